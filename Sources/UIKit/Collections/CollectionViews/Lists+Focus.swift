// Focus and keyboard selection of rows and items.
extension UITableViewCell {
  private var place: (table: UITableView, row: IndexPath)? {
    guard let table, let row = table.indexPath(for: self) else { return nil }
    return (table, row)
  }

  var mayBeFocused: Bool {
    guard let (table, row) = place, !table.isEditing || table.allowsFocusDuringEditing else { return false }
    return session.perform { table.delegate?.tableView(table, canFocusRowAt: row) ?? table.allowsFocus }
  }

  func takeFocus() {
    setNeedsUpdateConfiguration()
    guard isFocused, let (table, row) = place else { return }
    table.table.focused = row
    let follows = table.delegate?.tableView(table, selectionFollowsFocusForRowAt: row) ?? table.selectionFollowsFocus
    if follows { table.rowWasTapped(row) }
  }
}

extension UITableView {
  var focusTargets: [any UIFocusEnvironment] {
    let preferred = session.perform { delegate?.indexPathForPreferredFocusedView(in: self) }
    let row = preferred ?? (remembersLastFocusedIndexPath ? table.focused : nil)
    return row.flatMap { cellForRow(at: $0) }.map { [$0] } ?? []
  }
}

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

  func takeFocus() {
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

extension UIView {
  /// Selects the focused row or item, as the Return key does.
  ///
  /// - Returns: false if the view is neither.
  func chooseByKey() -> Bool {
    for case let table as UITableView in ancestors {
      guard let cell = self as? UITableViewCell, let row = table.indexPath(for: cell) else { continue }
      table.rowWasTapped(row)
      return true
    }
    for case let collection as UICollectionView in ancestors {
      guard let cell = self as? UICollectionViewCell, let item = collection.indexPath(for: cell) else { continue }
      collection.itemWasTapped(item)
      return true
    }
    return false
  }
}
