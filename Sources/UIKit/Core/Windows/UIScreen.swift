/// The screen of the current session.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private unowned let session: Session

  init(_ session: Session) { self.session = session }

  open class var main: UIScreen { Session.current.screen }

  /// The main screen alone.
  public class var screens: [UIScreen] { [main] }

  /// In points; turns with the interface from iOS 8 on, portrait before.
  open var bounds: CGRect { session.environment.screenBounds }

  /// `bounds` without a visible status bar, which is at a side of a portrait screen whose interface is turned.
  open var applicationFrame: CGRect { session.environment.applicationFrame }

  /// Device pixels per point.
  open var scale: CGFloat { session.environment.scale }

  /// Device pixels per point of the panel: the same, as no screen of the catalogue is scaled down.
  open var nativeScale: CGFloat { scale }

  /// In device pixels, portrait in every orientation.
  open var nativeBounds: CGRect {
    let size = session.environment.device.pointSize
    return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
  }

  /// Frames per second of the session's display.
  open var maximumFramesPerSecond: Int { Int(Session.framesPerSecond) }

  /// Kept for the program, from 0 to 1: pictures are as bright as ever.
  open var brightness: CGFloat = 0.5 { didSet { hasNoEffect("UIScreen.brightness") } }

  /// Nobody records or mirrors the screen.
  open var isCaptured: Bool { false }

  open var mirrored: UIScreen? { nil }

  /// The one mode of the panel.
  open var availableModes: [UIScreenMode] { preferredMode.map { [$0] } ?? [] }
  open var preferredMode: UIScreenMode? { UIScreenMode(nativeBounds.size) }
  open var currentMode: UIScreenMode? { preferredMode }

  /// Kept for the program: pictures are as bright as ever.
  open var wantsSoftwareDimming = false { didSet { hasNoEffect("UIScreen.wantsSoftwareDimming") } }

  /// No panel of the catalogue shows more than white.
  open var potentialEDRHeadroom: CGFloat { 1 }
  open var currentEDRHeadroom: CGFloat { 1 }

  /// A link that is called with each frame of the session.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// A picture of the key window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    session.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? session.perform { UIView(frame: bounds) }
  }

  var interfaceOrientation: UIInterfaceOrientation { session.environment.orientation }
  var turnsWithInterface: Bool { session.behaves(.screenBoundsFollowOrientation) }

  open var traitCollection: UITraitCollection { session.traits }

  /// Not called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
  /// Not posted: there is one screen, as long as the session.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// A size that a screen can be driven in.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// In device pixels.
  open private(set) var size: CGSize
  /// Pixels are square.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) { self.size = size }
}
