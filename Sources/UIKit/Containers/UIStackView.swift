/// Lays its arranged subviews out in a row or a column, by constraints that it makes itself.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public private(set) var arrangedSubviews: [UIView] = []

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// In points, between neighbours; the least distance for the equal distributions.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var generated: [NSLayoutConstraint] = []
  private var gapGuides: [UILayoutGuide] = []
  private var needsArrangement = true

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Makes the constraints anew after a change.
  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      NSLayoutConstraint.deactivate(generated)
      gapGuides.forEach(removeLayoutGuide)
      let arrangement = StackArrangement(of: self)
      gapGuides = arrangement.guides
      generated = arrangement.constraints
      generated.forEach(addConstraint)
    }
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  override func adopt(_ view: UIView, as key: String?) {
    if key == nil { addArrangedSubview(view) } else { super.adopt(view, as: key) }
  }

  override func subviewVisibilityDidChange() { arrangementDidChange() }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  private func arrangementDidChange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
}
