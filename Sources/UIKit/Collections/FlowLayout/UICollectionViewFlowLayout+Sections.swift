// Solving: from metrics and sizes to sections.
extension UICollectionViewFlowLayout {
  func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    if let shift = context.shift {
      moveMeasuredSizes(shift)
    } else if context.invalidateDataSourceCounts || context.invalidateEverything {
      flow.measured = [:]
    }
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flowContext?.invalidateFlowLayoutDelegateMetrics != false
      || flowContext?.invalidateFlowLayoutAttributes != false
    {
      flow.sections = nil
    }
  }

  /// Updates the index paths of measured sizes.
  private func moveMeasuredSizes(_ shift: IndexPathMapping) {
    flow.measured = Dictionary(
      flow.measured.compactMap { item, size in shift.item(after: item).map { ($0, size) } },
      uniquingKeysWith: { first, _ in first })
  }

  func isResized(by newBounds: CGRect) -> Bool {
    axes.across(newBounds.size) != axes.across(collectionView?.bounds.size ?? .zero)
  }

  func isNews(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, original.representedElementCategory == .cell else { return false }
    let old = original.size, new = preferred.size
    return abs(old.width - new.width) > 1e-6 || abs(old.height - new.height) > 1e-6
  }

  func fillSections() {
    guard let collectionView else { return }
    (flow.undecided, flow.resized) = ([], [:])
    let surroundings = surroundings(of: collectionView)
    flow.surroundings = surroundings
    flow.breadth = max(0, axes.across(collectionView.bounds.size) - surroundings.start - surroundings.end)
    let grid = collectionView.session.pixelGrid, measured = Set(flow.measured.keys.map(\.section))
    let sections = (0..<collectionView.numberOfSections).map { number in
      FlowSection(
        metrics(number, collectionView), sizes(number, isMeasured: measured.contains(number), collectionView),
        axes: axes, breadth: flow.breadth, round: grid.round)
    }
    flow.starts = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.length) }
    flow.sections = sections
    flow.mirrorWidth = runsFromRight(collectionView) ? contentSize.width : nil
    logLargeItems(sections, collectionView)
  }

  /// Fills the lines of resized items again and moves the lines after them.
  func settleResizedItems() {
    guard let collectionView, !flow.resized.isEmpty, var sections = flow.sections else { return }
    let grid = collectionView.session.pixelGrid
    let changes = Dictionary(grouping: flow.resized) { $0.key.section }.filter { sections.indices.contains($0.key) }
    (flow.resized, flow.sections) = ([:], nil)
    for (number, items) in changes {
      let count = sections[number].sizes.count
      let sizes = items.filter { $0.key.item < count }.map { ($0.key.item, checked($0.value)) }
      sections[number].resize(Dictionary(uniqueKeysWithValues: sizes), round: grid.round)
    }
    for number in (changes.keys.min() ?? sections.count)..<sections.count {
      flow.starts[number + 1] = flow.starts[number] + sections[number].length
    }
    flow.sections = sections
    flow.mirrorWidth = runsFromRight(collectionView) ? collectionViewContentSize.width : nil
    logLargeItems(changes.keys.sorted().map { sections[$0] }, collectionView)
  }

  var contentSize: CGSize { axes.size(along: flow.starts.last ?? 0, across: flow.breadth) }

  private func surroundings(of view: UICollectionView) -> FlowSurroundings {
    let insets = axes.sides(view.adjustedContentInset)
    return FlowSurroundings(start: insets.start, end: insets.end, inset: referenceInset(view))
  }

  /// Invalidates the layout if insets have changed. After a change of content insets, visible items are measured again,
  /// as after a change of size.
  func followInsets() {
    guard flow.sections != nil, let view = collectionView, let known = flow.surroundings else { return }
    let surroundings = surroundings(of: view)
    guard surroundings != known else { return }
    if (surroundings.start, surroundings.end) != (known.start, known.end) {
      flow.measured = [:]
      view.collection.unasked = Set(view.collection.visible.keys)
    }
    invalidateLayout()
  }

  /// > Basis: captured: reports of 2016 of horizontal layouts whose first item is at the right end, and that equal
  /// > items of vertical ones run from the right; that insets change sides, too, is assumed. Documented: a layout that
  /// > flips does not need to know.
  private func runsFromRight(_ view: UICollectionView) -> Bool {
    view.isRightToLeft && view.session.behaves(.flowLayoutsFollowTheDirection)
      && !flipsHorizontallyInOppositeLayoutDirection
  }

  /// Returns the delegate's answer, or the layout's value if there is no delegate or it leaves the answer to the
  /// layout.
  private func answer<Value>(
    _ question: FlowQuestions, _ own: Value, _ collectionView: UICollectionView,
    _ ask: (UICollectionViewDelegateFlowLayout) -> Value
  ) -> Value {
    guard !flow.undecided.contains(question),
      let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    else { return own }
    return ask(delegate)
  }

  private func metrics(_ section: Int, _ view: UICollectionView) -> FlowMetrics {
    let header = answer(.header, headerReferenceSize, view) {
      $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    }
    let footer = answer(.footer, footerReferenceSize, view) {
      $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    }
    return checked(
      FlowMetrics(
        inset: referenceInset(view)
          + answer(.inset, sectionInset, view) { $0.collectionView(view, layout: self, insetForSectionAt: section) },
        lineSpacing: answer(.lineSpacing, minimumLineSpacing, view) {
          $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        },
        itemSpacing: answer(.itemSpacing, minimumInteritemSpacing, view) {
          $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        },
        headerLength: axes.along(checked(header)), footerLength: axes.along(checked(footer))))
  }

  /// Raises an exception for values that are not finite, which would break searches.
  ///
  /// > Basis: assumed: that the exception is that of a view's frame.
  private func checked(_ metrics: FlowMetrics) -> FlowMetrics {
    let inset = metrics.inset, lengths = [inset.top, inset.left, inset.bottom, inset.right]
    let spacings = [metrics.lineSpacing, metrics.itemSpacing]
    if let wrong = (lengths + spacings).first(where: { !$0.isFinite }) {
      Exception.invalidGeometry.raise("CALayer position contains NaN: [\(wrong) \(wrong)]")
    }
    return metrics
  }

  /// Returns the inset of the section inset's reference, across the scroll direction.
  private func referenceInset(_ view: UICollectionView) -> UIEdgeInsets {
    let inset: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: inset = view.safeAreaInsets
    case .fromLayoutMargins: inset = view.layoutMargins
    }
    return scrollDirection == .horizontal
      ? UIEdgeInsets(top: inset.top, left: 0, bottom: inset.bottom, right: 0)
      : UIEdgeInsets(top: 0, left: inset.left, bottom: 0, right: inset.right)
  }

  // MARK: Sizes

  private func sizes(_ section: Int, isMeasured: Bool, _ view: UICollectionView) -> FlowSizes {
    let count = view.numberOfItems(inSection: section)
    guard count > 0 else { return .varied([]) }
    let first = size(IndexPath(item: 0, section: section), view)
    let isAsked = view.delegate is UICollectionViewDelegateFlowLayout && !flow.undecided.contains(.itemSize)
    guard isMeasured || isAsked else { return .equal(first, count: count) }
    return FlowSizes([first] + (1..<count).map { size(IndexPath(item: $0, section: section), view) })
  }

  private func size(_ item: IndexPath, _ view: UICollectionView) -> CGSize {
    if let measured = flow.measured[item] { return checked(measured) }
    let isEstimated = estimatedItemSize != .zero && view.session.behaves(.cellsSizeThemselves)
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    let own = isEstimated ? estimate : itemSize
    let size = answer(.itemSize, own, view) {
      $0.collectionView(view, layout: self, sizeForItemAt: view.dataPath(of: item))
    }
    return checked(flow.undecided.contains(.itemSize) || size == Self.automaticSize ? own : size)
  }

  /// > Basis: assumed: the message for negative sizes is recalled; that values that are not finite raise the exception
  /// > of a frame.
  private func checked(_ size: CGSize) -> CGSize {
    if !size.width.isFinite || !size.height.isFinite {
      Exception.invalidGeometry.raise("CALayer bounds contains NaN: [0 0; \(size.width) \(size.height)]")
    }
    if size.width < 0 || size.height < 0 {
      Exception.internalInconsistency.raise("negative sizes are not supported in the flow layout")
    }
    return size
  }
}
