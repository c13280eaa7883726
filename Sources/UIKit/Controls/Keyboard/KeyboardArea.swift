import SystemProfiles

/// Where a keyboard is.
extension SystemEnvironment {
  /// On the screen, portrait whatever the orientation while windows stay portrait. One that is down waits below the
  /// screen's edge, as seen by the user.
  func keyboardFrame(height: CGFloat, isUp: Bool) -> CGRect {
    let screen = screenSize
    let upright = CGRect(x: 0, y: screen.height - (isUp ? height : 0), width: screen.width, height: height)
    return isTurnedInWindows ? upright.turnedBack(from: orientation, in: screenSize) : upright
  }

  /// What is below the keys on screens with a home indicator.
  var keyboardBottomInset: CGFloat { device.screen.hasHomeIndicator ? coveredInsets.bottom : 0 }

  var keyboardStep: KeyboardMetrics.Step {
    profile.metrics.keyboard.step(
      idiom: device.idiom, hasHomeIndicator: device.screen.hasHomeIndicator, orientation: orientation,
      portraitWidth: min(device.pointSize.width, device.pointSize.height))
  }
}

extension CGRect {
  /// From the interface's coordinates to those of the device in portrait.
  ///
  /// - Parameter size: of the interface.
  fileprivate func turnedBack(from orientation: UIInterfaceOrientation, in size: CGSize) -> CGRect {
    switch orientation {
    case .unknown, .portrait: self
    case .portraitUpsideDown: CGRect(x: size.width - maxX, y: size.height - maxY, width: width, height: height)
    case .landscapeRight: CGRect(x: size.height - maxY, y: minX, width: height, height: width)
    case .landscapeLeft: CGRect(x: minY, y: size.width - maxX, width: height, height: width)
    }
  }
}
