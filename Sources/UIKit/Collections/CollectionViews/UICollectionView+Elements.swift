// Views for the visible elements.
extension UICollectionView {
  /// Shows the visible elements in rounds. A round collects the preferred sizes of all its views and then invalidates
  /// the layout once. The layout is solved once per round, two or three times, no matter how many views are
  /// self-sizing.
  func layoutElements() {
    if showsDocument { return }
    followDirection()
    if collection.needsReload { forgetElements() }
    collection.isShowingElements = true
    defer { collection.isShowingElements = false }
    var rounds = 0
    while showElements() {
      rounds += 1
      // An app that invalidates the layout for each view may need one round per view.
      if rounds > Self.mostRounds + collection.visible.count { raiseStuck() }
    }
    collectionViewLayout.elementsWereShown()
  }

  /// > Basis: captured: reports of crashes after so many passes.
  private static var mostRounds: Int { 100 }

  /// Shows the visible elements. Views that are no longer visible are recycled before new ones are requested.
  ///
  /// - Returns: whether preferred sizes have invalidated the layout.
  private func showElements() -> Bool {
    let wanted = wantedElements(), known = collection.invalidations
    recycleElements(except: Set(wanted.map(\.element)), areSeen: true)
    var preferences = GatheredPreferences(), behind = 0
    // A callback of the app may invalidate everything, which ends the round.
    for attributes in wanted where collection.invalidations == known {
      show(attributes, behind: behind, &preferences)
      if attributes.note?.scrollsInSection != true, collection.visible[attributes.element] != nil { behind += 1 }
    }
    guard collection.invalidations == known else { return askAgain(preferences.views) }
    return session.perform { preferences.tell(collectionViewLayout) }
  }

  /// Requests the preferred sizes again, because items may have new index paths.
  private func askAgain(_ views: Set<ObjectIdentifier>) -> Bool {
    for (element, shown) in collection.visible where views.contains(ObjectIdentifier(shown.view)) {
      collection.unasked.insert(element)
    }
    return true
  }

  /// Returns the attributes of elements that intersect the bounds, from back to front: by z-index, then category, then
  /// item.
  private func wantedElements() -> [UICollectionViewLayoutAttributes] {
    guard !bounds.isEmpty else { return [] }
    settleLayout()
    let answer = session.perform { collectionViewLayout.layoutAttributesForElements(in: bounds) } ?? []
    collectionViewLayout.elementsAreInSight(answer)
    answer.forEach(checkNumbers)
    let inSight = answer.filter { !$0.isHidden && $0.shownFrame.overlaps(bounds) }
    for attributes in inSight where attributes.representedElementCategory == .cell { checkItem(attributes.indexPath) }
    return withMovingItem(inSight).sorted(by: Self.isBehind)
  }

  static func isBehind(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
  ) -> Bool {
    let categories = (first.representedElementCategory.rank, second.representedElementCategory.rank)
    return (first.zIndex, categories.0, first.indexPath) < (second.zIndex, categories.1, second.indexPath)
  }

  /// - Parameter behind: the number of subviews for elements behind this one.
  private func show(
    _ attributes: UICollectionViewLayoutAttributes, behind: Int, _ preferences: inout GatheredPreferences
  ) {
    if let shown = collection.visible[attributes.element] {
      replace(shown, by: attributes, behind: behind)
      let isUnasked = !collection.unasked.isEmpty && collection.unasked.remove(attributes.element) != nil
      guard isUnasked || shown.view.sizing == .outdated || attributes.note?.isOpen == true else { return }
      return preferences.take(session.perform { preference(of: shown.view, attributes) }, of: shown.view)
    }
    session.perform {
      session.comingAtOnce { isInBlock in
        guard let view = makeView(for: attributes) else { return }
        collection.visible[attributes.element] = ShownElement(view: view, attributes: attributes)
        apply(attributes, to: view)
        insert(view, attributes, behind: behind)
        preferences.take(preference(of: view, attributes), of: view)
        tellDelegate(willDisplay: view, attributes)
        if isInBlock { view.layoutIfNeeded() }
      }
    }
  }

