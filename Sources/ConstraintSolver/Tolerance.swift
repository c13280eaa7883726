/// The sizes below which a number counts as zero. Lengths are in points, so these are far below any pixel.
enum Tolerance {
  /// Coefficients and reduced costs this small are rounding noise.
  static let coefficient = 1e-9
  /// Rows violated by less than this are not worth a pivot.
  static let feasibility = 1e-8
  /// Required rows that disagree by less than this are redundant, not in conflict.
  static let conflict = 1e-6
}
