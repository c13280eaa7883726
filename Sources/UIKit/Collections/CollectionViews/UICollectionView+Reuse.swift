// Reuse of cells and supplementary views.
extension UICollectionView {
  func keep(_ viewClass: AnyClass?, as kind: ReuseKind) {
    collection.classes[kind] = viewClass as? UICollectionReusableView.Type
    collection.nibs[kind] = nil
  }

  func keep(_ nib: UINib?, as kind: ReuseKind) {
    collection.nibs[kind] = nib
    collection.classes[kind] = nil
  }

  func dequeueCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = collection.updates.reconfigured, cell.reuseIdentifier == identifier,
      collection.visible[.cell(indexPath)]?.view === cell
    {
      return cell
    }
    let view = dequeue(.cell(identifier))
    guard let cell = view as? UICollectionViewCell else {
      Exception.internalInconsistency.raise(
        "the view registered for the identifier \(identifier) is no UICollectionViewCell")
    }
    if hasItem(indexPath), let attributes = attributes(of: .cell(indexPath)) {
      cell.place(as: attributes, isFlipped: collection.isFlipped)
    }
    return cell
  }

  func dequeueSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(ReuseKind(kind: elementKind, identifier: identifier))
    if let attributes = attributes(of: .supplementary(elementKind, indexPath)) {
      view.place(as: attributes, isFlipped: collection.isFlipped)
    }
    return view
  }

  /// > Basis: assumed: recalled.
  private func dequeue(_ kind: ReuseKind) -> UICollectionReusableView {
    if let view = makeView(kind, class: collection.classes[kind]) { return view }
    Exception.internalInconsistency.raise(
      "could not dequeue a view of kind: \(kind.kind) with identifier \(kind.identifier) - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard")
  }

  func makeView(
    _ kind: ReuseKind, class viewClass: UICollectionReusableView.Type?, nib: UINib? = nil
  ) -> UICollectionReusableView? {
    if let view = collection.idle[kind]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard
      let view = (nib ?? collection.nibs[kind]).map({ makeView(from: $0, kind.identifier) }) ?? viewClass.map(makeView)
    else { return nil }
    view.reuseIdentifier = kind.identifier
    return view
  }

  private func makeView(of viewClass: UICollectionReusableView.Type) -> UICollectionReusableView {
    session.perform { viewClass.make() }
  }

  /// Instantiates a nib. Classes without a module are looked up in the module of the data source.
  ///
  /// > Basis: assumed: recalled.
  private func makeView(from nib: UINib, _ identifier: String) -> UICollectionReusableView {
    let owner = dataSource as? UIResponder ?? delegate as? UIResponder ?? self
    let views = session.perform { nib.instantiate(owner: owner) }
    guard views.count == 1, let view = views[0] as? UICollectionReusableView else {
      Exception.internalInconsistency.raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
          + "UICollectionReusableView instance")
    }
    return view
  }

  /// Returns the attributes of an element, or nil while the layout is preparing and cannot provide them.
  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard collection.isPrepared else { return nil }
    return session.perform { collectionViewLayout.attributes(of: element) }
  }
}
