// Views for the elements in sight.
extension UICollectionView {
  /// In rounds: what the views of one round prefer is gathered, and the layout hears of it at once. So the layout is
  /// solved as often as there are rounds, two or three, however many views size themselves.
  func layoutElements() {
    if showsDocument { return }
    followDirection()
    if collection.needsReload { forgetElements() }
    while showElements() {}
    collectionViewLayout.elementsWereShown()
  }

  /// Views that left come back before new ones are asked for.
  ///
  /// - Returns: true when views want other sizes, by which the layout has to be asked again.
  private func showElements() -> Bool {
    let wanted = wantedElements()
    recycleElements(except: Set(wanted.map(\.element)))
    var preferences = GatheredPreferences(), behind = 0
    for attributes in wanted {
      show(attributes, behind: behind, &preferences)
      if attributes.note?.scrollsInSection != true, collection.visible[attributes.element] != nil { behind += 1 }
    }
    return session.perform { preferences.tell(collectionViewLayout) }
  }

  /// What reaches into the bounds, cells before what stands with them, in the order of the items.
  private func wantedElements() -> [UICollectionViewLayoutAttributes] {
    settleLayout()
    guard !bounds.isEmpty else { return [] }
    let answer = session.perform { collectionViewLayout.layoutAttributesForElements(in: bounds) } ?? []
    answer.forEach(checkNumbers)
    let inSight = answer.filter { !$0.isHidden && $0.shownFrame.intersects(bounds) }
    for attributes in inSight where attributes.representedElementCategory == .cell { checkItem(attributes.indexPath) }
    return withMovingItem(inSight).sorted(by: Self.isBehind)
  }

  static func isBehind(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
  ) -> Bool {
    let categories = (first.representedElementCategory.rank, second.representedElementCategory.rank)
    return (first.zIndex, categories.0, first.indexPath) < (second.zIndex, categories.1, second.indexPath)
  }

  /// - Parameter behind: how many views of this view's own are behind it.
  private func show(
    _ attributes: UICollectionViewLayoutAttributes, behind: Int, _ preferences: inout GatheredPreferences
  ) {
    if let shown = collection.visible[attributes.element] {
      replace(shown, by: attributes, behind: behind)
      let isUnasked = !collection.unasked.isEmpty && collection.unasked.remove(attributes.element) != nil
      guard isUnasked || attributes.note?.isOpen == true else { return }
      return preferences.take(session.perform { preference(of: shown.view, attributes) })
    }
    session.perform {
      guard let view = makeView(for: attributes) else { return }
      collection.visible[attributes.element] = ShownElement(view: view, attributes: attributes)
      apply(attributes, to: view)
      insert(view, attributes, behind: behind)
      preferences.take(preference(of: view, attributes))
      tellDelegate(willDisplay: view, attributes)
    }
  }

  private func replace(
    _ shown: ShownElement, by attributes: UICollectionViewLayoutAttributes, behind: Int
  ) {
    guard !shown.attributes.isEqual(attributes) else { return }
    collection.visible[attributes.element]?.attributes = attributes
    session.perform { apply(attributes, to: shown.view) }
    let isElsewhere = shown.attributes.note?.scrollsInSection != attributes.note?.scrollsInSection
    if isElsewhere || shown.attributes.zIndex != attributes.zIndex { insert(shown.view, attributes, behind: behind) }
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    view.place(as: attributes, isFlipped: collection.isFlipped)
    view.apply(attributes)
  }

  /// In front of everything that the attributes are not behind. What the layout has views inside of is in front of
  /// decoration views and behind all others.
  private func insert(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, behind: Int
  ) {
    if let host = collectionViewLayout.host(of: attributes) { return host.addSubview(view) }
    let hosts = attributes.representedElementCategory == .decorationView ? 0 : collectionViewLayout.hostCount
    insertSubview(view, at: behind + hosts + (collection.background == nil ? 0 : 1))
  }

  /// A view of the layout that elements are inside of.
  func insertScrollView(_ view: UIView) {
    let decorations = collection.visible.values.count { $0.attributes.representedElementCategory == .decorationView }
    insertSubview(view, at: decorations + (collection.background == nil ? 0 : 1))
  }

  /// The layout hears at once of what a view in sight wants.
  func takePreference(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if let context = preference(of: view, attributes) { collectionViewLayout.invalidateLayout(with: context) }
  }

  /// nil for a view that is content with what it has.
  private func preference(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext? {
    let layout = collectionViewLayout
    guard session.behaves(.cellsSizeThemselves), layout.asksForPreferredAttributes,
      attributes.representedElementCategory != .decorationView, attributes.note?.freeAxes != []
    else { return nil }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return nil }
    return layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  }
}

/// What the views of one round prefer, as what their layout has to give up for it: as few contexts as possible.
@MainActor private struct GatheredPreferences {
  private var contexts: [UICollectionViewLayoutInvalidationContext] = []

  mutating func take(_ context: UICollectionViewLayoutInvalidationContext?) {
    guard let context, contexts.last?.absorb(context) != true else { return }
    contexts.append(context)
  }

  /// - Returns: whether there was anything to tell.
  func tell(_ layout: UICollectionViewLayout) -> Bool {
    for context in contexts { layout.invalidateLayout(with: context) }
    return !contexts.isEmpty
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
