/// The scroll range of a section that scrolls separately, and its stops. Distances are from the section's leading end.
@MainActor struct OrthogonalRange {
  let least: CGFloat
  let most: CGFloat
  private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  private let groups: CompositionalGroups
  /// The visible length of the section.
  let visible: CGFloat

  /// > Basis: captured: scrolling ends at the end of the row, except that centered groups scroll until the last one is
  /// > centered.
  init(_ section: CompositionalSection) {
    (behavior, groups) = (section.rule.scrolling, section.groups)
    visible = section.groupAxes.along(section.viewport.size)
    guard behavior == .groupPagingCentered, groups.groupCount > 0 else {
      (least, most) = (0, max(0, section.groups.length - visible))
      return
    }
    least = Self.centred(groups[0], visible)
    most = max(least, Self.centred(groups[groups.groupCount - 1], visible))
  }

  private static func centred(_ group: PlacedGroup, _ visible: CGFloat) -> CGFloat {
    group.start - (visible - group.length) / 2
  }

  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, least), most) }

  /// Returns the offset at which scrolling ends after a drag from `start` that is released at `offset`.
  ///
  /// > Basis: captured, that scrolling stops at these offsets; that the nearest is chosen, and for paging groups no
  /// > further than the next, is documented.
  func rest(near offset: CGFloat, from start: CGFloat) -> CGFloat {
    switch behavior {
    case .none, .continuous: return clamp(offset)
    case .continuousGroupLeadingBoundary: return nearest(to: offset)
    case .paging:
      guard visible > 0, offset < most else { return clamp(offset) }
      return clamp((offset / visible).rounded() * visible)
    case .groupPaging, .groupPagingCentered:
      let reach = groups.groupCount > 1 ? groups[1].start - groups[0].start : 0
      return nearest(to: min(max(offset, start - reach), start + reach))
    }
  }

  private func nearest(to offset: CGFloat) -> CGFloat {
    guard groups.groupCount > 0 else { return 0 }
    let middle = offset + (behavior == .groupPagingCentered ? visible / 2 : 0)
    let numbers = groups.numbers(in: middle - 1..<middle + 1)
    let near = max(0, numbers.lowerBound - 1)..<min(groups.groupCount, numbers.upperBound + 2)
    let stops = near.map { number in
      clamp(
        behavior == .groupPagingCentered
          ? Self.centred(groups[number], visible) : groups[number].start - groups[0].start)
    }
    return stops.min { abs($0 - offset) < abs($1 - offset) } ?? clamp(offset)
  }
}

/// The scroll view of a section that scrolls separately. The frames of its cells are those at a zero offset, so its
/// bounds have the origin of its frame.
///
/// > Basis: captured.
final class _UICollectionViewOrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  /// Whether the section's offset and this view's, which is left to right, have opposite directions.
  private var isMirrored = false
  override var beginsBelowInset: Bool { false }
  private var axes = FlowAxes(scrollsHorizontally: true)
  private var range: OrthogonalRange?
  private var start: CGFloat = 0
  private var isPlacing = false
  private var reach = CGSize.zero
  /// The section's number, which is updated when sections are inserted and deleted.
  var section = 0
  var didScroll: (_ section: Int, _ offset: CGFloat) -> Void = { _, _ in }

  func configure() {
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scroll.delegate = self
  }

  /// The section's offset from its leading end.
  var offset: CGFloat {
    get {
      let distance = axes.along(bounds.origin) - axes.along(frame.origin)
      return isMirrored ? -distance : distance
    }
    set {
      let origin = point(at: newValue)
      if bounds.origin != origin { bounds.origin = origin }
    }
  }

  func scroll(to offset: CGFloat, animated: Bool) { setContentOffset(point(at: offset), animated: animated) }

  private func point(at offset: CGFloat) -> CGPoint {
    axes.point(
      along: axes.along(frame.origin) + (isMirrored ? -offset : offset), across: axes.across(frame.origin))
  }

  func place(at frame: CGRect, _ range: OrthogonalRange, axes: FlowAxes, isMirrored: Bool, offset: CGFloat) {
    isPlacing = true
    defer { isPlacing = false }
    (self.range, self.axes, self.isMirrored) = (range, axes, isMirrored)
    if self.frame != frame { self.frame = frame }
    let first = point(at: isMirrored ? range.most : range.least),
      last = point(at: isMirrored ? range.least : range.most)
    contentInset = UIEdgeInsets(top: -first.y, left: -first.x, bottom: 0, right: 0)
    reach = CGSize(width: last.x + frame.width, height: last.y + frame.height)
    self.offset = offset
  }

  func follow(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties, axes: FlowAxes) {
    let isAlways = properties.bounce == .always
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = isAlways && axes.scrollsHorizontally
    alwaysBounceVertical = isAlways && !axes.scrollsHorizontally
    decelerationRate =
      properties.decelerationRate == .automatic
      ? .normal : DecelerationRate(rawValue: properties.decelerationRate.rawValue)
  }

  /// The layout's content size. Constraints of cells do not affect it.
  override var contentSize: CGSize {
    get { reach }
    set { super.contentSize = newValue }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old, !isPlacing { didScroll(section, offset) }
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = offset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let range else { return }
    let distance = axes.along(targetContentOffset.pointee) - axes.along(frame.origin)
    targetContentOffset.pointee = point(at: range.rest(near: isMirrored ? -distance : distance, from: start))
  }

  // MARK: Touches: forwarded to the collection view

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesCancelled(touches, with: event)
  }
}

