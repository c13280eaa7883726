import DisplayLists

/// A view that shows a part of its content. Its bounds origin is the offset.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0, black, white
  }

  /// How a drag of the content puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0, onDrag, interactive
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast a flung content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

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

  /// In points; solved from constraints that reach the edges of the content.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsLayout()
      if contentSize != solvedContentSize { placeMayDiffer() }
    }
  }
  private var solvedContentSize: CGSize?

  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { setNeedsLayout() } } }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { setNeedsLayout() } }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOffset = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != oldOffset { session.perform { scroll.delegate?.scrollViewDidScroll(self) } }
    }
  }

  /// Not limited to the content: only touches and changes of size are.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The offset is changed at once; `animated` decides what the delegate hears.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { session.perform { scroll.delegate?.scrollViewDidEndScrollingAnimation(self) } }
  }

  /// Moves as little as possible; nothing when the rectangle is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(scrollRange.revealing(rect, from: contentOffset), animated: animated)
  }

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var indicatorStyle = IndicatorStyle.default
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal

  /// The content inset and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { contentInset + insetAdjustment }

  open func adjustedContentInsetDidChange() {}

  /// The whole content, in the coordinates of the scroll view.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }

  /// The visible frame; does not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

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
    settleOffset()
  }

  // MARK: Touches: it keeps them, as it may be about to scroll. Derived: who wants them overrides these.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func contentGuideDidSettle(_ guide: UILayoutGuide) {
    guard guide.kind == .scrollContent else { return }
    solvedContentSize = guide.layoutFrame.size
    contentSize = guide.layoutFrame.size
  }
}
