/// What is gathered until a batch of updates ends.
struct CollectionUpdates {
  var changes = IndexPathChanges()
  /// As they are before.
  var reloadedItems: Set<IndexPath> = []
  /// As they are before.
  var reloadedSections = IndexSet()
  var countsBefore: [Int] = []
  /// Batches inside each other.
  var open = 0
  /// What is dequeued for an item that is filled again.
  var reconfigured: UICollectionViewCell?
}

extension CollectionUpdates {
  /// Reloaded sections go, and come where they are after everything else. Those that are deleted, too, only go.
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

/// A change that is being carried out.
struct CollectionUpdate {
  let shift: IndexPathMapping
  let items: [UICollectionViewUpdateItem]
  /// What was in sight, as it was.
  let before: [CollectionElement: UICollectionViewLayoutAttributes]
  private let updates: CollectionUpdates
  /// What was in sight and still is there, as it is counted now.
  private let kept: [CollectionElement: CollectionElement]
  /// Of views that go with no item: as they are before, and as they are after.
  private var goesBesides: Set<CollectionElement> = [], comesBesides: Set<CollectionElement> = []

  @MainActor init(_ updates: CollectionUpdates, _ shift: IndexPathMapping, before: [CollectionElement: ShownElement]) {
    (self.updates, self.shift) = (updates, shift)
    self.before = before.mapValues(\.attributes)
    kept = Dictionary(
      before.keys.compactMap { old in old.after(shift).map { ($0, old) } }, uniquingKeysWith: { first, _ in first })
    items = updates.items(shift)
  }

  /// The layout names views that come and go with no item or section.
  mutating func take(going: [CollectionElement], coming: [CollectionElement]) {
    (goesBesides, comesBesides) = (Set(going), Set(coming))
  }

  /// Nobody saw it before. A reloaded item has another cell.
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

  /// - Parameter element: as it is before.
  func isDeleted(_ element: CollectionElement) -> Bool { element.after(shift) == nil || leaves(element) }

  /// Its place may still be taken afterwards.
  private func leaves(_ element: CollectionElement) -> Bool {
    element.category == .cell && updates.reloadedItems.contains(element.indexPath) || goesBesides.contains(element)
  }

  /// The attributes that it had in sight.
  func before(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    kept[element].flatMap { before[$0] }
  }
}

extension CollectionElement {
  /// Cells go with their items, everything else with its section. nil for what is gone.
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
  /// Sections, then items; what goes before what comes.
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
