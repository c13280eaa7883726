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

  /// How long the interface takes to turn to another orientation, in seconds.
  package func turnDuration(to orientation: UIInterfaceOrientation) -> Double {
    let isHalfTurn = orientation != self.orientation && orientation.isLandscape == self.orientation.isLandscape
    return profile.metrics.presentation.quarterTurnDuration * (isHalfTurn ? 2 : 1)
  }
}
