import SystemProfiles

// Until iOS 7 windows stay portrait, and the interface turns inside them.
extension SystemEnvironment {
  /// Windows stay portrait, and the interface is not.
  var isTurnedInWindows: Bool {
    screenSizeOverride == nil && !profile.has(.screenBoundsFollowOrientation)
      && !(orientation == .portrait || orientation == .unknown)
  }

  /// From the coordinates of windows to those of the interface as the user sees it.
  var windowsToInterface: CGAffineTransform {
    guard isTurnedInWindows else { return .identity }
    let window = screenBounds, screen = screenSize
    return CGAffineTransform(translationX: -window.midX, y: -window.midY)
      .concatenating(CGAffineTransform.turning(to: orientation).inverted())
      .concatenating(CGAffineTransform(translationX: screen.width / 2, y: screen.height / 2))
  }
}

extension CGAffineTransform {
  /// By whole quarters, without the noise of sine and cosine.
  static func turning(to orientation: UIInterfaceOrientation) -> CGAffineTransform {
    switch orientation {
    case .unknown, .portrait: .identity
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }
}
