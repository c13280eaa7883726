/// Rows and sections that a program adds and takes away in one go. What goes is counted in the table before, what comes
/// in the table after.
struct TableChanges {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// Rows that keep their cells at another place.
  var moves: [IndexPath: IndexPath] = [:]

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty && moves.isEmpty
  }

  /// Where a section of the table before is in the table after; nil when it is gone.
  func section(after old: Int) -> Int? { Self.place(after: old, without: deletedSections, with: insertedSections) }

  /// Where a row of the table before is in the table after; nil when it is gone.
  func row(after old: IndexPath) -> IndexPath? {
    if let target = moves[old] { return target }
    guard let section = section(after: old.section) else { return nil }
    let gone = rows(of: old.section, in: deletedRows).union(rows(of: old.section, in: Set(moves.keys)))
    let new = rows(of: section, in: insertedRows).union(rows(of: section, in: Set(moves.values)))
    return Self.place(after: old.row, without: gone, with: new).map { IndexPath(row: $0, section: section) }
  }

  /// How many rows a section of the table after should have, where that follows from the table before.
  func count(ofSection old: Int, before count: Int) -> Int? {
    guard let section = section(after: old) else { return nil }
    let gone = deletedRows.union(moves.keys).count { $0.section == old }
    return count - gone + insertedRows.union(moves.values).count { $0.section == section }
  }

  private func rows(of section: Int, in paths: Set<IndexPath>) -> IndexSet {
    IndexSet(paths.filter { $0.section == section }.map(\.row))
  }

  private static func place(after old: Int, without gone: IndexSet, with new: IndexSet) -> Int? {
    guard !gone.contains(old) else { return nil }
    var place = old - gone.count(in: 0..<old)
    for index in new where index <= place { place += 1 }
    return place
  }
}
