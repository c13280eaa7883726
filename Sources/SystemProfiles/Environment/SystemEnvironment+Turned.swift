import CoreTypes

extension SystemEnvironment {
  /// The same surroundings with the device turned; a screen size of the user's turns with it.
  package func turned(to orientation: UIInterfaceOrientation) -> SystemEnvironment {
    var turned = self
    turned.orientation = orientation
    if let size = screenSizeOverride, orientation.isLandscape != self.orientation.isLandscape {
      turned.screenSizeOverride = CGSize(width: size.height, height: size.width)
    }
    return turned
  }

  /// How long the interface takes to be as it is in other surroundings, in seconds.
  package func changeDuration(to other: SystemEnvironment) -> Double {
    callStripHeight != other.callStripHeight && orientation == other.orientation
      ? profile.metrics.bars.callStripDuration : turnDuration(to: other.orientation)
  }

  /// How long the interface takes to turn to another orientation, in seconds.
  package func turnDuration(to orientation: UIInterfaceOrientation) -> Double {
    let isHalfTurn = orientation != self.orientation && orientation.isLandscape == self.orientation.isLandscape
    return profile.metrics.presentation.quarterTurnDuration * (isHalfTurn ? 2 : 1)
  }
}
