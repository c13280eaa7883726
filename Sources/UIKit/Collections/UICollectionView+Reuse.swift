// Cells and supplementary views that are used again.
extension UICollectionView {
  /// Also takes a class back, with nil.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.classes[.cell(identifier)] = cellClass as? UICollectionReusableView.Type
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    collection.classes[ReuseKind(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  /// Has the item's size already, for code that lays out inside it.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = collection.updates.reconfigured, cell.reuseIdentifier == identifier,
      collection.visible[.cell(indexPath)]?.view === cell
    {
      return cell
    }
    let view = dequeue(.cell(identifier), "cell")
    guard let cell = view as? UICollectionViewCell else {
      Exception.internalInconsistency.raise(
        "the view registered for the identifier \(identifier) is no UICollectionViewCell")
    }
    if hasItem(indexPath), let attributes = attributes(of: .cell(indexPath)) { cell.place(as: attributes) }
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(ReuseKind(kind: elementKind, identifier: identifier), elementKind)
    if let attributes = attributes(of: .supplementary(elementKind, indexPath)) { view.place(as: attributes) }
    return view
  }

  /// > Basis: assumed: recalled.
  private func dequeue(_ kind: ReuseKind, _ name: String) -> UICollectionReusableView {
    if let view = makeView(kind, class: collection.classes[kind]) { return view }
    Exception.internalInconsistency.raise(
      "could not dequeue a view of kind: \(kind.kind) with identifier \(kind.identifier) - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard")
  }

  func makeView(_ kind: ReuseKind, class viewClass: UICollectionReusableView.Type?) -> UICollectionReusableView? {
    if let view = collection.idle[kind]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let viewClass else { return nil }
    let view = session.perform { viewClass.init(_registeredWith: .zero) }
    view.reuseIdentifier = kind.identifier
    return view
  }

  /// Not while the layout prepares: it does not know yet.
  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard collection.isPrepared else { return nil }
    return session.perform {
      element.kind.map { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: element.indexPath) }
        ?? collectionViewLayout.layoutAttributesForItem(at: element.indexPath)
    }
  }

  /// > Basis: assumed: recalled; also of cells that the program made itself.
  func raiseNoCell(_ indexPath: IndexPath) -> Never {
    Exception.internalInconsistency.raise(
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  /// > Basis: assumed: recalled, without the address of the index path.
  func raiseNotDequeued(_ kind: String, _ indexPath: IndexPath) -> Never {
    Exception.internalInconsistency.raise(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),"
        + "\(indexPath.described)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
  }
}
