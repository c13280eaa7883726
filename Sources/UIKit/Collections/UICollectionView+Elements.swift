// Views for the elements in sight.
extension UICollectionView {
  /// Views that left come back before new ones are asked for, so that a screenful is all there ever is.
  func layoutElements() {
    if showsDocument { return }
    followDirection()
    if collection.needsReload { forgetElements() }
    var wanted = wantedElements(), next = 0, known = collection.invalidations
    recycleElements(except: Set(wanted.map(\.element)))
    // What a view prefers, or what the program does when it hears of one, may change everything.
    while known != collection.invalidations || next < wanted.count {
      if known == collection.invalidations {
        show(wanted[next])
        next += 1
      } else {
        wanted = wantedElements()
        (next, known) = (0, collection.invalidations)
        recycleElements(except: Set(wanted.map(\.element)))
      }
    }
    collectionViewLayout.elementsWereShown()
  }

  /// What reaches into the bounds, cells before what stands with them, in the order of the items.
  private func wantedElements() -> [UICollectionViewLayoutAttributes] {
    guard !bounds.isEmpty else { return [] }
    settleLayout()
    let answer = session.perform { collectionViewLayout.layoutAttributesForElements(in: bounds) } ?? []
    collectionViewLayout.elementsAreInSight(answer)
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

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shown = collection.visible[attributes.element] {
      replace(shown, by: attributes)
      let isUnasked = !collection.unasked.isEmpty && collection.unasked.remove(attributes.element) != nil
      guard isUnasked || attributes.note?.isOpen == true else { return }
      return session.perform { takePreference(of: shown.view, attributes) }
    }
    session.perform {
      guard let view = makeView(for: attributes) else { return }
      collection.visible[attributes.element] = ShownElement(view: view, attributes: attributes)
      apply(attributes, to: view)
      insert(view, attributes)
      takePreference(of: view, attributes)
      tellDelegate(willDisplay: view, attributes)
    }
  }

  private func replace(_ shown: ShownElement, by attributes: UICollectionViewLayoutAttributes) {
    let isElsewhere = isElsewhere(shown, attributes)
    guard isElsewhere || !shown.attributes.isEqual(attributes) else { return }
    collection.visible[attributes.element]?.attributes = attributes
    session.perform { apply(attributes, to: shown.view) }
    if isElsewhere || shown.attributes.zIndex != attributes.zIndex { insert(shown.view, attributes) }
  }

  /// In another view of the layout, or in none.
  private func isElsewhere(_ shown: ShownElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.note?.scrollsInSection == true else { return shown.attributes.note?.scrollsInSection == true }
    return collectionViewLayout.host(of: attributes).map { $0 !== shown.view.superview } ?? false
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
    return behind + hosts + backgroundCount
  }

  /// One, unless there is no background or the program has taken it out.
  var backgroundCount: Int { collection.background?.superview === self ? 1 : 0 }

  /// A view of the layout that elements are inside of.
  func insertScrollView(_ view: UIView) {
    let decorations = collection.visible.values.count { $0.attributes.representedElementCategory == .decorationView }
    insertSubview(view, at: decorations + backgroundCount)
  }

  /// The layout hears of a size that the view wants instead of its own.
  func takePreference(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let layout = collectionViewLayout
    guard session.behaves(.cellsSizeThemselves), layout.asksForPreferredAttributes,
      attributes.representedElementCategory != .decorationView, attributes.note?.freeAxes != []
    else { return }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
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
