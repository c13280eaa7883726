/// The screen of the current session.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private unowned let session: Session

  init(_ session: Session) { self.session = session }

  open class var main: UIScreen { Session.current.screen }

  /// The screens. There is only the main screen.
  public class var screens: [UIScreen] { [main] }

  /// The bounds in points. They rotate with the interface since iOS 8; before, they are in portrait.
  open var bounds: CGRect { session.environment.screenBounds }

  /// The bounds without a visible status bar, which is at one side if the interface is rotated on a portrait screen.
  open var applicationFrame: CGRect { session.environment.applicationFrame }

  /// The number of device pixels per point.
  open var scale: CGFloat { session.environment.scale }

  /// The number of panel pixels per point: the same, because no screen of the catalog is downsampled.
  open var nativeScale: CGFloat { scale }

  /// The bounds in device pixels, in portrait for every orientation.
  open var nativeBounds: CGRect {
    let size = session.environment.device.pointSize
    return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
  }

  /// The number of frames per second of the session's display.
  open var maximumFramesPerSecond: Int { Int(Session.framesPerSecond) }

  /// The brightness from 0 to 1. Has no effect on pictures.
  open var brightness: CGFloat = 0.5 { didSet { hasNoEffect("UIScreen.brightness") } }

  /// Whether the screen is recorded or mirrored. Always false.
  open var isCaptured: Bool { false }

  open var mirrored: UIScreen? { nil }

  /// The available modes. There is only the panel's.
  open var availableModes: [UIScreenMode] { preferredMode.map { [$0] } ?? [] }
  open var preferredMode: UIScreenMode? { UIScreenMode(nativeBounds.size) }
  open var currentMode: UIScreenMode? { preferredMode }

  /// Stored for the program. Has no effect on pictures.
  open var wantsSoftwareDimming = false { didSet { hasNoEffect("UIScreen.wantsSoftwareDimming") } }

  /// The maximum brightness relative to white. No panel of the catalog exceeds 1.
  open var potentialEDRHeadroom: CGFloat { 1 }
  open var currentEDRHeadroom: CGFloat { 1 }

  /// Returns a display link that is called with each frame of the session.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Returns a snapshot of the key window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    session.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? session.perform { UIView(frame: bounds) }
  }

  var interfaceOrientation: UIInterfaceOrientation { session.environment.orientation }
  var turnsWithInterface: Bool { session.behaves(.screenBoundsFollowOrientation) }

  open var traitCollection: UITraitCollection { session.traits }

  /// Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
  /// Never posted: there is one screen for the whole session.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// A size that a screen can display.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// The size in device pixels.
  open private(set) var size: CGSize
  /// The aspect ratio of pixels, which are square.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) { self.size = size }
}
