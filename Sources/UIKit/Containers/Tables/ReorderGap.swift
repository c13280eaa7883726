/// Where rows stand while one of them is moved: those behind the place that it left close up, those behind the place that
/// it would take make room.
struct ReorderGap: Equatable {
  let source: IndexPath
  /// As rows are counted when the move is done.
  var target: IndexPath
  /// Of the row, in points.
  let height: CGFloat

  /// By how much a row other than the moved one is below its place.
  func shift(of row: IndexPath) -> CGFloat {
    (row > source ? -height : 0) + (isBehindTarget(row) ? height : 0)
  }

  /// The same of the header of a section.
  func shift(ofHeader section: Int) -> CGFloat {
    (section > source.section ? -height : 0) + (section > target.section ? height : 0)
  }

  func shift(ofFooter section: Int) -> CGFloat {
    (section >= source.section ? -height : 0) + (section >= target.section ? height : 0)
  }

  /// The row that it is among those of its section without the moved one.
  func number(of row: IndexPath) -> Int { row.row - (row.section == source.section && row.row > source.row ? 1 : 0) }

  func isBehindTarget(_ row: IndexPath) -> Bool {
    row.section == target.section ? number(of: row) >= target.row : row.section > target.section
  }
}
