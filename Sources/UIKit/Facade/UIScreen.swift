/// The screen of the current session.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private unowned let session: Session

  init(_ session: Session) { self.session = session }

  open class var main: UIScreen { Session.current.screen }

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

  open var traitCollection: UITraitCollection { session.traits }

  /// Not called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
