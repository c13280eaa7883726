import SystemProfiles

/// A scene with windows, which fills the screen here.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  open var screen: UIScreen { program.screen }

  /// The visible windows of the scene, from back to front.
  open var windows: [UIWindow] { program.windows.filter { $0.windowScene === self } }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The focus system, or nil on devices where keys do not move the focus.
  open var focusSystem: UIFocusSystem? { program.focusSystem }

  /// The coordinate space of the screen, because the scene fills it.
  open var coordinateSpace: any UICoordinateSpace { program.screen.coordinateSpace }

  open var interfaceOrientation: UIInterfaceOrientation { program.environment.orientation }

  /// Whether the scene has the whole screen. Always true, because there are no other apps.
  open var isFullScreen: Bool { true }

  open var traitCollection: UITraitCollection { ownTraits.collection(over: program.traits) }
  final var ownTraits = SceneTraits()

  /// Called before the scene's windows are notified.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The status bar of this scene.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)

  /// The size restrictions, or nil where the system determines the size, as on iPhone.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
    program.environment.device.idiom == .pad ? UISceneSizeRestrictions() : nil

  /// The current geometry.
  open var effectiveGeometry: Geometry { Geometry(program.environment) }

  /// Rotates the interface to an orientation that the preferences allow. If the controllers or the application do not
  /// support it, calls `errorHandler` and keeps the orientation.
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

  /// Rotates the interface to the device's orientation if a change of the supported orientations allows it.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { program.reconsiderOrientation() }
}

extension UIInterfaceOrientation {
  fileprivate static let all: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}

extension UIWindowScene {
  /// The size and orientation of a scene.
  @preconcurrency @MainActor open class Geometry: NSObject {
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    /// The size in points, in the interface's orientation.
    let size: CGSize

    /// The coordinate space of the scene at the time of this geometry.
    open var coordinateSpace: any UICoordinateSpace { SceneSpace(size) }

    /// Whether the orientation is locked. Always false.
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

  /// A program's preferences for its scene's geometry.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() { super.init() }

    open class iOS: GeometryPreferences {
      /// The allowed orientations, or nil for any.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() { super.init() }

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// The coordinate space of a scene at one time.
private final class SceneSpace: NSObject, PlacedSpace {
  let bounds: CGRect

  init(_ size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

  var transformToScreen: CGAffineTransform { .identity }
}

/// Limits for the size of a scene, stored for the program. A scene fills the screen here.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The minimum size, in points.
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// The style of the controller on screen. Its `default` is dark content in light mode and light content in dark mode.
  open var statusBarStyle: UIStatusBarStyle { scene?.program.shownStatusBarStyle ?? .default }

  open var isStatusBarHidden: Bool { scene?.program.application.isStatusBarHidden ?? true }

  /// The frame in the coordinates of the screen; zero for a hidden bar.
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
