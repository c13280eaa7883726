// Views for the elements in sight.
extension UICollectionView {
  /// Views that left come back before new ones are asked for, so that a screenful is all there ever is.
  func layoutElements() {
    if collection.needsReload { forgetElements() }
    var wanted = wantedElements(), next = 0
    recycleElements(except: Set(wanted.map(\.element)))
    while next < wanted.count {
      if show(wanted[next]) {
        wanted = wantedElements()
        recycleElements(except: Set(wanted.map(\.element)))
        next = 0
      } else {
        next += 1
      }
    }
  }

  /// What reaches into the bounds, cells before what stands with them, in the order of the items.
  private func wantedElements() -> [UICollectionViewLayoutAttributes] {
    settleLayout()
    guard !bounds.isEmpty else { return [] }
    let answer = session.perform { collectionViewLayout.layoutAttributesForElements(in: bounds) } ?? []
    let inSight = answer.filter { !$0.isHidden && $0.frame.intersects(bounds) }
    for attributes in inSight where attributes.representedElementCategory == .cell { checkItem(attributes.indexPath) }
    return inSight.sorted(by: Self.isBehind)
  }

  static func isBehind(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
  ) -> Bool {
    let categories = (first.representedElementCategory.rank, second.representedElementCategory.rank)
    return (first.zIndex, categories.0, first.indexPath) < (second.zIndex, categories.1, second.indexPath)
  }

  /// > Basis: assumed: recalled, without the address.
  private func checkItem(_ indexPath: IndexPath) {
    guard !hasItem(indexPath) else { return }
    Exception.internalInconsistency.raise(
      "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + indexPath.described)
  }

  /// - Returns: true when the view wants another size, by which the layout has to be asked again.
  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if let shown = collection.visible[attributes.element] {
      replace(shown, by: attributes)
      return false
    }
    return session.perform {
      guard let view = makeView(for: attributes) else { return false }
      collection.visible[attributes.element] = ShownElement(view: view, attributes: attributes)
      apply(attributes, to: view)
      insertSubview(view, at: position(of: attributes))
      let isResized = takePreference(of: view, attributes)
      tellDelegate(willDisplay: view, attributes)
      return isResized
    }
  }

  private func replace(_ shown: ShownElement, by attributes: UICollectionViewLayoutAttributes) {
    guard !shown.attributes.isEqual(attributes) else { return }
    collection.visible[attributes.element]?.attributes = attributes
    session.perform { apply(attributes, to: shown.view) }
    if shown.attributes.zIndex != attributes.zIndex {
      insertSubview(shown.view, at: position(of: attributes))
    }
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    view.place(as: attributes)
    view.apply(attributes)
  }

  /// Among the subviews: in front of everything that the attributes are not behind.
  private func position(of attributes: UICollectionViewLayoutAttributes) -> Int {
    let behind = collection.visible.values.count { Self.isBehind($0.attributes, attributes) }
    return behind + (collection.background == nil ? 0 : 1)
  }

  func takePreference(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let layout = collectionViewLayout
    guard session.behaves(.cellsSizeThemselves), layout.asksForPreferredAttributes,
      attributes.representedElementCategory != .decorationView
    else { return false }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  // MARK: Making and recycling

  private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let indexPath = attributes.indexPath, kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: return makeCell(at: indexPath)
    case .supplementaryView:
      let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      if let view, view.reuseIdentifier == nil { raiseNotDequeued(kind, indexPath) }
      return view
    case .decorationView:
      return makeView(ReuseKind(kind: kind, identifier: ""), class: collectionViewLayout.decorationClasses[kind])
    }
  }

  private func makeCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    if cell.reuseIdentifier == nil { raiseNoCell(indexPath) }
    cell.isSelected = collection.selection.contains(indexPath)
    return cell
  }

  private func forgetElements() {
    collection.needsReload = false
    recycleElements(except: [])
  }

  private func recycleElements(except kept: Set<CollectionElement>) {
    let leaving = collection.visible.filter { !kept.contains($0.key) }
    for shown in leaving.values.sorted(by: { Self.isBehind($0.attributes, $1.attributes) }) { recycle(shown) }
  }

  func recycle(_ shown: ShownElement) {
    let element = shown.attributes.element
    collection.visible[element] = nil
    shown.view.removeFromSuperview()
    let kind = element.kind ?? ReuseKind.cell("").kind
    collection.idle[ReuseKind(kind: kind, identifier: shown.view.reuseIdentifier ?? ""), default: []].append(shown.view)
    session.perform { tellDelegate(didEndDisplaying: shown.view, shown.attributes) }
  }

  private func tellDelegate(
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

extension UICollectionView.ElementCategory {
  /// From back to front, of one z index. Assumed: headers are in front of the items that they do not touch anyway.
  fileprivate var rank: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

// MARK: - Questions

extension UICollectionView {
  /// nil for items out of sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.visible[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.visible.first { $0.value.view === cell }?.key.indexPath
  }

  /// In no order that could be relied on; here, in that of the items.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  public var indexPathsForVisibleItems: [IndexPath] {
    collection.visible.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// nil for views out of sight.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { collection.visible[.supplementary(elementKind, indexPath)]?.view }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    collection.visible.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }
}
