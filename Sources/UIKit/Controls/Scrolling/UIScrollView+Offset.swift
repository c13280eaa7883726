// Offsets and insets.
extension UIScrollView {
  var scrollRange: ScrollRange {
    ScrollRange(
      contentSize: contentSize, visibleSize: bounds.size, inset: adjustedContentInset, alignment: scroll.alignment)
  }

  /// Before there was a safe area, controllers wrote into `contentInset` itself.
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

  /// The safe area reaches into content that is not moved out of it: where nothing is adjusted, and in pages.
  ///
  /// > Basis: captured. A report: a cell of a scroll view that does not adjust its insets gets a top safe area under the
  /// > status bar. Assumed: that pages side by side do, and that other content, which may become as high as its own safe area
  /// > makes it, does not.
  var passesSafeAreaToContent: Bool {
    guard session.behaves(.hasSafeArea) else { return false }
    return contentInsetAdjustmentBehavior == .never || isPagingEnabled && contentInsetAdjustmentBehavior != .always
  }

  /// What of the safe area the insets do not keep clear, at the top and at the bottom.
  var coverOfContent: UIEdgeInsets {
    let adjusted = insetAdjustment
    return UIEdgeInsets(
      top: max(0, safeAreaInsets.top - max(0, adjusted.top - scroll.refreshInset)), left: 0,
      bottom: max(0, safeAreaInsets.bottom - adjusted.bottom), right: 0)
  }

  /// The one scroll view that its controller adjusts: the controller's view itself, or inside a navigation controller, or
  /// below the bar that stands for one around a scene of a document.
  private var isBelowBars: Bool {
    guard let controller = scroll.contentOwner ?? hierarchy.controller ?? superview?.hierarchy.controller else {
      return false
    }
    let isBelowBar = (controller.place.area?.surroundings.top.height ?? 0) > 0
    let isOwned = isBelowBar || controller.navigationController != nil || controller.loadedView === self
    return controller.automaticallyAdjustsScrollViewInsets && isOwned && controller.adjustedScrollView === self
  }

  /// Where a scroll by touch that would end at `offset` ends.
  package func restingOffset(near offset: CGPoint) -> CGPoint {
    isPagingEnabled ? scrollRange.page(nearest: offset) : scrollRange.clamp(offset)
  }

  /// Content that stood at its start stays there when the safe area changes; content that became too short moves into
  /// reach. An offset that code chose stays, even out of range, and the canvas shows views of documents as designed.
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

  /// Content or insets that become smaller move the content at once; another size of the view does with the next layout.
  ///
  /// > Basis: captured for insets, in published backtraces: `setContentInset:` calls `_adjustContentOffsetIfNecessary`.
  /// > Recalled of the content's size. Assumed, that this begins with the first layout.
  func reachContent() {
    guard scroll.hasBegun, scroll.zoom == nil, source == nil || !session.showsCanvas else { return }
    moveIntoReach()
  }

  /// What a finger holds or has thrown, and what code moves, finds its own way.
  private func moveIntoReach() {
    guard scroll.grip == nil, scroll.fling?.motion != scroll.motion, scroll.travel?.motion != scroll.motion else {
      return
    }
    let offset = scrollRange.clamp(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Content that nobody has moved begins below the inset that code gave it; what the safe area adds follows.
  ///
  /// > Basis: derived from published code that sets an inset and no offset, and whose content begins below it.
  private func beginAtStart() {
    guard !scroll.hasBegun else { return }
    scroll.hasBegun = true
    guard scroll.motion == 0, contentOffset == .zero, !(self is _UICollectionViewOrthogonalScrollView) else { return }
    let control = session.behaves(.hasSafeArea) ? 0 : scroll.refreshInset
    let start = CGPoint(x: -contentInset.left, y: control - contentInset.top)
    if start != .zero { contentOffset = start }
  }

  /// Calls the delegate as client code.
  func tell(_ call: (any UIScrollViewDelegate, UIScrollView) -> Void) {
    guard let delegate = scroll.delegate else { return }
    session.perform { call(delegate, self) }
  }

  /// In seconds.
  static let glidingTime = 0.3

  /// The offset is the new one at once; `ended` is called when its way there was shown to the end. It is not when
  /// something else has moved the content before.
  ///
  /// > Basis: 0.3 s is captured; assumed that a motion that gave way is never told to have ended.
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
