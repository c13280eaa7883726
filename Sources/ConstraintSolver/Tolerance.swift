/// The sizes below which a number counts as nothing. Lengths are points, so these are far below any pixel.
enum Tolerance {
  /// A coefficient or a reduced cost this small is rounding noise.
  static let coefficient = 1e-9
  /// A row off by less than this is not worth a pivot.
  static let feasibility = 1e-8
  /// Required rows that disagree by less than this are redundant, not in conflict.
  static let conflict = 1e-6
}
