import CoreTypes

extension SystemEnvironment {
  /// Returns the environment with the device rotated. A screen size given by the user rotates with it.
  package func turned(to orientation: UIInterfaceOrientation) -> SystemEnvironment {
    var turned = self
    turned.orientation = orientation
    if let size = screenSizeOverride, orientation.isLandscape != self.orientation.isLandscape {
      turned.screenSizeOverride = CGSize(width: size.height, height: size.width)
    }
    return turned
  }

  /// Returns the duration of the change to another environment, in seconds.
  package func changeDuration(to other: SystemEnvironment) -> Double {
    callStripHeight != other.callStripHeight && orientation == other.orientation
      ? profile.metrics.bars.callStripDuration : turnDuration(to: other.orientation)
  }

  /// Returns the duration of a rotation to another orientation, in seconds.
  package func turnDuration(to orientation: UIInterfaceOrientation) -> Double {
    let isHalfTurn = orientation != self.orientation && orientation.isLandscape == self.orientation.isLandscape
    return profile.metrics.presentation.quarterTurnDuration * (isHalfTurn ? 2 : 1)
  }
}
