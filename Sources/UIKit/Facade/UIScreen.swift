/// The screen of the current session.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private let session: Session

  private init(_ session: Session) { self.session = session }

  public class var main: UIScreen { UIScreen(Session.current) }

  /// In points; turns with the interface from iOS 8 on, portrait before.
  open var bounds: CGRect { session.environment.screenBounds }

  /// `bounds` without a visible status bar, which is at a side of a portrait screen whose interface is turned.
  open var applicationFrame: CGRect {
    let screen = bounds, bar = session.environment.statusBarFrame
    guard bar.width > 0, bar.height > 0 else { return screen }
    let isAtSide = bar.width < screen.width
    return screen.inset(
      by: UIEdgeInsets(
        top: !isAtSide && bar.minY == 0 ? bar.height : 0, left: isAtSide && bar.minX == 0 ? bar.width : 0,
        bottom: bar.minY > 0 ? bar.height : 0, right: bar.minX > 0 ? bar.width : 0))
  }

  /// Device pixels per point.
  open var scale: CGFloat { session.environment.scale }

  /// Device pixels per point of the panel: the same, as no screen of the catalogue is scaled down.
  open var nativeScale: CGFloat { scale }

  /// In device pixels, portrait in every orientation.
  open var nativeBounds: CGRect {
    let size = session.environment.device.pointSize
    return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
  }

  open var traitCollection: UITraitCollection { session.traits }

  /// Never called: a screen is made anew for whoever asks for it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIScreen else { return false }
    return MainActor.assumeIsolated { other.session === session }
  }
}
