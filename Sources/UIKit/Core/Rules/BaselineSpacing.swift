import Typesetting

/// The metrics of a text's font for system spacing between baselines, in points.
struct SpacedLine: Equatable {
  var lineHeight: CGFloat
  /// The descender, which is negative below the baseline.
  var descender: CGFloat

  init(lineHeight: CGFloat, descender: CGFloat) { (self.lineHeight, self.descender) = (lineHeight, descender) }

  init(_ font: ResolvedFont) { self.init(lineHeight: font.lineHeight, descender: font.descender) }

  /// Returns the distance from the last baseline of `upper` to the first one of this line, as if the lines touched.
  ///
  /// > Basis: derived from constraints measured on Mac Catalyst at 2 pixels per point, five pairs of 9, 17 and 40
  /// > points. Its fonts are a little lower than those of iOS; that iOS follows the same rule is assumed.
  func spacing(below upper: SpacedLine, on grid: PixelGrid) -> CGFloat {
    grid.ceil(lineHeight + descender - upper.descender)
  }
}
