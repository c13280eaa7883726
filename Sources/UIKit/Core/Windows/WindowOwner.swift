/// The window of an application's or a scene's delegate.
///
/// The requirement has a protocol of its own, as a protocol cannot give two members one name: a class implements a
/// `UIWindow?`, and programs read a `UIWindow??` through ``UIApplicationDelegate`` and ``UIWindowSceneDelegate``. Where both
/// fit, Swift takes the latter, as on iOS.
@preconcurrency @MainActor public protocol WindowOwner: NSObjectProtocol {
  /// The main storyboard's window is set before the launch, and that of a scene's storyboard before the scene connects.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowOwner {
  /// A stored `var window: UIWindow!`, which Swift does not take as the requirement where there is a default; nil without one.
  @_disfavoredOverload public var window: UIWindow? {
    get {
      let classes = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      return classes.lazy.flatMap(\.children).first { $0.label == "window" }?.value as? UIWindow
    }
    set { _ = StoredProperty.assign(newValue, to: "window", of: self) }
  }
}
