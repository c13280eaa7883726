// Offsets and insets.
extension UIScrollView {
  var scrollRange: ScrollRange {
    ScrollRange(
      contentSize: contentSize, visibleSize: bounds.size, inset: adjustedContentInset, alignment: scroll.alignment)
  }

  /// The insets that the safe area adds. Before the safe area existed, controllers changed `contentInset` itself.
  var insetAdjustment: UIEdgeInsets {
    guard session.behaves(.hasSafeArea) else { return .zero }
    var insets = ScrollInsetAdjustment(
      behavior: contentInsetAdjustmentBehavior, safeArea: safeAreaInsets,
      scrollsHorizontally: alwaysBounceHorizontal || contentSize.width > bounds.width,
      scrollsVertically: alwaysBounceVertical || contentSize.height > bounds.height, isBelowBars: isBelowBars
    ).insets
    insets.top += scroll.refreshInset
    return insets
  }

  /// Whether the safe area extends into the content: where the content inset is not adjusted, and with paging.
  ///
  /// > Basis: captured. A report: a cell of a scroll view that does not adjust its insets has a top safe area below the
  /// > status bar. Assumed: so do pages side by side, but not other content, whose height may depend on its own safe
  /// > area.
  var passesSafeAreaToContent: Bool {
    guard session.behaves(.hasSafeArea) else { return false }
    return contentInsetAdjustmentBehavior == .never || isPagingEnabled && contentInsetAdjustmentBehavior != .always
  }

  /// The part of the safe area at the top and the bottom that the adjusted inset does not include.
  var coverOfContent: UIEdgeInsets {
    let adjusted = insetAdjustment
    return UIEdgeInsets(
      top: max(0, safeAreaInsets.top - max(0, adjusted.top - scroll.refreshInset)), left: 0,
      bottom: max(0, safeAreaInsets.bottom - adjusted.bottom), right: 0)
  }

  /// Whether the scroll view is the one that its controller adjusts: the controller's view itself, what it wraps, a view in a
  /// navigation controller, or a view below the bar around a document's scene.
  private var isBelowBars: Bool {
    guard let controller = scroll.contentOwner ?? hierarchy.controller ?? superview?.hierarchy.controller else {
      return false
    }
    let isBelowBar = (controller.place.area?.surroundings.top.height ?? 0) > 0
    let isItsView = controller.loadedView === self || controller.loadedView?.isWrapperOfContent == true
    let isOwned = isBelowBar || controller.navigationController != nil || isItsView
    return controller.automaticallyAdjustsScrollViewInsets && isOwned && controller.adjustedScrollView === self
  }

  /// Returns the offset at which a scroll by touch that would end at `offset` stops.
  package func restingOffset(near offset: CGPoint) -> CGPoint {
    isPagingEnabled ? scrollRange.page(nearest: offset) : scrollRange.clamp(offset)
  }

  /// Updates the offset after a layout. Content at its start stays there when the safe area changes, and content that
  /// has become too short moves into range. An offset that code has set stays even out of range, and the canvas shows
  /// views of documents as designed.
  func settleOffset() {
    let oldAdjustment = scroll.settledAdjustment, oldRange = scroll.settledRange
    scroll.settledAdjustment = insetAdjustment
    scroll.settledRange = scrollRange
    guard source == nil || !session.showsCanvas else { return }
    beginAtStart()
    if insetAdjustment != oldAdjustment { followAdjustment(from: oldAdjustment) }
    guard oldRange != scrollRange, oldRange != nil || scroll.alignment != .zero else { return }
    moveIntoReach()
  }

  /// Moves the content into range. Smaller content or insets move it at once, a change of the view's size with the next
  /// layout.
  ///
  /// > Basis: captured for insets, in published backtraces: `setContentInset:` calls `_adjustContentOffsetIfNecessary`.
  /// > Recalled for the content size. Assumed, that this starts with the first layout.
  func reachContent() {
    guard scroll.hasBegun, scroll.zoom == nil, source == nil || !session.showsCanvas else { return }
    moveIntoReach()
  }

  /// Limits the offset to the scroll range, unless a drag, momentum or an animated scroll is in progress.
  private func moveIntoReach() {
    guard scroll.grip == nil, scroll.fling?.motion != scroll.motion, scroll.travel?.motion != scroll.motion else {
      return
    }
    let offset = scrollRange.clamp(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Moves the content to its start, below the content inset, unless it has moved before. The safe area's inset
  /// follows.
  ///
  /// > Basis: derived from published code that sets an inset but no offset, and whose content starts below the inset.
  private func beginAtStart() {
    guard !scroll.hasBegun else { return }
    scroll.hasBegun = true
    guard scroll.motion == 0, contentOffset == .zero, beginsBelowInset else { return }
    let control = session.behaves(.hasSafeArea) ? 0 : scroll.refreshInset
    let start = CGPoint(x: -contentInset.left, y: control - contentInset.top)
    if start != .zero { contentOffset = start }
  }

  /// Calls the delegate as code of the program.
  func tell(_ call: (any UIScrollViewDelegate, UIScrollView) -> Void) {
    guard let delegate = scroll.delegate else { return }
    session.perform { call(delegate, self) }
  }

  /// The duration of animated scrolls, in seconds.
  static let glidingTime = 0.3

  /// Sets the offset with an animation. `ended` is called when the animation ends, unless something else has moved the
  /// content before.
  ///
  /// > Basis: 0.3 s is captured; assumed that the delegate is never notified of the end of an interrupted movement.
  func glide(
    to offset: CGPoint, decelerating: Bool = false,
    ended: @escaping (any UIScrollViewDelegate, UIScrollView) -> Void
  ) {
    let motion = scroll.motion &+ 1
    if decelerating { scroll.deceleration = motion } else { scroll.animation = motion }
    session.animate(
      AnimationTiming(duration: Self.glidingTime), options: .allowUserInteraction, { contentOffset = offset },
      completion: { [weak self] _ in
        guard let self, scroll.motion == motion else { return }
        (scroll.deceleration, scroll.animation) = (nil, nil)
        tell(ended)
      })
  }

  private func followAdjustment(from old: UIEdgeInsets) {
    let start = CGPoint(x: -contentInset.left - old.left, y: -contentInset.top - old.top)
    var offset = contentOffset
    if offset.x == start.x { offset.x = scrollRange.minimum.x }
    if offset.y == start.y { offset.y = scrollRange.minimum.y }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    session.perform { scroll.delegate?.scrollViewDidChangeAdjustedContentInset(self) }
  }
}
