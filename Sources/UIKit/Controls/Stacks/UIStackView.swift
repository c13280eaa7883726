/// A view that lays out its arranged subviews in a row or a column, with constraints that it creates.
///
/// A subview is arranged if it was added as such, or if a document declares it; `addSubview` alone does not arrange it.
/// Hidden views stay arranged subviews, but take no space.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the space along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of arranged views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// The arranged views in the order of the axis, which can differ from that of the subviews.
  open internal(set) var arrangedSubviews: [UIView] = []

  // These plain values are read often while constraints are computed, so their exclusivity is not checked.

  @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  @exclusivity(unchecked) open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  @exclusivity(unchecked) open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The spacing between neighbors in points; the minimum distance for equal spacing and centering.
  @exclusivity(unchecked) open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether vertical spacing is measured from the last baseline of text to the first baseline of the next.
  @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the arranged views are placed inside the layout margins.
  @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The state that the stack view keeps between arrangements.
  final var state = StackState()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view from a coder. Unlike that of `UIView`, this initializer never fails, and subclasses declare
  /// it without a question mark.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds an arranged view at the end. If it is already arranged, it moves there.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedSubviews.count) }

  /// Inserts an arranged view. If it is already arranged, it moves. The order of the subviews, which is that of
  /// drawing, does not change.
  ///
  /// - Parameter stackIndex: 0 through the number of arranged views. Other values raise an internal inconsistency
  ///   exception.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  /// Removes an arranged view. It stays a subview and keeps its size until code changes it.
  open func removeArrangedSubview(_ view: UIView) { unarrange(view) }

  /// Sets the spacing after a view, before the next visible one. It is discarded once the view is no longer arranged.
  ///
  /// - Parameter spacing: the spacing in points, rounded to device pixels; or `spacingUseDefault` or
  ///   `spacingUseSystem`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    keepCustomSpacing(spacing, after: arrangedSubview)
  }

  /// Returns the custom spacing after a view; `spacingUseDefault` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    state.customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The value for the stack view's own `spacing`, `FLT_MAX`.
  public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The value for the system's spacing between siblings, `FLT_MIN`.
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    unarrange(subview)
    expectMoreToLeave()
  }

  override func adopt(_ view: UIView, as key: String?) {
    if key == nil { addArrangedSubview(view) } else { super.adopt(view, as: key) }
  }

  override func subviewVisibilityDidChange() { arrangementDidChange() }
  override func subviewContentSizeDidChange() { contentSizesDidChange() }

  override var isRendered: Bool { session.behaves(.stackViewsAreRendered) }

  override func arranges(_ subview: UIView) -> Bool { arrangedSubviews.contains { $0 === subview } }
}

/// The state that a stack view keeps between arrangements.
@MainActor struct StackState {
  var needsArrangement = true
  /// The number of subviews removed since the last arrangement.
  var leavers = 0
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var constraints = StackConstraints()
  var guides = StackGuides()
  /// Whether items with text in several lines share the width in the last arrangement.
  var sharesWidthAmongTexts = false
}
