// Focus and keyboard selection of items.
extension UICollectionViewCell {
  private var place: (collection: UICollectionView, item: IndexPath)? {
    guard let collection = ancestors.lazy.compactMap({ $0 as? UICollectionView }).first,
      let item = collection.indexPath(for: self)
    else { return nil }
    return (collection, item)
  }

  var mayBeFocused: Bool {
    guard let (collection, item) = place, !collection.isEditing || collection.allowsFocusDuringEditing else {
      return false
    }
    return session.perform {
      collection.delegate?.collectionView(collection, canFocusItemAt: item) ?? collection.allowsFocus
    }
  }

  func selectByKey() -> Bool {
    guard let (collection, item) = place else { return false }
    collection.itemWasTapped(item)
    return true
  }

  func followFocus() {
    setNeedsUpdateConfiguration()
    guard isFocused, let (collection, item) = place else { return }
    collection.collection.focused = item
    let follows =
      collection.delegate?.collectionView(collection, selectionFollowsFocusForItemAt: item)
      ?? collection.selectionFollowsFocus
    if follows { collection.itemWasTapped(item) }
  }
}

extension UICollectionView {
  var focusTargets: [any UIFocusEnvironment] {
    let preferred = session.perform { delegate?.indexPathForPreferredFocusedView(in: self) }
    let item = preferred ?? (remembersLastFocusedIndexPath ? collection.focused : nil)
    return item.flatMap { cellForItem(at: $0) }.map { [$0] } ?? []
  }
}
