// Changes of items and sections. The layout has the final state immediately; an animation leads to it from the previous
// one.
extension UICollectionView {
  func reconfigure(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let shown = collection.visible[.cell(indexPath)], let dataSource else { continue }
      collection.updates.reconfigured = shown.view as? UICollectionViewCell
      let filled = session.perform { dataSource.collectionView(self, cellForItemAt: dataPath(of: indexPath)) }
      collection.updates.reconfigured = nil
      if filled === shown.view { takePreference(of: filled, shown.attributes) } else { recycle(shown) }
    }
    setNeedsLayout()
  }

  func change(_ edit: (inout IndexPathChanges) -> Void) {
    beginChanges()
    edit(&collection.updates.changes)
    endChanges()
  }

  /// Begins a batch. The numbers of items before the change are requested if they are unknown, as UIKit does, so a data
  /// source that has already changed is inconsistent. The layout is prepared for these numbers before it is notified of
  /// the change.
  func beginChanges() {
    endMovementForChanges()
    if collection.updates.open == 0 {
      collection.updates.countsBefore = settledCounts
      settleLayout()
    }
    collection.updates.open += 1
  }

  func endChanges() {
    collection.updates.open -= 1
    if collection.updates.open == 0 { applyChanges() }
  }
}

// MARK: - Applying changes

extension UICollectionView {
  private func applyChanges() {
    collection.updates.settleReloadedSections()
    let updates = collection.updates, shift = IndexPathMapping(updates.changes)
    collection.updates = CollectionUpdates()
    countAgain(shift)
    check(updates, shift)
    renumberItems(shift)
    let update = CollectionUpdate(updates, shift, before: collection.visible)
    guard !collection.needsReload, !bounds.isEmpty else { return tell(update) }
    let origins = beginShift()
    moveElements(updates, shift)
    show(update, origins)
    collection.shift = nil
    if !updates.changes.moves.isEmpty || !updates.changes.movedSections.isEmpty { restackElements() }
  }

  /// Invalidates the layout for the new numbers of items.
  private func countAgain(_ shift: IndexPathMapping) {
    collection.counts = nil
    let context = collectionViewLayout.makeContext()
    (context.invalidateDataSourceCounts, context.shift) = (true, shift)
    session.perform { collectionViewLayout.invalidateLayout(with: context) }
  }

  private func check(_ updates: CollectionUpdates, _ shift: IndexPathMapping) {
    let consistency = SectionedConsistency(
      changes: updates.changes, reloadedItems: updates.reloadedItems, before: updates.countsBefore,
      after: settledCounts, words: .collection, isToldAsAWhole: session.behaves(.batchUpdatesAreToldAsAWhole),
      description: description)
    if let complaint = consistency.complaint(shift) { Exception.internalInconsistency.raise(complaint) }
  }

  /// Updates the index paths of state for items that may not be visible.
  func renumberItems(_ shift: IndexPathMapping) {
    collection.unasked = Set(collection.unasked.compactMap { $0.after(shift) })
    collection.selection = Set(collection.selection.compactMap(shift.item))
    collection.highlighted = collection.highlighted.flatMap(shift.item)
    collection.prefetching.announced = Set(collection.prefetching.announced.compactMap(shift.item))
  }

  /// Updates the index paths of visible views, and removes the views of deleted and reloaded items.
  private func moveElements(_ updates: CollectionUpdates, _ shift: IndexPathMapping) {
    var moved: [CollectionElement: ShownElement] = [:]
    for (element, shown) in collection.visible.sorted(by: { Self.isBehind($0.value.attributes, $1.value.attributes) }) {
      let isReloaded = element.category == .cell && updates.reloadedItems.contains(element.indexPath)
      guard let target = element.after(shift) else {
        recycle(shown)
        continue
      }
      if isReloaded {
        leavesSight(shown.view)
        shown.view.removeFromSuperview()
        collection.reloaded.append(shown)
      } else {
        moved[target] = shown.numbered(target.indexPath)
      }
    }
    collection.visible = moved
  }

  /// Makes the cells of reloaded items reusable, now that the items have new cells.
  private func retireReloaded() {
    let reloaded = collection.reloaded
    collection.reloaded = []
    reloaded.forEach(retire)
  }

  /// Notifies the layout of a change while no views are visible, because it may track its items.
  private func tell(_ update: CollectionUpdate) {
    collection.update = update
    settleLayout()
    session.perform {
      collectionViewLayout.prepare(forCollectionViewUpdates: update.items)
      collectionViewLayout.finalizeCollectionViewUpdates()
    }
    collection.update = nil
    takeContentSize()
    setNeedsLayout()
  }

