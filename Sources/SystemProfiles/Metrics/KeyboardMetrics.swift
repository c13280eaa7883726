import CoreTypes

/// The heights of the keyboard without the safe area below it, and the values in its notifications.
package struct KeyboardMetrics: Sendable, Hashable {
  /// The heights from a certain screen width on. Keyboards grow with the screen in steps.
  package struct Step: Sendable, Hashable {
    /// The least width of the screen in portrait.
    package var minimumWidth: CGFloat
    /// The height of the rows of keys and the strip below them.
    package var keys: CGFloat
    /// The height of the strip below the rows, which is part of `keys`.
    package var strip: CGFloat
    /// The height of the suggestion bar above the keys; 0 where there is none.
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
  /// The steps of phones with a home indicator, which have a strip with globe and microphone below the keys.
  package var homeIndicatorPhone: Steps
  package var pad: Steps
  /// The duration of showing and hiding the keyboard, in seconds.
  package var animationDuration = 0.25
  /// The raw value of the animation curve: 0 is ease in and out, 7 is the keyboard's own, which has no name.
  package var animationCurve: Int

  /// - Parameter portraitWidth: The width of the screen in portrait, in points.
  package func step(
    idiom: UIUserInterfaceIdiom, hasHomeIndicator: Bool, orientation: UIInterfaceOrientation, portraitWidth: CGFloat
  ) -> Step {
    let steps = idiom == .pad ? pad : hasHomeIndicator ? homeIndicatorPhone : phone
    let candidates = orientation.isLandscape ? steps.landscape : steps.portrait
    return candidates.last { $0.minimumWidth <= portraitWidth } ?? candidates[0]
  }
}
