import DisplayLists

/// A view that shows a part of its content. The origin of its bounds is the content offset.
@preconcurrency @MainActor open class UIScrollView: UIView {
  var scroll = ScrollState()

  /// The delegate. Subclasses have a delegate of their own type, which is stored here.
  @_disfavoredOverload open weak var delegate: UIScrollViewDelegate? {
    get { scroll.delegate }
    set { scroll.delegate = newValue }
  }

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "delegate" else { return super.setOwnValue(value, forKey: key) }
    delegate = value as? UIScrollViewDelegate
    return true
  }

  /// The size of the content in points. On each axis, constraints to the far edge of the content determine it.
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

  /// The offset of the content. Only drags and size changes limit it to the content. Setting it stops movements in
  /// progress.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      scroll.motion &+= 1
      bounds.origin = newValue
    }
  }

  /// Sets the offset. If `animated` is true, it changes frame by frame, and the delegate is notified of each change and
  /// of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset else { return self.contentOffset = contentOffset }
    travel(to: contentOffset) { $0.scrollViewDidEndScrollingAnimation($1) }
  }

  /// Scrolls by the shortest distance that makes a rectangle visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(scrollRange.revealing(rect, from: contentOffset), animated: animated)
  }

  /// Whether the content is touched.
  open var isTracking: Bool { scroll.isTracking }
  /// Whether the content is dragged.
  open var isDragging: Bool { scroll.isDragging }
  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { scroll.deceleration == scroll.motion }
  /// Whether an animated change of the offset by code is in progress.
  open var isScrollAnimating: Bool { scroll.animation == scroll.motion }

  /// Stops movements at the visible offset, unless it is beyond an end or between two pages.
  open func stopScrollingAndZooming() { stopMotion() }

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  /// Whether a drag that moves mainly along one axis leaves the other unchanged.
  open var isDirectionalLockEnabled = false
  /// Whether dragged content moves beyond its ends with growing resistance and springs back. Setting it changes both
  /// axes; from iOS 17.4 on they have separate properties.
  open var bounces = true { didSet { (bouncesVertically, bouncesHorizontally) = (bounces, bounces) } }
  /// Whether the content bounces vertically. If not, a refresh control cannot be pulled into view.
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  /// Whether an outer scroll view takes a drag once the content is at its left or right end. Otherwise the drag ends
  /// there.
  open var transfersHorizontalScrollingToParent = true
  /// Whether an outer scroll view takes a drag once the content is at its top or bottom end.
  open var transfersVerticalScrollingToParent = true
  /// Whether keys scroll the content. It is stored, but has no effect: keys do not scroll here.
  open var allowsKeyboardScrolling = true { didSet { hasNoEffect("UIScrollView.allowsKeyboardScrolling") } }

  /// The alignment of content that is smaller than the view: from 0 at the left or top edge to 1 at the right or bottom
  /// edge, in every layout direction.
  ///
  /// > Basis: documented; assumed, that it affects the offset, and that values out of range are limited.
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
  /// Whether the ends of the indicators avoid areas that cover the view.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Sets the insets of both indicators, which have separate properties from iOS 11.1 on. Assumed: the value is that of
  /// the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment, for example when the screen appears.
  open func flashScrollIndicators() { flashIndicators() }

  /// Shows the indicators while `changes` moves the content. Otherwise they are hidden when code moves it.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = scroll.showsIndicatorsOfChanges, offset = contentOffset
    scroll.showsIndicatorsOfChanges = true
    changes()
    scroll.showsIndicatorsOfChanges = old
    if offset != contentOffset { showIndicators(while: 0) }
  }

  /// The style of the indicators. The default is dark, or light in dark mode.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether a tap on the status bar scrolls the view to its top. On iPhone, it must be the only such view on the
  /// screen.
  open var scrollsToTop = true
  /// Whether the views inside receive a touch only once it is clear that it does not scroll.
  open var delaysContentTouches = true
  /// Whether a touch that the views inside have received can be cancelled when it moves.
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal

  /// The refresh control, a subview behind the content. Assumed: a control added as a subview has the same effect.
  open var refreshControl: UIRefreshControl? {
    get { scroll.refreshControl }
    set {
      guard newValue !== scroll.refreshControl else { return }
      scroll.refreshControl?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  /// The content inset plus the insets of the safe area and a refresh control.
  open var adjustedContentInset: UIEdgeInsets { contentInset + insetAdjustment }

  open func adjustedContentInsetDidChange() {}

  /// The guide of the whole content, in the scroll view's coordinates.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }

  /// The guide of the visible frame, which does not scroll.
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

  /// Applies changes since the last layout, such as insets, or a size that puts the offset out of range.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if scroll.zoom != nil { placeZoomedView() }
    settleOffset()
    if let control = scroll.refreshControl { place(control) }
  }

  // MARK: Zooming, which scales one view that the delegate provides and the content with it

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var isZooming: Bool { scroll.zoom.map { $0.isUnderWay || $0.isPinched } ?? false }
  /// Whether an animated change of the scale is in progress.
  open var isZoomAnimating: Bool { scroll.zoom.map { $0.isUnderWay || $0.isBouncing } ?? false }
  /// Whether the scale moves back to its limits after a pinch.
  open var isZoomBouncing: Bool { scroll.zoom?.isBouncing ?? false }

  /// The scale of the content; 1 while the delegate provides no view.
  open var zoomScale: CGFloat {
    get { scroll.zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale, within its limits. The middle of the visible area stays in place as far as the content allows.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, showing: nil, animated: animated) }

  /// Shows `rect` in the middle, as large as it fits within the limits of the scale.
  ///
  /// - Parameter rect: a rectangle in the zoomed view's coordinates.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let scale = zoomScale(fitting: rect) else { return }
    zoom(to: scale, showing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  // MARK: Touches. The scroll view keeps them, since it may scroll. Derived: programs override these methods.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether a drag can cancel a touch that a view has already received. The default is false for controls. It is
  /// called only if ``delaysContentTouches`` is false, because views otherwise receive no touch before it moves.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a view inside receives a touch, called before it does.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// The gesture recognizer that moves the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { installGestures().pan }
  /// The gesture recognizer that scales the content; nil if the limits of the scale allow no zooming.
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

  /// Returns gesture recognizers of a subclass that come before the pan gesture.
  func makeFurtherGestures() -> [UIGestureRecognizer] { [] }

  /// Called before a drag moves the content.
  func dragWillBegin() {}

  /// Returns the offset at which the content's layout lets a drag stop, before the delegate can change it.
  ///
  /// - Parameter velocity: the velocity of the content, in points per millisecond.
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

  /// Whether the content begins below the content inset.
  var beginsBelowInset: Bool { true }

  /// Whether constraints determine the content size.
  var takesSizeOfConstraints: Bool { true }

  /// Whether content insets follow the bars, as in iOS 7 to 10.
  var insetsFollowBars: Bool { true }

  override var scrollsFocusItems: Bool { true }

  override func reveal(focused view: UIView) { show(view) }

  override func scroll(beyond focused: UIView, _ heading: UIFocusHeading) -> Bool {
    moveContent(beyond: focused, heading)
  }

  /// Returns the top and bottom insets that the content avoids.
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
