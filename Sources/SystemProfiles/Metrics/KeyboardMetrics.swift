import CoreTypes

/// Heights of the keyboard, without the safe area below it, and what its notifications say.
package struct KeyboardMetrics: Sendable, Hashable {
  /// Keyboards grow with the screen in steps.
  package struct Step: Sendable, Hashable {
    /// Of the screen, in portrait.
    package var minimumWidth: CGFloat
    /// Of the rows of keys and what is below them.
    package var keys: CGFloat
    /// The part of `keys` that is below the rows.
    package var strip: CGFloat
    /// Of the bar of suggestions above the keys; 0 where there is none.
    package var suggestions: CGFloat

    package init(minimumWidth: CGFloat = 0, keys: CGFloat, strip: CGFloat = 0, suggestions: CGFloat = 0) {
      (self.minimumWidth, self.keys, self.strip) = (minimumWidth, keys, strip)
      self.suggestions = suggestions
    }
  }

  /// The steps of both orientations, narrowest first.
  package struct Steps: Sendable, Hashable {
    package var portrait: [Step]
    package var landscape: [Step]
  }

  package var phone: Steps
  /// Phones with a home indicator have a strip with globe and microphone below the keys.
  package var homeIndicatorPhone: Steps
  package var pad: Steps
  /// In seconds, of coming and going.
  package var animationDuration = 0.25
  /// The raw value of the curve: 0 is ease in and out, 7 the keyboard's own, which has no name.
  package var animationCurve: Int

  /// - Parameter portraitWidth: of the screen, in points.
  package func step(
    idiom: UIUserInterfaceIdiom, hasHomeIndicator: Bool, orientation: UIInterfaceOrientation, portraitWidth: CGFloat
  ) -> Step {
    let steps = idiom == .pad ? pad : hasHomeIndicator ? homeIndicatorPhone : phone
    let candidates = orientation.isLandscape ? steps.landscape : steps.portrait
    return candidates.last { $0.minimumWidth <= portraitWidth } ?? candidates[0]
  }
}
