/// Items and sections that a program adds and takes away in one go, in a table or a collection. What goes is counted as
/// it is before, what comes as it is after.
struct IndexPathChanges: Equatable {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// Items that keep their cells at another place.
  var moves: [IndexPath: IndexPath] = [:]
  var movedSections: [Int: Int] = [:]

  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
      && moves.isEmpty && movedSections.isEmpty
  }
}

/// Where the items and sections before are afterwards. An answer costs the logarithm of the changes.
struct IndexPathMapping {
  private let changes: IndexPathChanges
  private let sections: PlaceShift
  /// Of the sections before; one that is missing has the items it had.
  private let gone: [Int: [Int]]
  /// Of the sections after.
  private let new: [Int: [Int]]

  init(_ changes: IndexPathChanges) {
    self.changes = changes
    let moved = changes.movedSections
    sections = PlaceShift(
      without: changes.deletedSections.union(IndexSet(moved.keys)).sorted(),
      with: changes.insertedSections.union(IndexSet(moved.values)).sorted())
    gone = Self.itemsBySection(changes.deletedItems.union(changes.moves.keys))
    new = Self.itemsBySection(changes.insertedItems.union(changes.moves.values))
  }

  /// In ascending order.
  private static func itemsBySection(_ paths: Set<IndexPath>) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: { $0[0] }).mapValues { $0.map { $0[1] }.sorted() }
  }

  /// Nil for a section that is gone.
  func section(after old: Int) -> Int? { changes.movedSections[old] ?? sections.place(after: old) }

  /// Nil for an item that is gone.
  func item(after old: IndexPath) -> IndexPath? {
    if let target = changes.moves[old] { return target }
    guard let section = section(after: old[0]) else { return nil }
    let items = PlaceShift(without: gone[old[0]] ?? [], with: new[section] ?? [])
    return items.place(after: old[1]).map { [section, $0] }
  }

  /// How many items a section of before should have afterwards; nil when it is gone.
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
