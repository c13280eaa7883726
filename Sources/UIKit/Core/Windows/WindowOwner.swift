/// An object with a window: the delegate of an application or a scene.
///
/// The requirement has a protocol of its own, because a protocol cannot have two members with one name: a class
/// implements a `UIWindow?`, and programs read a `UIWindow??` through ``UIApplicationDelegate`` and
/// ``UIWindowSceneDelegate``. If both match, Swift chooses the latter, as on iOS.
@preconcurrency @MainActor public protocol WindowOwner: NSObjectProtocol {
  /// The window. It is set by the main storyboard before the launch, or by a scene's storyboard before the scene
  /// connects.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowOwner {
  /// The value of a stored `var window: UIWindow!`, which Swift does not accept for a requirement with a default; nil
  /// without one.
  @_disfavoredOverload public var window: UIWindow? {
    get {
      let classes = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      return classes.lazy.flatMap(\.children).first { $0.label == "window" }?.value as? UIWindow
    }
    set { _ = StoredProperty.assign(newValue, to: "window", of: self) }
  }
}
