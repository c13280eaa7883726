/// The pending changes of a batch of updates.
struct CollectionUpdates {
  var changes = IndexPathChanges()
  /// Index paths before the change.
  var reloadedItems: Set<IndexPath> = []
  /// Indices before the change.
  var reloadedSections = IndexSet()
  var countsBefore: [Int] = []
  /// The number of nested batches.
  var open = 0
  /// The cell that is dequeued for an item that is being reconfigured.
  var reconfigured: UICollectionViewCell?
}

extension CollectionUpdates {
  /// Converts reloaded sections to a deletion and an insertion at their new index. Sections that are also deleted are
  /// only deleted.
  mutating func settleReloadedSections() {
    let shift = IndexPathMapping(changes)
    for section in reloadedSections {
      guard let target = shift.section(after: section) else { continue }
      changes.movedSections[section] = nil
      changes.deletedSections.insert(section)
      changes.insertedSections.insert(target)
    }
  }
}

/// A change in progress.
struct CollectionUpdate {
  let shift: IndexPathMapping
  let items: [UICollectionViewUpdateItem]
  /// The attributes of visible elements before the change.
  let before: [CollectionElement: UICollectionViewLayoutAttributes]
  private let updates: CollectionUpdates
  /// The elements that remain visible, from their index paths after the change to those before.
  private let kept: [CollectionElement: CollectionElement]
  /// The supplementary and decoration views that the layout deletes before and inserts after the change, without an
  /// item.
  private var goesBesides: Set<CollectionElement> = [], comesBesides: Set<CollectionElement> = []

  @MainActor init(_ updates: CollectionUpdates, _ shift: IndexPathMapping, before: [CollectionElement: ShownElement]) {
    (self.updates, self.shift) = (updates, shift)
    self.before = before.mapValues(\.attributes)
    kept = Dictionary(
      before.keys.compactMap { old in old.after(shift).map { ($0, old) } }, uniquingKeysWith: { first, _ in first })
    items = updates.items(shift)
  }

  /// Records the views that the layout inserts and deletes independently of items and sections.
  mutating func take(going: [CollectionElement], coming: [CollectionElement]) {
    (goesBesides, comesBesides) = (Set(going), Set(coming))
  }

  /// Whether an element was not visible before. A reloaded item has a new cell.
  func isNew(_ element: CollectionElement) -> Bool {
    guard let old = kept[element] else { return true }
    return leaves(old) || comesBesides.contains(element)
  }

  func isInserted(_ element: CollectionElement) -> Bool {
    let path = element.indexPath, changes = updates.changes
    return changes.insertedSections.contains(path[0])
      || element.category == .cell && changes.insertedItems.contains(path)
      || comesBesides.contains(element) || kept[element].map(leaves) == true
  }

  /// - Parameter element: an element with its index path before the change.
  func isDeleted(_ element: CollectionElement) -> Bool { element.after(shift) == nil || leaves(element) }

  /// Whether the view is removed, even if an element takes its place afterwards.
  private func leaves(_ element: CollectionElement) -> Bool {
    element.category == .cell && updates.reloadedItems.contains(element.indexPath) || goesBesides.contains(element)
  }

  /// Returns the attributes that the element had before the change, if it was visible.
  func before(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    kept[element].flatMap { before[$0] }
  }
}

extension CollectionElement {
  /// Returns the element with its index path after the change, or nil if it is deleted. A cell follows its item, other
  /// views follow their section.
  func after(_ shift: IndexPathMapping) -> CollectionElement? {
    guard indexPath.count == 2 else { return self }
    var moved = self
    if category == .cell {
      guard let path = shift.item(after: indexPath) else { return nil }
      moved.indexPath = path
    } else {
      guard let section = shift.section(after: indexPath[0]) else { return nil }
      moved.indexPath = [section, indexPath[1]]
    }
    return moved
  }
}

extension CollectionUpdates {
  /// Returns the update items: sections before items, deletions before insertions.
  @MainActor fileprivate func items(_ shift: IndexPathMapping) -> [UICollectionViewUpdateItem] {
    let deletedSections = changes.deletedSections.map {
      UICollectionViewUpdateItem(.delete, from: section($0), to: nil)
    }
    let insertedSections = changes.insertedSections.map {
      UICollectionViewUpdateItem(.insert, from: nil, to: section($0))
    }
    let movedSections = changes.movedSections.sorted { $0.key < $1.key }
      .map { UICollectionViewUpdateItem(.move, from: section($0.key), to: section($0.value)) }
    let deleted = changes.deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    let reloaded = reloadedItems.sorted().map {
      UICollectionViewUpdateItem(.reload, from: $0, to: shift.item(after: $0))
    }
    let moved = changes.moves.sorted { $0.key < $1.key }
      .map { UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value) }
    let inserted = changes.insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    return deletedSections + insertedSections + movedSections + deleted + reloaded + moved + inserted
  }

  private func section(_ number: Int) -> IndexPath { [number, NSNotFound] }
}
