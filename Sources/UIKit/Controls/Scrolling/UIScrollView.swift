import DisplayLists

/// A view that shows a part of its content. Its bounds origin is the offset.
@preconcurrency @MainActor open class UIScrollView: UIView {
  var scroll = ScrollState()

  /// Subclasses have a delegate of their own type, which is this one.
  @_disfavoredOverload open weak var delegate: UIScrollViewDelegate? {
    get { scroll.delegate }
    set { scroll.delegate = newValue }
  }

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "delegate" else { return super.setOwnValue(value, forKey: key) }
    delegate = value as? UIScrollViewDelegate
    return true
  }

  /// In points; solved from constraints that reach the far edges of the content, on each axis by itself.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsLayout()
      if solvedContentSize.or(contentSize) != contentSize { placeMayDiffer() }
      reachContent()
    }
  }
  var solvedContentSize = SolvedContentSize()

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      setNeedsLayout()
      reachContent()
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { setNeedsLayout() } }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOffset = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != oldOffset { session.perform { scroll.delegate?.scrollViewDidScroll(self) } }
    }
  }

  /// Not limited to the content: only touches and changes of size are. What was moving it stops.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      scroll.motion &+= 1
      bounds.origin = newValue
    }
  }

  /// With `animated` the offset changes frame by frame, and the delegate hears of each and of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset else { return self.contentOffset = contentOffset }
    travel(to: contentOffset) { $0.scrollViewDidEndScrollingAnimation($1) }
  }

  /// Moves as little as possible; nothing when the rectangle is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(scrollRange.revealing(rect, from: contentOffset), animated: animated)
  }

  /// A finger is on the content.
  open var isTracking: Bool { scroll.isTracking }
  /// A finger moves the content.
  open var isDragging: Bool { scroll.isDragging }
  /// The content moves on after the finger is gone.
  open var isDecelerating: Bool { scroll.deceleration == scroll.motion }
  /// An animated change of the offset by code is being shown.
  open var isScrollAnimating: Bool { scroll.animation == scroll.motion }

  /// What moves stays where it is shown at the moment, unless that is beyond an end or between two pages.
  open func stopScrollingAndZooming() { stopMotion() }

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  /// A drag that goes mostly along one axis leaves the other one alone.
  open var isDirectionalLockEnabled = false
  /// Content that a finger moves goes on beyond its ends, less and less, and springs back. Sets both axes; they are told
  /// apart from iOS 17.4 on.
  open var bounces = true { didSet { (bouncesVertically, bouncesHorizontally) = (bounces, bounces) } }
  /// Without it nobody can pull a refresh control into sight.
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  /// At its left or right end the view leaves a drag to a scroll view around it; without it the drag ends there.
  open var transfersHorizontalScrollingToParent = true
  /// The same at its upper or lower end.
  open var transfersVerticalScrollingToParent = true
  /// Kept for the program: no key scrolls here.
  open var allowsKeyboardScrolling = true { didSet { hasNoEffect("UIScrollView.allowsKeyboardScrolling") } }

  /// Where content that is smaller than the view stands in it: from 0, its left or upper edge, to 1, its right or lower
  /// one, in every reading direction.
  ///
  /// > Basis: documented; assumed, that the offset is what differs, and that points outside of these shares are limited.
  open var contentAlignmentPoint: CGPoint {
    get { scroll.alignment }
    set {
      scroll.alignment = newValue
      setNeedsLayout()
    }
  }

  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The ends of the indicators stay clear of what covers the view.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Sets both; they are told apart from iOS 11.1 on. Assumed: what is read is the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment, as when the screen appears.
  open func flashScrollIndicators() { flashIndicators() }

  /// Shows the indicators while the content moves by what `changes` does; they are hidden otherwise where code moves it.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = scroll.showsIndicatorsOfChanges, offset = contentOffset
    scroll.showsIndicatorsOfChanges = true
    changes()
    scroll.showsIndicatorsOfChanges = old
    if offset != contentOffset { showIndicators(while: 0) }
  }

  /// Of the indicators: the default is dark, or light where the interface is dark.
  open var indicatorStyle = IndicatorStyle.default
  /// A tap on the status bar scrolls it to its top, if it is the only such view on a phone's screen.
  open var scrollsToTop = true
  /// The views inside feel a touch only when it is clear that it does not move.
  open var delaysContentTouches = true
  /// A touch that the views inside have felt may be taken from them when it moves.
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal

  /// A subview behind the content. Assumed: the same as one that was added as a subview.
  open var refreshControl: UIRefreshControl? {
    get { scroll.refreshControl }
    set {
      guard newValue !== scroll.refreshControl else { return }
      scroll.refreshControl?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  /// The content inset, and what the safe area and a refresh control add to it.
  open var adjustedContentInset: UIEdgeInsets { contentInset + insetAdjustment }

  open func adjustedContentInsetDidChange() {}

  /// The whole content, in the coordinates of the scroll view.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }

  /// The visible frame; does not scroll.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

  override var describedState: String {
    let offset = "; contentOffset: {\(contentOffset.x.described), \(contentOffset.y.described)}"
    guard session.behaves(.scrollViewsDescribeContentSize) else { return offset }
    return offset + "; contentSize: {\(contentSize.width.described), \(contentSize.height.described)}"
  }

  override func applyClassDefaults() {
    clipsToBounds = true
    _ = contentLayoutGuide
  }

  /// Takes in what changed since the last layout: insets, and a content or view that no longer reaches the offset.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if scroll.zoom != nil { placeZoomedView() }
    settleOffset()
    if let control = scroll.refreshControl { place(control) }
  }

  // MARK: Zooming: scales one view, which the delegate names, and the content with it.

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var isZooming: Bool { scroll.zoom.map { $0.isUnderWay || $0.isPinched } ?? false }
  /// An animated change of the scale is being shown.
  open var isZoomAnimating: Bool { scroll.zoom.map { $0.isUnderWay || $0.isBouncing } ?? false }
  /// Fingers have left the limits, and the content goes back to them.
  open var isZoomBouncing: Bool { scroll.zoom?.isBouncing ?? false }

  /// 1 as long as the delegate names no view.
  open var zoomScale: CGFloat {
    get { scroll.zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Limited to the two scales; what is in the middle of the visible part stays there, as far as the content reaches.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, showing: nil, animated: animated) }

  /// Shows `rect` as large as it fits and as the scales allow, in the middle.
  ///
  /// - Parameter rect: in the coordinates of the zoomed view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let scale = zoomScale(fitting: rect) else { return }
    zoom(to: scale, showing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  // MARK: Touches: it keeps them, as it may be about to scroll. Derived: who wants them overrides these.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether a drag may be taken from a view that felt its touch already. Not from a control, unless overridden; asked
  /// only without ``delaysContentTouches``, as nobody feels a touch before it moves otherwise.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a view inside may feel a touch at all; asked before it does.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Moves the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { installGestures().pan }
  /// Scales it, where the delegate names a view and the limits leave room; nil where they do not.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? installGestures().pinch : nil
  }

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = installGestures()
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  override var recognizersOfTouches: [UIGestureRecognizer] {
    _ = installGestures()
    return super.recognizersOfTouches
  }

  /// What fingers do with the kind of scroll view, before they move its content.
  func makeFurtherGestures() -> [UIGestureRecognizer] { [] }

  /// Before a finger moves the content.
  func dragWillBegin() {}

  /// Where a drag comes to rest by what the content is, before the delegate is asked.
  ///
  /// - Parameter velocity: of the content, in points a millisecond.
  func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  override func adopt(_ view: UIView, as key: String?) {
    if key == "refreshControl", let control = view as? UIRefreshControl {
      refreshControl = control
    } else {
      super.adopt(view, as: key)
    }
  }

  override func recordOverlay(in shown: CGRect, into canvas: inout DisplayListRecorder) {
    drawIndicators(in: shown, into: &canvas)
  }

  /// What covers the top and the bottom, and what the content is moved away from.
  override var scrollsFocusItems: Bool { true }

  override func reveal(focused view: UIView) { show(view) }

  override func scroll(beyond focused: UIView, _ heading: UIFocusHeading) -> Bool {
    moveContent(beyond: focused, heading)
  }

  override func coverKeptFromContent(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let passesOn = passesSafeAreaToContent ? coverOfContent : .zero
    return UIEdgeInsets(top: insets.top - passesOn.top, left: 0, bottom: insets.bottom - passesOn.bottom, right: 0)
  }

  override func takeSolvedContentSize(width: CGFloat?, height: CGFloat?) {
    takeSolvedContentSize(SolvedContentSize(width: width, height: height))
  }

  override func touchesMayBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }
}
