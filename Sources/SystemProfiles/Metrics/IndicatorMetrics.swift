import CoreTypes

package struct ProgressViewMetrics: Sendable, Hashable {
  package var `default`: NaturalSize
  package var bar: NaturalSize
}

package struct ActivityIndicatorMetrics: Sendable, Hashable {
  /// The size of the `white`, `gray` and `medium` styles.
  package var medium: NaturalSize
  /// The size of the `whiteLarge` and `large` styles.
  package var large: NaturalSize
}

/// The metrics of a page control's row of dots.
package struct PageControlMetrics: Sendable, Hashable {
  package var height: CGFloat
  package var dotDiameter: CGFloat
  package var dotSpacing: CGFloat
  /// The sum of the padding left and right of the dots.
  package var horizontalPadding: CGFloat

  /// Returns the width of `n` dots with gaps between them; 0 for no pages.
  package func width(pages: Int) -> CGFloat {
    guard pages > 0 else { return 0 }
    let count = CGFloat(pages)
    return dotDiameter * count + dotSpacing * (count - 1) + horizontalPadding
  }
}
