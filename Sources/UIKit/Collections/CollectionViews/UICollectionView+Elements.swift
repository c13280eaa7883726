// Views for the elements in sight.
extension UICollectionView {
  /// In rounds: what the views of one round prefer is gathered, and the layout hears of it at once. So the layout is
  /// solved as often as there are rounds, two or three, however many views size themselves.
  func layoutElements() {
    if showsDocument { return }
    followDirection()
    if collection.needsReload { forgetElements() }
    collection.isShowingElements = true
    defer { collection.isShowingElements = false }
    var rounds = 0
    while showElements() {
      rounds += 1
      // A program that invalidates the layout for each view that it hears of needs a round for each.
      if rounds > Self.mostRounds + collection.visible.count { raiseStuck() }
    }
    collectionViewLayout.elementsWereShown()
  }

  /// > Basis: captured: reports of crashes after so many passes.
  private static var mostRounds: Int { 100 }

  /// Views that left come back before new ones are asked for.
  ///
  /// - Returns: true when views want other sizes, by which the layout has to be asked again.
  private func showElements() -> Bool {
    let wanted = wantedElements(), known = collection.invalidations
    recycleElements(except: Set(wanted.map(\.element)), areSeen: true)
    var preferences = GatheredPreferences(), behind = 0
    // What the program does when it hears of a view may change everything: then the round ends.
    for attributes in wanted where collection.invalidations == known {
      show(attributes, behind: behind, &preferences)
      if attributes.note?.scrollsInSection != true, collection.visible[attributes.element] != nil { behind += 1 }
    }
    guard collection.invalidations == known else { return askAgain(preferences.views) }
    return session.perform { preferences.tell(collectionViewLayout) }
  }

  /// Items may have other numbers now, so that what views wanted is asked of them anew.
  private func askAgain(_ views: Set<ObjectIdentifier>) -> Bool {
    for (element, shown) in collection.visible where views.contains(ObjectIdentifier(shown.view)) {
      collection.unasked.insert(element)
    }
    return true
  }

  /// What reaches into the bounds, cells before what stands with them, in the order of the items.
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

  /// - Parameter behind: how many views of this view's own are behind it.
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

  /// In another view of the layout, or in none.
  private func isElsewhere(_ shown: ShownElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.note?.scrollsInSection == true else { return shown.attributes.note?.scrollsInSection == true }
    return collectionViewLayout.host(of: attributes).map { $0 !== shown.view.superview } ?? false
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
    insertSubview(view, at: behind + hosts + backgroundCount)
  }

  /// One, unless there is no background or the program has taken it out.
  var backgroundCount: Int { collection.background?.superview === self ? 1 : 0 }

  /// A view of the layout that elements are inside of.
  func insertScrollView(_ view: UIView) {
    let decorations = collection.visible.values.count { $0.attributes.representedElementCategory == .decorationView }
    insertSubview(view, at: decorations + backgroundCount)
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
    defer { view.sizing = .known }
    // Compositions are newer than every release without self-sizing, and keep their promise there, too.
    guard session.behaves(.cellsSizeThemselves) || layout is UICollectionViewCompositionalLayout,
      layout.asksForPreferredAttributes,
      attributes.representedElementCategory != .decorationView, attributes.note?.freeAxes != []
    else { return nil }
    view.sizing = .asking
    // Programs change what they get, and return it.
    let own = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    let preferred = view.preferredLayoutAttributesFitting(own)
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return nil }
    return layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  }
}

/// What the views of one round prefer, as what their layout has to give up for it: as few contexts as possible.
@MainActor private struct GatheredPreferences {
  private var contexts: [UICollectionViewLayoutInvalidationContext] = []

  private(set) var views: Set<ObjectIdentifier> = []

  mutating func take(_ context: UICollectionViewLayoutInvalidationContext?, of view: UIView) {
    if context != nil { views.insert(ObjectIdentifier(view)) }
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
