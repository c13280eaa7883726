import Typesetting

/// What system spacing beside baselines needs to know of a text's font, in points.
struct SpacedLine: Equatable {
  var lineHeight: CGFloat
  /// Negative: below the baseline.
  var descender: CGFloat

  init(lineHeight: CGFloat, descender: CGFloat) { (self.lineHeight, self.descender) = (lineHeight, descender) }

  init(_ font: ResolvedFont) { self.init(lineHeight: font.lineHeight, descender: font.descender) }

  /// From the last baseline of `upper` to the first one of this line: as if the lines of both touched.
  ///
  /// > Basis: derived from constraints measured on Mac Catalyst at 2 pixels a point, five pairs of 9, 17 and 40 points. Its
  /// > fonts are a little lower than those of iOS; that iOS goes by the same rule is assumed.
  func spacing(below upper: SpacedLine, on grid: PixelGrid) -> CGFloat {
    grid.ceil(lineHeight + descender - upper.descender)
  }
}
