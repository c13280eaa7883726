import CoreTypes

/// Where a line of a font has its baseline and how far apart lines are, in points.
struct VerticalMetrics: Sendable, Hashable {
  var ascender: CGFloat
  /// Below the baseline, positive.
  var descender: CGFloat
  /// Part of every line's height, below the descender.
  var lineGap: CGFloat = 0
  /// Between lines only.
  var leading: CGFloat = 0
  var lineHeight: CGFloat { ascender + descender + lineGap }

  /// The face's own proportions at a size; its line gap stands between lines.
  ///
  /// > Basis: captured. 63 of 64 saved heights of labels in Helvetica Neue by name are ascender and descender alone.
  init(_ face: FontFace, pointSize: CGFloat) {
    let point = pointSize / CGFloat(face.unitsPerEm)
    ascender = CGFloat(face.ascender) * point
    descender = CGFloat(face.descender) * point
    leading = CGFloat(face.lineGap) * point
  }

  /// The same of a font of the project.
  init(_ font: ShippedFont, pointSize: CGFloat) {
    let point = pointSize / CGFloat(font.unitsPerEm)
    ascender = CGFloat(font.lines.ascender) * point
    descender = CGFloat(font.lines.descender) * point
    leading = CGFloat(font.lines.lineGap) * point
  }

  /// The system font of the Helvetica Neue era: all weights as Regular, the gap counted into every line.
  ///
  /// > Basis: captured; 17 points are 20.28 high, their baseline at 16.18.
  static func helveticaNeueInterface(pointSize: CGFloat) -> Self {
    var metrics = Self(.helveticaNeueRegular, pointSize: pointSize)
    (metrics.lineGap, metrics.leading) = (metrics.leading, 0)
    return metrics
  }

  /// Helvetica has no line gap of its own: the system adds 15 % above the letters.
  ///
  /// > Basis: documented (public metrics of Helvetica by name: line height 1.15 em); where it is added is assumed.
  static func helvetica(_ face: FontFace, pointSize: CGFloat) -> Self {
    var metrics = Self(face, pointSize: pointSize)
    metrics.ascender += 0.15 * pointSize
    return metrics
  }

  /// The system font of the Helvetica era, each part rounded up: 17 points give a line of 21 with its baseline at 17.
  ///
  /// > Basis: derived. It reproduces the eleven recorded line heights, 10 to 24 points, and the baselines of labels,
  /// > fields and buttons in saved nibs.
  static func helveticaOfWholePoints(_ face: FontFace, pointSize: CGFloat) -> Self {
    var metrics = Self(face, pointSize: pointSize).roundedUpToPoints()
    metrics.ascender += ceil(0.15 * pointSize)
    return metrics
  }

  /// Lines of the Helvetica era are whole points high, whatever their font (assumed for other fonts than Helvetica).
  func roundedUpToPoints() -> Self {
    var metrics = self
    metrics.ascender = Self.ceil(ascender)
    metrics.descender = Self.ceil(descender)
    metrics.leading = Self.ceil(leading)
    return metrics
  }

  private static func ceil(_ length: CGFloat) -> CGFloat { (length - 0.001).rounded(.up) }
}
