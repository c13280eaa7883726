import SystemProfiles

/// A scene with windows: here it fills the screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  open var screen: UIScreen { program.screen }

  /// The visible windows of the scene, rearmost first.
  open var windows: [UIWindow] { program.windows.filter { $0.windowScene === self } }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// Nil on devices on which keys do not move the focus.
  open var focusSystem: UIFocusSystem? { program.focusSystem }

  /// That of the screen, as a scene here fills it.
  open var coordinateSpace: any UICoordinateSpace { program.screen.coordinateSpace }

  open var interfaceOrientation: UIInterfaceOrientation { program.environment.orientation }

  /// False beside another app, which there is none of.
  open var isFullScreen: Bool { true }

  open var traitCollection: UITraitCollection { ownTraits.collection(over: program.traits) }
  final var ownTraits = SceneTraits()

  /// Called before the scene's windows are told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The status bar of this scene.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)

  /// Nil where the system decides on the size, as it does on phones.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
    program.environment.device.idiom == .pad ? UISceneSizeRestrictions() : nil

  /// The geometry of this moment.
  open var effectiveGeometry: Geometry { Geometry(program.environment) }

  /// Turns the interface to an orientation that the preferences allow. Where the controllers or the application do not
  /// agree, `errorHandler` learns of it and the interface stays.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS,
      let mask = preferences.interfaceOrientations, !mask.contains(interfaceOrientation)
    else { return }
    let wanted = UIInterfaceOrientation.all.filter(mask.contains)
    if wanted.contains(where: { program.rotate(to: $0) }) { return }
    errorHandler?(
      NSError(
        domain: "UISceneErrorDomain", code: 101,
        userInfo: [
          NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller."
        ]
      ))
  }

  /// Has the interface turn to where the device points, after an answer has changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { program.reconsiderOrientation() }
}

extension UIInterfaceOrientation {
  fileprivate static let all: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}

extension UIWindowScene {
  /// Where a scene is, and which way up.
  @preconcurrency @MainActor open class Geometry: NSObject {
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    /// In points, as the interface is turned.
    let size: CGSize

    /// As large as the scene: where the screen's is, also after the scene has turned.
    open var coordinateSpace: any UICoordinateSpace { SceneSpace(size) }

    /// Nothing locks it.
    open var isInterfaceOrientationLocked: Bool { false }

    init(_ environment: SystemEnvironment) {
      (interfaceOrientation, size) = (environment.orientation, environment.screenSize)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return ObjectIdentifier(self) == ObjectIdentifier(other)
        || MainActor.assumeIsolated { interfaceOrientation == other.interfaceOrientation && size == other.size }
    }
  }

  /// What a program wants of its scene's geometry.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() { super.init() }

    open class iOS: GeometryPreferences {
      /// Nil for any.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() { super.init() }

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// The space that a scene had at a moment.
private final class SceneSpace: NSObject, PlacedSpace {
  let bounds: CGRect

  init(_ size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

  var transformToScreen: CGAffineTransform { .identity }
}

/// How small and how large the user may make a scene. Kept for the program, as a scene here fills the screen.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// In points.
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// As the controller on screen has it; its `default` is dark on light and light on dark.
  open var statusBarStyle: UIStatusBarStyle { scene?.program.shownStatusBarStyle ?? .default }

  open var isStatusBarHidden: Bool { scene?.program.application.isStatusBarHidden ?? true }

  /// In the coordinates of the screen; zero for a hidden bar.
  open var statusBarFrame: CGRect { scene?.program.application.statusBarFrame ?? .zero }
}

extension Session {
  fileprivate var shownStatusBarStyle: UIStatusBarStyle {
    guard let decider = statusBarAuthority?.statusBarStyleDecider else { return .default }
    let style = perform { decider.preferredStatusBarStyle }
    if style != .default { return style }
    return decider.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }
}