// The scroll views of a layout's sections.
extension UICollectionViewCompositionalLayout {
  func offset(ofSection number: Int) -> CGFloat {
    let range = OrthogonalRange(solution.sections[number])
    return solution.offsets[number].map(range.clamp) ?? range.least
  }

  func scrollView(ofSection number: Int) -> UIView? {
    if let view = solution.scrollViews[number] { return view }
    guard let collectionView else { return nil }
    let view = collectionView.session.perform { _UICollectionViewOrthogonalScrollView() }
    view.configure()
    view.section = number
    view.didScroll = { [weak self] in self?.sectionDidScroll($0, to: $1) }
    solution.scrollViews[number] = view
    collectionView.insertScrollView(view)
    place(view, ofSection: number)
    return view
  }

  private func sectionDidScroll(_ number: Int, to offset: CGFloat) {
    guard number >= 0 else { return }
    solution.offsets[number] = offset
    collectionView?.setNeedsLayout()
  }

  /// Places the scroll views after the layout was solved. A section that no longer scrolls has no view.
  func placeScrollViews() {
    for (number, view) in solution.scrollViews {
      if solution.sections.indices.contains(number), solution.sections[number].scrollsForItself {
        place(view, ofSection: number)
      }
    }
  }

  private func place(_ view: _UICollectionViewOrthogonalScrollView, ofSection number: Int) {
    // A handler may have invalidated the layout in the meantime.
    guard solution.sections.indices.contains(number) else { return }
    let section = solution.sections[number]
    let frame = section.viewport.moved(along: solution.starts[number], solution.axes)
    view.place(
      at: solution.mirrored(frame), OrthogonalRange(section), axes: section.groupAxes,
      isMirrored: solution.isMirrored && section.groupAxes.scrollsHorizontally, offset: offset(ofSection: number))
    if let description = solution.descriptions[number] {
      view.follow(description.orthogonalScrollingProperties, axes: section.groupAxes)
    }
  }

  func removeEmptyScrollViews() {
    for (number, view) in solution.scrollViews where view.subviews.isEmpty {
      view.removeFromSuperview()
      solution.scrollViews[number] = nil
    }
  }

  /// Moves the cells back to the collection view, at their visible positions.
  func releaseViews() {
    for (_, view) in solution.scrollViews.sorted(by: { $0.key < $1.key }) {
      for inner in view.subviews where inner is UICollectionReusableView {
        inner.center = view.convert(inner.center, to: collectionView)
        collectionView?.addSubview(inner)
      }
      view.removeFromSuperview()
    }
    solution.scrollViews = [:]
  }
}
