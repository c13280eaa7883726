/// The unique identifiers of a snapshot.
struct SnapshotContents<Section: Hashable, Item: Hashable> {
  private(set) var sections: [Section] = []
  /// The items of every section, in order.
  private(set) var items: [Section: [Item]] = [:]
  /// The section of every item.
  private(set) var home: [Item: Section] = [:]

  // MARK: Items

  /// Appends items. Existing ones are moved.
  mutating func append(_ new: [Item], to section: Section) {
    take(new)
    for item in new { home[item] = section }
    items[section, default: []].append(contentsOf: new)
  }

  /// - Parameter other: an existing item that is not among the new ones.
  mutating func insert(_ new: [Item], beside other: Item, isAfter: Bool) {
    take(new)
    guard let section = home[other], let index = items[section]?.firstIndex(of: other) else { return }
    for item in new { home[item] = section }
    items[section]?.insert(contentsOf: new, at: isAfter ? index + 1 : index)
  }

  mutating func remove(_ old: [Item]) {
    let gone = Set(old), sections = Set(old.compactMap { home[$0] })
    for section in sections { items[section]?.removeAll(where: gone.contains) }
    for item in old { home[item] = nil }
  }

  private mutating func take(_ new: [Item]) {
    checkUnique(new, "item")
    let known = new.filter { home[$0] != nil }
    guard !known.isEmpty else { return }
    tellKnown(known, "item")
    remove(known)
  }

  // MARK: Sections

  /// - Parameter other: an existing section that is not among the new ones.
  mutating func insert(_ new: [Section], beside other: Section, isAfter: Bool) {
    let kept = take(new)
    guard let index = sections.firstIndex(of: other) else { return }
    sections.insert(contentsOf: new, at: isAfter ? index + 1 : index)
    for section in new { items[section] = kept[section] ?? [] }
  }

  /// Appends sections. Existing ones are moved with their items.
  mutating func append(_ new: [Section]) {
    let kept = take(new)
    sections.append(contentsOf: new)
    for section in new { items[section] = kept[section] ?? [] }
  }

  mutating func move(_ section: Section, beside other: Section, isAfter: Bool) {
    sections.removeAll { $0 == section }
    guard let index = sections.firstIndex(of: other) else { return }
    sections.insert(section, at: isAfter ? index + 1 : index)
  }

  /// Removes sections with their items.
  mutating func remove(_ old: [Section]) {
    let gone = Set(old)
    sections.removeAll(where: gone.contains)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { home[item] = nil }
    }
  }

  /// - Returns: the items of the sections that existed.
  private mutating func take(_ new: [Section]) -> [Section: [Item]] {
    checkUnique(new, "section")
    let known = Set(new.filter { items[$0] != nil })
    guard !known.isEmpty else { return [:] }
    tellKnown(new.filter(known.contains), "section")
    sections.removeAll(where: known.contains)
    return items.filter { known.contains($0.key) }
  }
}

extension SnapshotContents: Sendable where Section: Sendable, Item: Sendable {}
