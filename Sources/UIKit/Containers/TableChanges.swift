/// Rows and sections that a program adds and takes away in one go. What goes is counted in the table before, what comes
/// in the table after.
struct TableChanges {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// Rows that keep their cells at another place.
  var moves: [IndexPath: IndexPath] = [:]
  var movedSections: [Int: Int] = [:]

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty && moves.isEmpty
      && movedSections.isEmpty
  }
}

/// Where the rows and sections of the table before are in the table after. An answer costs the logarithm of the changes.
struct TableShift {
  private let moves: [IndexPath: IndexPath]
  private let movedSections: [Int: Int]
  private let sections: PlaceShift
  /// Of the sections before; one that is missing has the rows it had.
  private let gone: [Int: [Int]]
  /// Of the sections after.
  private let new: [Int: [Int]]

  init(_ changes: TableChanges) {
    (moves, movedSections) = (changes.moves, changes.movedSections)
    sections = PlaceShift(
      without: changes.deletedSections.union(IndexSet(changes.movedSections.keys)).map(\.self),
      with: changes.insertedSections.union(IndexSet(changes.movedSections.values)).map(\.self))
    gone = Self.rowsBySection(changes.deletedRows.union(changes.moves.keys))
    new = Self.rowsBySection(changes.insertedRows.union(changes.moves.values))
  }

  /// In ascending order.
  private static func rowsBySection(_ paths: Set<IndexPath>) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
  }

  /// Nil for a section that is gone.
  func section(after old: Int) -> Int? { movedSections[old] ?? sections.place(after: old) }

  /// Nil for a row that is gone.
  func row(after old: IndexPath) -> IndexPath? {
    if let target = moves[old] { return target }
    guard let section = section(after: old.section) else { return nil }
    let rows = PlaceShift(without: gone[old.section] ?? [], with: new[section] ?? [])
    return rows.place(after: old.row).map { IndexPath(row: $0, section: section) }
  }

  /// How many rows a section of the table before should have in the table after; nil when it is gone.
  func count(ofSection old: Int, before count: Int) -> Int? {
    section(after: old).map { count - (gone[old]?.count ?? 0) + (new[$0]?.count ?? 0) }
  }
}

/// A sequence from which some places go, and into which others come.
private struct PlaceShift {
  /// Counted before, ascending.
  private let gone: [Int]
  /// Counted after, ascending.
  private let new: [Int]

  init(without gone: [Int], with new: [Int]) { (self.gone, self.new) = (gone, new) }

  func place(after old: Int) -> Int? {
    let before = gone.firstPosition { gone[$0] >= old }
    if before < gone.count, gone[before] == old { return nil }
    let kept = old - before
    // Without those that come before it, the i-th that comes would stand at `new[i] - i`.
    return kept + new.firstPosition { new[$0] - $0 > kept }
  }
}

extension [Int] {
  /// The first position for which `isBeyond` holds, where it holds for all that follow; the end if there is none.
  fileprivate func firstPosition(where isBeyond: (Int) -> Bool) -> Int {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
