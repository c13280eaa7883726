import CoreTypes

package struct ProgressViewMetrics: Sendable, Hashable {
  package var `default`: NaturalSize
  package var bar: NaturalSize
}

package struct ActivityIndicatorMetrics: Sendable, Hashable {
  /// `white`, `gray` and `medium`.
  package var medium: NaturalSize
  /// `whiteLarge` and `large`.
  package var large: NaturalSize
}

/// A row of dots.
package struct PageControlMetrics: Sendable, Hashable {
  package var height: CGFloat
  package var dotDiameter: CGFloat
  package var dotSpacing: CGFloat
  /// Left and right of the dots, together.
  package var horizontalPadding: CGFloat

  /// `n` dots with gaps between them; 0 for no pages.
  package func width(pages: Int) -> CGFloat {
    guard pages > 0 else { return 0 }
    let count = CGFloat(pages)
    return dotDiameter * count + dotSpacing * (count - 1) + horizontalPadding
  }
}