  /// Applies an update. The layout provides initial and final attributes between its prepare and finalize calls.
  private func show(_ update: CollectionUpdate, _ origins: [CollectionElement: ObjectIdentifier]) {
    var update = update
    collection.update = update
    settleLayout()
    session.perform {
      collectionViewLayout.prepare(forCollectionViewUpdates: update.items)
      askForElementsBesides(&update)
    }
    collection.update = update
    takeContentSize()
    adjustOffset()
    layoutElements()
    retireReloaded()
    session.perform {
      askForEnds(update, origins)
      collectionViewLayout.finalizeCollectionViewUpdates()
    }
    collection.update = nil
  }

  /// Sets the offset that the layout, and then the delegate, choose in place of the clamped one.
  func adjustOffset() {
    let proposed = scrollRange.clamp(contentOffset)
    let chosen = session.perform {
      let own = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
      return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: own) ?? own
    }
    if chosen != contentOffset { contentOffset = chosen }
  }

  /// Requests the supplementary and decoration views that the layout inserts or deletes independently of items and
  /// sections.
  private func askForElementsBesides(_ update: inout CollectionUpdate) {
    let layout = collectionViewLayout, kinds = Set(update.before.keys.compactMap(\.kind))
    let decorations = Set(layout.decorationClasses.keys).union(layout.decorationNibs.keys)
    let supplements = kinds.subtracting(decorations).union(collection.supplementaryKinds)
    var going: [CollectionElement] = [], coming: [CollectionElement] = []
    for kind in supplements.sorted() {
      going += layout.indexPathsToDeleteForSupplementaryView(ofKind: kind).map { .supplementary(kind, $0) }
      coming += layout.indexPathsToInsertForSupplementaryView(ofKind: kind).map { .supplementary(kind, $0) }
    }
    for kind in decorations.sorted() {
      going += layout.indexPathsToDeleteForDecorationView(ofKind: kind).map { .decoration(kind, $0) }
      coming += layout.indexPathsToInsertForDecorationView(ofKind: kind).map { .decoration(kind, $0) }
    }
    update.take(going: going, coming: coming)
    let replaced = going.compactMap { $0.after(update.shift) } + coming
    replaced.compactMap { collection.visible[$0] }.forEach(recycle)
  }

  /// Requests initial attributes for all visible elements after the change, and final ones for all visible elements
  /// before it.
  ///
  /// > Basis: recalled; the references name what is inserted and deleted. Assumed, that final attributes of an element
  /// > that stays visible are ignored.
  private func askForEnds(_ update: CollectionUpdate, _ origins: [CollectionElement: ObjectIdentifier]) {
    let shown = collection.visible.values.sorted { Self.isBehind($0.attributes, $1.attributes) }
    var starts: [ObjectIdentifier: TransitionState] = [:], chosen: [ObjectIdentifier: TransitionState] = [:]
    for shown in shown {
      let element = shown.attributes.element, initial = collectionViewLayout.initialAttributes(of: element)
      let look = initial.map { TransitionState(from: shown.attributes, to: $0) }, view = ObjectIdentifier(shown.view)
      if update.isNew(element) {
        starts[view] = look ?? (update.isInserted(element) ? .inPlace : .faded)
      } else if let initial, let before = update.before(element), initial !== before, !initial.isEqual(before) {
        chosen[view] = look
      }
    }
    for attributes in update.before.values.sorted(by: Self.isBehind) {
      let element = attributes.element, target = element.after(update.shift)
      let final = collectionViewLayout.finalAttributes(of: element)
      guard update.isDeleted(element) || target.flatMap({ collection.visible[$0] }) == nil else { continue }
      let look = final.map { TransitionState(from: attributes, to: $0) } ?? .faded
      if let view = origins[element] { collection.shift?.end(of: view, look) }
    }
    finishShift(shown.map(\.view), starts, chosen)
  }

  /// Restores the order of moved views by their items, except for those inside scroll views of the layout.
  private func restackElements() {
    let first = backgroundCount, hosts = collectionViewLayout.hostCount
    let shown = collection.visible.values.sorted { Self.isBehind($0.attributes, $1.attributes) }
      .filter { $0.attributes.note?.scrollsInSection != true }
    for (index, shown) in shown.enumerated() {
      let isDecoration = shown.attributes.representedElementCategory == .decorationView
      let place = first + index + (isDecoration ? 0 : hosts)
      // Views that the app has removed are missing.
      if place >= subviews.count || subviews[place] !== shown.view {
        insertSubview(shown.view, at: min(place, subviews.count))
      }
    }
  }
}

extension ShownElement {
  /// Returns the element with the current index path of its item.
  @MainActor func numbered(_ indexPath: IndexPath) -> ShownElement {
    guard attributes.indexPath != indexPath, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return self
    }
    copy.indexPath = indexPath
    return ShownElement(view: view, attributes: copy)
  }
}
