import CoreTypes

/// Heights of the keyboard, without what it covers of the home indicator.
package struct KeyboardMetrics: Sendable, Hashable {
  /// Keyboards grow with the screen in steps.
  package struct Step: Sendable, Hashable {
    /// Of the screen, in portrait.
    package var minimumWidth: CGFloat
    package var height: CGFloat
  }

  /// Narrowest first.
  package var phonePortrait: [Step]
  package var phoneLandscape: CGFloat
  package var padPortrait: CGFloat
  package var padLandscape: CGFloat

  /// - Parameter portraitWidth: of the screen, in points.
  package func height(
    idiom: UIUserInterfaceIdiom, orientation: UIInterfaceOrientation, portraitWidth: CGFloat
  ) -> CGFloat {
    switch (idiom, orientation.isLandscape) {
    case (.pad, true): padLandscape
    case (.pad, false): padPortrait
    case (_, true): phoneLandscape
    case (_, false): phonePortrait.last { $0.minimumWidth <= portraitWidth }?.height ?? phoneLandscape
    }
  }
}
