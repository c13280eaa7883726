/// An item that is being moved: until it is over, the data source has it where it was, and the collection view shows the
/// items as they would be.
struct InteractiveMovement {
  /// Where the data source has it.
  let original: IndexPath
  /// Where it is shown, and would come to.
  private(set) var target: IndexPath
  /// Of the middle of the cell, in the content.
  var position: CGPoint
  /// The data source did not say what it does with an item that was moved.
  var isRefused = false
  /// From what is shown to the data source; nil while they agree.
  private var toData: IndexPathMapping?

  init(of item: IndexPath, at position: CGPoint) {
    (original, target, self.position) = (item, item, position)
  }

  mutating func move(to new: IndexPath) {
    target = new
    toData = new == original ? nil : Self.shift(from: new, to: original)
  }

  /// What the data source calls the item that is shown at a place.
  func dataPath(of shown: IndexPath) -> IndexPath { toData?.item(after: shown) ?? shown }

  /// As they are shown.
  func counts(_ counts: [Int]) -> [Int] {
    var counts = counts
    if counts.indices.contains(original.section) { counts[original.section] -= 1 }
    if counts.indices.contains(target.section) { counts[target.section] += 1 }
    return counts
  }

  /// How others make room.
  static func shift(from old: IndexPath, to new: IndexPath) -> IndexPathMapping {
    var changes = IndexPathChanges()
    changes.moves[old] = new
    return IndexPathMapping(changes)
  }
}
