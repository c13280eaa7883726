// Items.
extension NSDiffableDataSourceSnapshot {
  /// What is in the snapshot already moves. An identifier twice among the new ones, and a section that is not in the
  /// snapshot, end the program.
  ///
  /// - Parameter sectionIdentifier: nil for the last section.
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

  /// What is not in the snapshot does no harm.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { contents.remove(identifiers) }

  /// The sections go, too.
  public mutating func deleteAllItems() { contents = SnapshotContents() }

  /// Also from one section to another.
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

  /// Their cells are made anew when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { contents.checkMark(item, isKnown: contents.home[item] != nil, "reload item") }
    reloadedItems.append(identifiers)
  }

  /// Their cells are filled again when the snapshot is applied, and stay the same cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { contents.checkMark(item, isKnown: contents.home[item] != nil, "reconfigure item") }
    reconfiguredItems.append(identifiers)
  }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
  /// What is in the snapshot already moves, with its items.
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

  /// With their items. What is not in the snapshot does no harm.
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

  /// Everything in them is made anew when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      contents.checkMark(section, isKnown: contents.items[section] != nil, "reload section")
    }
    reloadedSections.append(identifiers)
  }
}
