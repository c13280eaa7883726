/// The interactive movement of an item. Until it ends, the data source keeps the item at its original place, and the
/// collection view shows the items as they would be after the move.
struct InteractiveMovement {
  /// The item's index path in the data source.
  let original: IndexPath
  /// The index path at which the item is shown, and to which it would move.
  private(set) var target: IndexPath
  /// The center of the cell, in content coordinates.
  var position: CGPoint
  /// Whether the data source does not handle moved items.
  var isRefused = false
  /// The mapping from shown index paths to those of the data source; nil while they are equal.
  private var toData: IndexPathMapping?

  init(of item: IndexPath, at position: CGPoint) {
    (original, target, self.position) = (item, item, position)
  }

  mutating func move(to new: IndexPath) {
    target = new
    toData = new == original ? nil : Self.shift(from: new, to: original)
  }

  /// Returns the data source's index path of the item shown at an index path.
  func dataPath(of shown: IndexPath) -> IndexPath { toData?.item(after: shown) ?? shown }

  /// Returns the numbers of items as they are shown.
  func counts(_ counts: [Int]) -> [Int] {
    var counts = counts
    if counts.indices.contains(original.section) { counts[original.section] -= 1 }
    if counts.indices.contains(target.section) { counts[target.section] += 1 }
    return counts
  }

  /// Returns the mapping of a move, by which the other items make room.
  static func shift(from old: IndexPath, to new: IndexPath) -> IndexPathMapping {
    var changes = IndexPathChanges()
    changes.moves[old] = new
    return IndexPathMapping(changes)
  }
}
