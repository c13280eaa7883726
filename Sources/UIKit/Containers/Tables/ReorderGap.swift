/// The positions of rows while one of them is moved: rows after its old place close up, and rows after its new place
/// make room.
struct ReorderGap: Equatable {
  let source: IndexPath
  /// The new place, as rows are counted after the move.
  var target: IndexPath
  /// The height of the row, in points.
  let height: CGFloat

  /// Returns the vertical offset of a row other than the moved one from its place.
  func shift(of row: IndexPath) -> CGFloat {
    (row > source ? -height : 0) + (isBehindTarget(row) ? height : 0)
  }

  /// Returns the vertical offset of a section's header from its place.
  func shift(ofHeader section: Int) -> CGFloat {
    (section > source.section ? -height : 0) + (section > target.section ? height : 0)
  }

  func shift(ofFooter section: Int) -> CGFloat {
    (section >= source.section ? -height : 0) + (section >= target.section ? height : 0)
  }

  /// Returns the number of a row in its section, without counting the moved row.
  func number(of row: IndexPath) -> Int { row.row - (row.section == source.section && row.row > source.row ? 1 : 0) }

  func isBehindTarget(_ row: IndexPath) -> Bool {
    row.section == target.section ? number(of: row) >= target.row : row.section > target.section
  }
}
