import SystemProfiles

// Rotation inside windows. Through iOS 7, windows stay in portrait and the interface rotates inside them.
extension SystemEnvironment {
  /// Whether windows stay in portrait while the interface is in another orientation.
  var isTurnedInWindows: Bool {
    screenSizeOverride == nil && !profile.has(.screenBoundsFollowOrientation)
      && !(orientation == .portrait || orientation == .unknown)
  }

  /// The transform from the coordinates of windows to those of the interface.
  var windowsToInterface: CGAffineTransform {
    guard isTurnedInWindows else { return .identity }
    let window = screenBounds, screen = screenSize
    return CGAffineTransform(translationX: -window.midX, y: -window.midY)
      .concatenating(CGAffineTransform.turning(to: orientation).inverted())
      .concatenating(CGAffineTransform(translationX: screen.width / 2, y: screen.height / 2))
  }
}

extension CGAffineTransform {
  /// Returns a rotation by quarter turns, without rounding errors of sine and cosine.
  static func turning(to orientation: UIInterfaceOrientation) -> CGAffineTransform {
    switch orientation {
    case .unknown, .portrait: .identity
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }
}
