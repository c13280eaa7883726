// Cells and supplementary views that are used again.
extension UICollectionView {
  /// Also takes a class back, with nil.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, .cell(identifier))
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { register(viewClass, ReuseKind(kind: elementKind, identifier: identifier)) }

  /// Its only top-level view is the cell. Also takes a nib back, with nil.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, .cell(identifier))
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(nib, ReuseKind(kind: kind, identifier: identifier)) }

  private func register(_ viewClass: AnyClass?, _ kind: ReuseKind) {
    collection.classes[kind] = viewClass as? UICollectionReusableView.Type
    collection.nibs[kind] = nil
  }

  private func register(_ nib: UINib?, _ kind: ReuseKind) {
    collection.nibs[kind] = nib
    collection.classes[kind] = nil
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

  public func dequeueReusableSupplementaryView(
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

  func makeView(_ kind: ReuseKind, class viewClass: UICollectionReusableView.Type?) -> UICollectionReusableView? {
    if let view = collection.idle[kind]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = collection.nibs[kind].map({ makeView(from: $0, kind.identifier) }) ?? viewClass.map(makeView(of:))
    else { return nil }
    view.reuseIdentifier = kind.identifier
    return view
  }

  private func makeView(of viewClass: UICollectionReusableView.Type) -> UICollectionReusableView {
    session.perform { viewClass.make(registeredWith: .zero) }
  }

  /// Classes without a module are looked for in that of the data source.
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

  /// Not while the layout prepares: it does not know yet.
  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard collection.isPrepared else { return nil }
    return session.perform { collectionViewLayout.attributes(of: element) }
  }
}
