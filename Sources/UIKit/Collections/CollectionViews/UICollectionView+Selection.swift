// Selection of items. The delegate is notified of taps, never of selection by code.
extension UICollectionView {
  func choose(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if indexPath == nil || !maySelectSeveral {
      for other in collection.selection where other != indexPath { deselectItem(at: other, animated: animated) }
    }
    guard let indexPath else { return }
    collection.selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Updates the cells for the edit mode. Rows are measured again, because accessories may leave less space for
  /// content.
  func editingDidChange() {
    for cell in visibleCells {
      cell.setNeedsUpdateConfiguration()
      cell.setNeedsLayout()
    }
    collection.unasked = Set(collection.visible.keys)
    setNeedsLayout()
  }

  // MARK: Touches

  private var maySelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func touchedItem(_ touches: Set<UITouch>) -> IndexPath? {
    guard let touched = touches.first?.view else { return nil }
    return ([touched] + touched.ancestors).lazy.compactMap { $0 as? UICollectionViewCell }.compactMap(indexPath).first
  }

  func itemWasTouched(_ item: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection else {
      return
    }
    endHighlight()
    session.perform {
      guard delegate.map({ $0.collectionView(self, shouldHighlightItemAt: item) }) ?? true else { return }
      collection.highlighted = item
      cellForItem(at: item)?.isHighlighted = true
      delegate?.collectionView(self, didHighlightItemAt: item)
    }
  }

  func endHighlight() {
    guard let item = collection.highlighted else { return }
    collection.highlighted = nil
    cellForItem(at: item)?.isHighlighted = false
    session.perform { delegate?.collectionView(self, didUnhighlightItemAt: item) }
  }

  /// Selects or deselects an item after a tap. With single selection, the selected item can be tapped again and the
  /// delegate is notified again; with multiple selection, a tap deselects it.
  ///
  /// Rows that expand on a tap are not selected.
  func itemWasTapped(_ item: IndexPath) {
    if let row = cellForItem(at: item) as? UICollectionViewListCell, row.opensByTouch { return row.toggleOutline() }
    let extends = maySelectSeveral && !collection.selection.isEmpty
    defer { if !extends { performPrimaryAction(item) } }
    session.perform {
      if maySelectSeveral, collection.selection.contains(item) { return leaveItem(item) }
      guard delegate.map({ $0.collectionView(self, shouldSelectItemAt: item) }) ?? true else { return }
      let others = maySelectSeveral ? [] : collection.selection.sorted().filter { $0 != item }
      selectItem(at: item, animated: false, scrollPosition: [])
      for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
      cellForItem(at: item).map { $0.segueTrigger?.follow($0) }
      delegate?.collectionView(self, didSelectItemAt: item)
    }
  }

  /// > Source: `collectionView(_:performPrimaryActionForItemAt:)` reference: called after the selection, even if it did
  /// > not change, for an item that does not extend the selection.
  private func performPrimaryAction(_ item: IndexPath) {
    guard let delegate else { return }
    session.perform {
      guard delegate.collectionView(self, canPerformPrimaryActionForItemAt: item) else { return }
      delegate.collectionView(self, performPrimaryActionForItemAt: item)
    }
  }

  func leaveItem(_ selected: IndexPath) {
    guard delegate.map({ $0.collectionView(self, shouldDeselectItemAt: selected) }) ?? true else { return }
    deselectItem(at: selected, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: selected)
  }

  // MARK: Scrolling

  func scroll(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    checkScrollPosition(scrollPosition)
    checkScrollTarget(indexPath)
    guard let target = offset(showing: indexPath, at: scrollPosition) else { return }
    collectionViewLayout.scrollSection(to: indexPath, at: scrollPosition, animated: animated)
    setContentOffset(target, animated: animated)
    guard animated else { return }
    scroll.travel?.follow { [weak self] in
      guard let self, indexPath.section < numberOfSections,
        indexPath.item < numberOfItems(inSection: indexPath.section)
      else { return nil }
      return offset(showing: indexPath, at: scrollPosition)
    }
  }

  private func offset(showing indexPath: IndexPath, at scrollPosition: ScrollPosition) -> CGPoint? {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    let range = scrollRange, inset = range.inset
    guard !scrollPosition.isEmpty else { return range.revealing(item, from: contentOffset) }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = item.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = item.midY - (bounds.height + inset.top - inset.bottom) / 2
    }
    if scrollPosition.contains(.bottom) { offset.y = item.maxY + inset.bottom - bounds.height }
    if scrollPosition.contains(.left) { offset.x = item.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = item.midX - (bounds.width + inset.left - inset.right) / 2
    }
    if scrollPosition.contains(.right) { offset.x = item.maxX + inset.right - bounds.width }
    return range.clamp(offset)
  }
}
