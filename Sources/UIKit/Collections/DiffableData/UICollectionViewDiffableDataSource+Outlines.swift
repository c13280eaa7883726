// Sections with outlines.
extension UICollectionViewDiffableDataSource {
  func applySection(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var next = self.snapshot()
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
    showOutline(of: section)
  }

  func applySection(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Removes items that are no longer shown from their outlines, and removes outlines of sections that now show other
  /// items.
  ///
  /// > Basis: derived: rows that no outline expands or collapses are not indented.
  ///
  /// - Returns: the sections whose outlines were removed.
  @discardableResult
  func forgetOutlines(
    _ places: SnapshotPlaces<SectionIdentifierType, ItemIdentifierType>
  ) -> [SectionIdentifierType] {
    outlines.keys.filter { section in
      outlines[section] = places.section[section].flatMap { remainder(ofOutline: section, showing: places.items[$0]) }
      return outlines[section] == nil
    }
  }

  private func remainder(
    ofOutline section: SectionIdentifierType, showing items: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    guard var outline = outlines[section] else { return nil }
    let visible = outline.visibleItems
    if visible == items { return outline }
    let kept = Set(items)
    outline.delete(visible.filter { !kept.contains($0) })
    return outline.visibleItems == items ? outline : nil
  }

  func sectionSnapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown = snapshot()
    guard shown.indexOfSection(section) != nil else { return NSDiffableDataSourceSectionSnapshot() }
    let items = shown.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    plain.append(items)
    return plain
  }
}
