// Creation and recycling of views.
extension UICollectionView {
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let indexPath = attributes.indexPath, kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: return session.requestingCell { makeCell(at: indexPath) }
    case .supplementaryView:
      let view = session.requestingCell {
        dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
      if let view, view.reuseIdentifier == nil { raiseNotDequeued(kind, indexPath) }
      return view
    case .decorationView:
      let layout = collectionViewLayout
      return makeView(
        ReuseKind(kind: kind, identifier: ""), class: layout.decorationClasses[kind], nib: layout.decorationNibs[kind])
    }
  }

  private func makeCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: dataPath(of: indexPath)) else { return nil }
    if cell.reuseIdentifier == nil { raiseNoCell(indexPath) }
    cell.isSelected = collection.selection.contains(indexPath)
    cell.isMoving = collection.movement?.target == indexPath
    return cell
  }

  /// Removes all elements, including those of a document.
  func forgetElements() {
    collection.needsReload = false
    for view in subviews where view is UICollectionReusableView && view.source != nil { view.removeFromSuperview() }
    recycleElements(except: [])
  }

  /// - Parameter areSeen: whether the views are visible and leave with an animation.
  func recycleElements(except kept: Set<CollectionElement>, areSeen: Bool = false) {
    let leaving = collection.visible.filter { !kept.contains($0.key) }
    for shown in leaving.values.sorted(by: { Self.isBehind($0.attributes, $1.attributes) }) {
      if areSeen, collection.shift == nil { session.leavesInBlock(shown.view) }
      recycle(shown)
    }
  }

  func recycle(_ shown: ShownElement) {
    collection.visible[shown.attributes.element] = nil
    leavesSight(shown.view)
    shown.view.removeFromSuperview()
    retire(shown)
  }

  /// Makes a view available for reuse.
  func retire(_ shown: ShownElement) {
    let element = shown.attributes.element
    let kind = element.kind ?? ReuseKind.cell("").kind
    collection.idle[ReuseKind(kind: kind, identifier: shown.view.reuseIdentifier ?? ""), default: []].append(shown.view)
    session.perform { tellDelegate(didEndDisplaying: shown.view, shown.attributes) }
  }

  func tellDelegate(
    willDisplay view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let indexPath = attributes.indexPath
    if let cell = view as? UICollectionViewCell, attributes.representedElementCategory == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    } else if let kind = attributes.representedElementKind, attributes.representedElementCategory != .decorationView {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    }
  }

  private func tellDelegate(
    didEndDisplaying view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let indexPath = attributes.indexPath
    if let cell = view as? UICollectionViewCell, attributes.representedElementCategory == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    } else if let kind = attributes.representedElementKind, attributes.representedElementCategory != .decorationView {
      delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
    }
  }
}