  private func replace(
    _ shown: ShownElement, by attributes: UICollectionViewLayoutAttributes, behind: Int
  ) {
    let isElsewhere = isElsewhere(shown, attributes)
    guard isElsewhere || !shown.attributes.isEqual(attributes) else { return }
    collection.visible[attributes.element]?.attributes = attributes
    session.perform { apply(attributes, to: shown.view) }
    if isElsewhere || shown.attributes.zIndex != attributes.zIndex { insert(shown.view, attributes, behind: behind) }
  }

  /// Returns whether an element moves into or out of a scroll view of the layout.
  private func isElsewhere(_ shown: ShownElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.note?.scrollsInSection == true else { return shown.attributes.note?.scrollsInSection == true }
    return collectionViewLayout.host(of: attributes).map { $0 !== shown.view.superview } ?? false
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    view.place(as: attributes, isFlipped: collection.isFlipped)
    view.apply(attributes)
  }

  /// Inserts a view at its place in the order from back to front. Scroll views of the layout are in front of decoration
  /// views and behind all other elements.
  private func insert(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, behind: Int
  ) {
    if let host = collectionViewLayout.host(of: attributes) { return host.addSubview(view) }
    let hosts = attributes.representedElementCategory == .decorationView ? 0 : collectionViewLayout.hostCount
    insertSubview(view, at: behind + hosts + backgroundCount)
  }

  /// The number of background subviews: 1, or 0 if there is none or the app has removed it.
  var backgroundCount: Int { collection.background?.superview === self ? 1 : 0 }

  /// Inserts a scroll view of the layout that contains elements.
  func insertScrollView(_ view: UIView) {
    let decorations = collection.visible.values.count { $0.attributes.representedElementCategory == .decorationView }
    insertSubview(view, at: decorations + backgroundCount)
  }

  /// Invalidates the layout immediately for the preferred size of a visible view.
  func takePreference(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if let context = preference(of: view, attributes) { collectionViewLayout.invalidateLayout(with: context) }
  }

  /// Returns the invalidation for a view's preferred size, or nil if its size does not change.
  private func preference(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext? {
    let layout = collectionViewLayout
    defer { view.sizing = .known }
    // Compositional layouts are newer than any release without self-sizing, and support it there, too.
    guard session.behaves(.cellsSizeThemselves) || layout is UICollectionViewCompositionalLayout,
      layout.asksForPreferredAttributes,
      attributes.representedElementCategory != .decorationView, attributes.note?.freeAxes != []
    else { return nil }
    view.sizing = .asking
    // Passes a copy, because apps modify the attributes they receive and return them.
    let own = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    let preferred = view.preferredLayoutAttributesFitting(own)
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return nil }
    return layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  }
}

/// The preferred sizes of one round, as invalidations of the layout in as few contexts as possible.
@MainActor private struct GatheredPreferences {
  private var contexts: [UICollectionViewLayoutInvalidationContext] = []

  private(set) var views: Set<ObjectIdentifier> = []

  mutating func take(_ context: UICollectionViewLayoutInvalidationContext?, of view: UIView) {
    if context != nil { views.insert(ObjectIdentifier(view)) }
    guard let context, contexts.last?.absorb(context) != true else { return }
    contexts.append(context)
  }

  /// - Returns: whether anything was invalidated.
  func tell(_ layout: UICollectionViewLayout) -> Bool {
    for context in contexts { layout.invalidateLayout(with: context) }
    return !contexts.isEmpty
  }
}

extension UICollectionView.ElementCategory {
  /// The order from back to front at one z-index. Assumed: headers are in front of items, which they usually do not
  /// overlap.
  fileprivate var rank: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}
