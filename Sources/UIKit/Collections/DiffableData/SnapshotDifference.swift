/// The changes from one snapshot to another.
///
/// The comparison uses tables of places and takes linear time in the number of identifiers. For identifiers that
/// changed their relative order, it takes O(n log n).
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  private(set) var changes = IndexPathChanges()
  /// Index paths before the change.
  private(set) var reloadedItems: [IndexPath] = []
  /// Index paths after the change.
  private(set) var reconfiguredItems: [IndexPath] = []

  private let old: SnapshotPlaces<Section, Item>
  private let new: SnapshotPlaces<Section, Item>
  /// The reloaded sections, of which nothing is kept.
  private let reloaded: Set<Section>

  /// - Parameters:
  ///   - old: the places in the current snapshot.
  ///   - new: the places in the target.
  ///   - target: the new snapshot.
  init(
    from old: SnapshotPlaces<Section, Item>, to new: SnapshotPlaces<Section, Item>,
    of target: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    (self.old, self.new) = (old, new)
    reloaded = Set(target.reloadedSections.elements)
    compareSections()
    compareItems()
    takeMarks(target)
  }

  // MARK: Sections

  private mutating func compareSections() {
    for (index, section) in old.sections.enumerated() where new.section[section] == nil || reloaded.contains(section) {
      changes.deletedSections.insert(index)
    }
    for (index, section) in new.sections.enumerated() where old.section[section] == nil || reloaded.contains(section) {
      changes.insertedSections.insert(index)
    }
    let kept = old.sections.indices.filter { !changes.deletedSections.contains($0) }
    let targets = kept.map { new.section[old.sections[$0]] ?? 0 }
    for position in targets.positionsOutsideLongestRise { changes.movedSections[kept[position]] = targets[position] }
  }

  // MARK: Items

  private mutating func compareItems() {
    for (number, items) in old.items.enumerated() { compareItems(items, of: number) }
    for (number, items) in new.items.enumerated() where !changes.insertedSections.contains(number) {
      for (index, item) in items.enumerated() where old.place[item].map(isInReloaded) ?? true {
        changes.insertedItems.insert([number, index])
      }
    }
  }

  /// Compares the items of a section. Inserted and deleted sections include their items, except those that move from or
  /// to another section.
  private mutating func compareItems(_ items: [Item], of number: Int) {
    let target = changes.deletedSections.contains(number) ? nil : new.section[old.sections[number]]
    var kept: [Int] = [], targets: [Int] = []
    for (index, item) in items.enumerated() {
      guard let place = new.place[item], !reloaded.contains(old.sections[number]), !isToReloaded(place) else {
        if target != nil { changes.deletedItems.insert([number, index]) }
        continue
      }
      if place.section == target {
        kept.append(index)
        targets.append(place.item)
      } else {
        changes.moves[[number, index]] = place.path
      }
    }
    guard let target else { return }
    for position in targets.positionsOutsideLongestRise {
      changes.moves[[number, kept[position]]] = [target, targets[position]]
    }
  }

  private func isInReloaded(_ place: SnapshotPlaces<Section, Item>.Place) -> Bool {
    reloaded.contains(old.sections[place.section])
  }

  private func isToReloaded(_ place: SnapshotPlaces<Section, Item>.Place) -> Bool {
    reloaded.contains(new.sections[place.section])
  }

  /// Collects the marks of items in both snapshots. New items get new cells anyway.
  private mutating func takeMarks(_ target: NSDiffableDataSourceSnapshot<Section, Item>) {
    reloadedItems = target.reloadedItems.elements.compactMap { item in
      new.place[item] == nil ? nil : old.place[item]?.path
    }
    reconfiguredItems = target.reconfiguredItems.elements.compactMap { item in
      old.place[item] == nil ? nil : new.place[item]?.path
    }
  }
}

/// The places of a snapshot's sections and items.
struct SnapshotPlaces<Section: Hashable, Item: Hashable> {
  struct Place: Equatable {
    var section: Int
    var item: Int

    var path: IndexPath { [section, item] }
  }

  let sections: [Section]
  let items: [[Item]]
  let section: [Section: Int]
  let place: [Item: Place]

  init(_ contents: SnapshotContents<Section, Item>) {
    sections = contents.sections
    items = sections.map { contents.items[$0] ?? [] }
    section = Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
    var place = Dictionary<Item, Place>(minimumCapacity: contents.home.count)
    for (section, items) in items.enumerated() {
      for (index, item) in items.enumerated() { place[item] = Place(section: section, item: index) }
    }
    self.place = place
  }
}

extension [Int] {
  /// A minimal set of positions without which the numbers, which are all different, are ascending.
  ///
  /// > Source: C. Schensted, "Longest increasing and decreasing subsequences", 1961.
  var positionsOutsideLongestRise: [Int] {
    if zip(self, dropFirst()).allSatisfy({ $0 < $1 }) { return [] }
    var ends: [Int] = [], previous = [Int?](repeating: nil, count: count)
    for (position, number) in enumerated() {
      let length = ends.partitioningIndex { self[$0] >= number }
      previous[position] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = position } else { ends.append(position) }
    }
    var rising = [Bool](repeating: false, count: count), next = ends.last
    while let position = next {
      rising[position] = true
      next = previous[position]
    }
    return indices.filter { !rising[$0] }
  }
}
