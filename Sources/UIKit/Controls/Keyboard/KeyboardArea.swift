import SystemProfiles

/// The frame of the keyboard.
extension SystemEnvironment {
  /// Returns the keyboard's frame on the screen. While windows stay portrait, it is in portrait coordinates in every
  /// orientation. A hidden keyboard is below the bottom edge, as seen by the user.
  func keyboardFrame(height: CGFloat, isUp: Bool) -> CGRect {
    let screen = screenSize
    let upright = CGRect(x: 0, y: screen.height - (isUp ? height : 0), width: screen.width, height: height)
    return isTurnedInWindows ? upright.turnedBack(from: orientation, in: screenSize) : upright
  }

  /// The space below the keys on screens with a home indicator.
  var keyboardBottomInset: CGFloat { device.screen.hasHomeIndicator ? coveredInsets.bottom : 0 }

  var keyboardStep: KeyboardMetrics.Step {
    profile.metrics.keyboard.step(
      idiom: device.idiom, hasHomeIndicator: device.screen.hasHomeIndicator, orientation: orientation,
      portraitWidth: min(device.pointSize.width, device.pointSize.height))
  }
}

extension CGRect {
  /// Returns a rectangle converted from the interface's coordinates to those of the device in portrait.
  ///
  /// - Parameter size: the size of the interface.
  fileprivate func turnedBack(from orientation: UIInterfaceOrientation, in size: CGSize) -> CGRect {
    switch orientation {
    case .unknown, .portrait: self
    case .portraitUpsideDown: CGRect(x: size.width - maxX, y: size.height - maxY, width: width, height: height)
    case .landscapeRight: CGRect(x: size.height - maxY, y: minX, width: height, height: width)
    case .landscapeLeft: CGRect(x: minY, y: size.width - maxX, width: height, height: width)
    }
  }
}
