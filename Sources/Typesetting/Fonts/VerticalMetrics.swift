import CoreTypes

/// The baseline and line height of a font, in points.
struct VerticalMetrics: Sendable, Hashable {
  var ascender: CGFloat
  /// The distance below the baseline, positive.
  var descender: CGFloat
  /// The part of every line's height below the descender.
  var lineGap: CGFloat = 0
  /// The gap between lines only.
  var leading: CGFloat = 0
  var lineHeight: CGFloat { ascender + descender + lineGap }

  /// Creates the face's own proportions at a size, with its line gap between lines.
  ///
  /// > Basis: captured. 63 of 64 saved heights of labels in Helvetica Neue by name are ascender and descender alone.
  init(_ face: FontFace, pointSize: CGFloat) {
    let point = pointSize / CGFloat(face.unitsPerEm)
    ascender = CGFloat(face.ascender) * point
    descender = CGFloat(face.descender) * point
    leading = CGFloat(face.lineGap) * point
  }

  /// Creates the proportions of a bundled font.
  init(_ font: ShippedFont, pointSize: CGFloat) {
    let point = pointSize / CGFloat(font.unitsPerEm)
    ascender = CGFloat(font.lines.ascender) * point
    descender = CGFloat(font.lines.descender) * point
    leading = CGFloat(font.lines.lineGap) * point
  }

  /// Returns the metrics of the system font of the Helvetica Neue era: all weights as Regular, with the gap in every
  /// line.
  ///
  /// > Basis: captured; 17 points are 20.28 high, their baseline at 16.18.
  static func helveticaNeueInterface(pointSize: CGFloat) -> Self {
    var metrics = Self(.helveticaNeueRegular, pointSize: pointSize)
    (metrics.lineGap, metrics.leading) = (metrics.leading, 0)
    return metrics
  }

  /// Returns the metrics of Helvetica. It has no line gap of its own: the system adds 15 % above the letters.
  ///
  /// > Basis: documented (public metrics of Helvetica by name: line height 1.15 em); where it is added is assumed.
  static func helvetica(_ face: FontFace, pointSize: CGFloat) -> Self {
    var metrics = Self(face, pointSize: pointSize)
    metrics.ascender += 0.15 * pointSize
    return metrics
  }

  /// Returns the metrics of the system font of the Helvetica era, each part rounded up: 17 points give a line of 21
  /// with its baseline at 17.
  ///
  /// > Basis: derived. It reproduces the eleven recorded line heights, 10 to 24 points, and the baselines of labels,
  /// > fields and buttons in saved nibs.
  static func helveticaOfWholePoints(_ face: FontFace, pointSize: CGFloat) -> Self {
    var metrics = Self(face, pointSize: pointSize).roundedUpToPoints()
    metrics.ascender += ceil(0.15 * pointSize)
    return metrics
  }

  /// Returns whole-point metrics, as all lines of the Helvetica era have (assumed for other fonts than Helvetica).
  func roundedUpToPoints() -> Self {
    var metrics = self
    metrics.ascender = Self.ceil(ascender)
    metrics.descender = Self.ceil(descender)
    metrics.leading = Self.ceil(leading)
    return metrics
  }

  private static func ceil(_ length: CGFloat) -> CGFloat { (length - 0.001).rounded(.up) }
}
