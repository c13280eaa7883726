/// A batch of insertions, deletions and moves of items and sections in a table or a collection. Deletions use index
/// paths from before the batch, insertions those from after it.
struct IndexPathChanges: Equatable {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// The items that move and keep their cells, with their new index paths.
  var moves: [IndexPath: IndexPath] = [:]
  var movedSections: [Int: Int] = [:]

  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
      && moves.isEmpty && movedSections.isEmpty
  }
}

/// Maps index paths before a batch of changes to those after it. A lookup takes logarithmic time in the number of
/// changes.
struct IndexPathMapping {
  private let changes: IndexPathChanges
  private let sections: PlaceShift
  /// The removed items by their section before the change. A deleted section keeps its items here.
  private let gone: [Int: [Int]]
  /// The added items by their section after the change.
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

  /// Returns the items by section, in ascending order.
  private static func itemsBySection(_ paths: Set<IndexPath>) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: { $0[0] }).mapValues { $0.map { $0[1] }.sorted() }
  }

  /// Returns the new index of a section, or nil if it is deleted.
  func section(after old: Int) -> Int? { changes.movedSections[old] ?? sections.place(after: old) }

  /// Returns the new index path of an item, or nil if it is deleted.
  func item(after old: IndexPath) -> IndexPath? {
    if let target = changes.moves[old] { return target }
    guard let section = section(after: old[0]) else { return nil }
    let items = PlaceShift(without: gone[old[0]] ?? [], with: new[section] ?? [])
    return items.place(after: old[1]).map { [section, $0] }
  }

  /// Returns the number of items that a section must have after the change, or nil if it is deleted.
  func count(ofSection old: Int, before count: Int) -> Int? {
    section(after: old).map { count - (gone[old]?.count ?? 0) + (new[$0]?.count ?? 0) }
  }
}

/// Maps the positions of a sequence from which elements are removed and into which others are inserted.
private struct PlaceShift {
  /// The removed positions before the change, in ascending order.
  private let gone: [Int]
  /// The inserted positions after the change, in ascending order.
  private let new: [Int]

  init(without gone: [Int], with new: [Int]) { (self.gone, self.new) = (gone, new) }

  func place(after old: Int) -> Int? {
    let before = gone.firstPosition { gone[$0] >= old }
    if before < gone.count, gone[before] == old { return nil }
    let kept = old - before
    // Without the insertions before it, the i-th insertion would be at `new[i] - i`.
    return kept + new.firstPosition { new[$0] - $0 > kept }
  }
}

extension [Int] {
  /// Returns the first position for which `isBeyond` holds, or `count` if there is none. `isBeyond` must hold for all
  /// positions after the first.
  fileprivate func firstPosition(where isBeyond: (Int) -> Bool) -> Int {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
