import CoreTypes

/// Where a line of a font has its baseline and how far apart lines are, in points.
struct VerticalMetrics: Sendable, Hashable {
  var ascender: CGFloat
  /// Below the baseline, positive.
  var descender: CGFloat
  /// The gap that is part of `lineHeight` but of neither of the two.
  var lineGap: CGFloat
  var lineHeight: CGFloat { ascender + descender + lineGap }

  init(ascender: CGFloat, descender: CGFloat, lineGap: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// The face's own proportions at a size.
  init(_ face: FontFace, pointSize: CGFloat) {
    let point = pointSize / CGFloat(face.unitsPerEm)
    self.init(
      ascender: CGFloat(face.ascender) * point, descender: CGFloat(face.descender) * point,
      lineGap: CGFloat(face.lineGap) * point)
  }

  /// Helvetica has no line gap of its own: the system adds 15 % above the letters.
  ///
  /// > Basis: documented (public metrics of Helvetica by name: line height 1.15 em); where it is added is assumed.
  static func helvetica(_ face: FontFace, pointSize: CGFloat) -> Self {
    var metrics = Self(face, pointSize: pointSize)
    metrics.lineGap = 0.15 * pointSize
    return metrics
  }

  /// Each part rounded up, the gap above the letters: 17 points give a line of 21 with its baseline at 17.
  ///
  /// > Basis: derived. It reproduces the eleven recorded line heights of Helvetica, 10 to 24 points, and the baselines
  /// > of labels, fields and buttons in saved nibs.
  func roundedUpToPoints() -> Self {
    let descender = Self.ceil(descender)
    return Self(
      ascender: Self.ceil(ascender) + Self.ceil(lineGap), descender: descender, lineGap: 0)
  }

  /// The gap counted into the ascender, as `UIFont` reports Helvetica.
  func withGapAboveLetters() -> Self {
    Self(ascender: ascender + lineGap, descender: descender, lineGap: 0)
  }

  private static func ceil(_ length: CGFloat) -> CGFloat { (length - 0.001).rounded(.up) }
}
