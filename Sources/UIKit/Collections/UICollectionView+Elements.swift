// Views for the elements in sight.
extension UICollectionView {
  /// Views that left come back before new ones are asked for, so that a screenful is all there ever is.
  func layoutElements() {
    if showsDocument { return }
    followDirection()
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
    collectionViewLayout.elementsWereShown()
  }

  /// What reaches into the bounds, cells before what stands with them, in the order of the items.
  private func wantedElements() -> [UICollectionViewLayoutAttributes] {
    settleLayout()
    guard !bounds.isEmpty else { return [] }
    let answer = session.perform { collectionViewLayout.layoutAttributesForElements(in: bounds) } ?? []
    answer.forEach(checkNumbers)
    let inSight = answer.filter { !$0.isHidden && $0.shownFrame.intersects(bounds) }
    for attributes in inSight where attributes.representedElementCategory == .cell { checkItem(attributes.indexPath) }
    return inSight.sorted(by: Self.isBehind)
  }

  static func isBehind(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
  ) -> Bool {
    let categories = (first.representedElementCategory.rank, second.representedElementCategory.rank)
    return (first.zIndex, categories.0, first.indexPath) < (second.zIndex, categories.1, second.indexPath)
  }

  /// - Returns: true when the view wants another size, by which the layout has to be asked again.
  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if let shown = collection.visible[attributes.element] {
      replace(shown, by: attributes)
      let isUnasked = !collection.unasked.isEmpty && collection.unasked.remove(attributes.element) != nil
      guard isUnasked || attributes.note?.isOpen == true else { return false }
      return session.perform { takePreference(of: shown.view, attributes) }
    }
    return session.perform {
      guard let view = makeView(for: attributes) else { return false }
      collection.visible[attributes.element] = ShownElement(view: view, attributes: attributes)
      apply(attributes, to: view)
      insert(view, attributes)
      let isResized = takePreference(of: view, attributes)
      tellDelegate(willDisplay: view, attributes)
      return isResized
    }
  }

  private func replace(_ shown: ShownElement, by attributes: UICollectionViewLayoutAttributes) {
    guard !shown.attributes.isEqual(attributes) else { return }
    collection.visible[attributes.element]?.attributes = attributes
    session.perform { apply(attributes, to: shown.view) }
    let isElsewhere = shown.attributes.note?.scrollsInSection != attributes.note?.scrollsInSection
    if isElsewhere || shown.attributes.zIndex != attributes.zIndex { insert(shown.view, attributes) }
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    view.place(as: attributes, isFlipped: collection.isFlipped)
    view.apply(attributes)
  }

  private func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if let host = collectionViewLayout.host(of: attributes) { return host.addSubview(view) }
    insertSubview(view, at: position(of: attributes))
  }

  /// Among the subviews: in front of everything that the attributes are not behind. What the layout has views inside of
  /// is in front of decoration views and behind all others.
  private func position(of attributes: UICollectionViewLayoutAttributes) -> Int {
    let behind = collection.visible.values.count {
      $0.attributes.note?.scrollsInSection != true && Self.isBehind($0.attributes, attributes)
    }
    let hosts = attributes.representedElementCategory == .decorationView ? 0 : collectionViewLayout.hostCount
    return behind + hosts + (collection.background == nil ? 0 : 1)
  }

  /// A view of the layout that elements are inside of.
  func insertScrollView(_ view: UIView) {
    let decorations = collection.visible.values.count { $0.attributes.representedElementCategory == .decorationView }
    insertSubview(view, at: decorations + (collection.background == nil ? 0 : 1))
  }

  func takePreference(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let layout = collectionViewLayout
    guard session.behaves(.cellsSizeThemselves), layout.asksForPreferredAttributes,
      attributes.representedElementCategory != .decorationView, attributes.note?.freeAxes != []
    else { return false }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
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
