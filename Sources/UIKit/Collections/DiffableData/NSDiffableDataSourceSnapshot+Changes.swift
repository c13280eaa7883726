// Changes of items.
extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section. Items that the snapshot already contains are moved. Raises an exception for duplicates
  /// among the new items, and for an unknown section.
  ///
  /// - Parameter sectionIdentifier: the section; nil for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? contents.sections.last else { contents.raiseNoSections() }
    contents.checkSection(section)
    contents.append(identifiers, to: section)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, beside: beforeIdentifier, isAfter: false)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, isAfter: true)
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, isAfter: Bool) {
    contents.checkItem(other)
    contents.insert(items.filter { $0 != other }, beside: other, isAfter: isAfter)
  }

  /// Deletes items. Items that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { contents.remove(identifiers) }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { contents = SnapshotContents() }

  /// Moves an item, possibly to another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, isAfter: false)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, isAfter: true)
  }

  private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, isAfter: Bool) {
    contents.checkItem(item)
    contents.checkItem(other)
    guard item != other else { return }
    contents.remove([item])
    contents.insert([item], beside: other, isAfter: isAfter)
  }

  /// Marks items for reloading: applying the snapshot requests new cells for them.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { contents.checkMark(item, isKnown: contents.home[item] != nil, "reload item") }
    reloadedItems.append(identifiers)
  }

  /// Marks items for reconfiguring: applying the snapshot configures their existing cells again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { contents.checkMark(item, isKnown: contents.home[item] != nil, "reconfigure item") }
    reconfiguredItems.append(identifiers)
  }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
  /// Appends sections. Sections that the snapshot already contains are moved with their items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { contents.append(identifiers) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, isAfter: false) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, isAfter: true) }

  private mutating func insert(_ sections: [SectionIdentifierType], beside other: SectionIdentifierType, isAfter: Bool)
  {
    contents.checkSection(other)
    contents.insert(sections.filter { $0 != other }, beside: other, isAfter: isAfter)
  }

  /// Deletes sections with their items. Sections that the snapshot does not contain are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { contents.remove(identifiers) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: false) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: true) }

  private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, isAfter: Bool) {
    contents.checkSection(section)
    contents.checkSection(other)
    if section != other { contents.move(section, beside: other, isAfter: isAfter) }
  }

  /// Marks sections for reloading: applying the snapshot requests all their views again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      contents.checkMark(section, isKnown: contents.items[section] != nil, "reload section")
    }
    reloadedSections.append(identifiers)
  }
}
