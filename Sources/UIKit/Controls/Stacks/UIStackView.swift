/// Lays its arranged subviews out in a row or a column, by constraints that it makes itself.
///
/// A subview is arranged when it was added as such, or when a document declares it; `addSubview` alone does not arrange. Hidden
/// views keep their place among the arranged ones, but take up no room.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the room along the axis is shared.
  public enum Distribution: Int, Sendable {
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the arranged views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// In the order of the axis, which need not be that of the subviews.
  open internal(set) var arrangedSubviews: [UIView] = []

  // Asked for again and again while constraints are made, so not looked after for overlapping changes: these are plain
  // values.

  @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  @exclusivity(unchecked) open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  @exclusivity(unchecked) open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// In points, between neighbours; the least distance for the equal distributions.
  @exclusivity(unchecked) open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Spacings of a column are measured from the last baseline of a text to the first one of the next.
  @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The arranged views stand within the layout margins.
  @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// What the stack view keeps between two arrangements.
  final var state = StackState()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Never fails, as opposed to UIView's; subclasses declare it without a question mark.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A view that is arranged already moves to the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedSubviews.count) }

  /// A view that is arranged already moves. The order of the subviews, which is that of drawing, stays as it is.
  ///
  /// - Parameter stackIndex: 0 through the number of arranged views; anything else is an internal inconsistency.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  /// The view stays a subview, at its last size until somebody gives it another one.
  open func removeArrangedSubview(_ view: UIView) { unarrange(view) }

  /// The room after one view. It counts for the next visible view, and is forgotten when the view is no longer arranged.
  ///
  /// - Parameter spacing: points, rounded to device pixels; or `spacingUseDefault`, `spacingUseSystem`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    keepCustomSpacing(spacing, after: arrangedSubview)
  }

  /// `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    state.customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// `FLT_MAX`: the stack view's own `spacing`.
  public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// `FLT_MIN`: what the system has between siblings.
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

/// What a stack view keeps between two arrangements.
@MainActor struct StackState {
  var needsArrangement = true
  /// How many subviews have left since the last arrangement.
  var leavers = 0
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var constraints = StackConstraints()
  var guides = StackGuides()
  /// Some items have shares since the last arrangement because their texts may take several lines.
  var sharesWidthAmongTexts = false
}
