import DisplayLists

/// A rectangle on the screen that lays out its subviews and draws itself.
///
/// The class body holds one state struct per concern and the members that client code overrides; the work is done in
/// `UIView+Concern.swift`, in `Rules/` and in `Passes/`.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The world this view lives in: environment, diagnostics, resources. Captured when the view is made.
  package let session: Session

  var geometry = ViewGeometry()
  var hierarchy = ViewHierarchy()
  var look = ViewLook()
  var layout = LayoutState()

  /// Where the view was declared, when it came from an Interface Builder document.
  package var source: ViewSource?

  public override convenience init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    session = Session.current
    super.init()
    applyClassDefaults()
    self.frame = frame
  }

  /// Gives a fresh view the defaults of its class in this generation; runs once, before the first frame is set.
  func applyClassDefaults() {}

  // MARK: Layout, for subclasses

  /// Places the subviews. The default applies what the constraints solved to.
  open func layoutSubviews() { applySolvedFramesToSubviews() }

  /// Adds or changes constraints just before they are solved. Call `super` last.
  open func updateConstraints() { layout.needsUpdateConstraints = false }

  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that suits the content, `UIView.noIntrinsicMetric` on an axis that has none. Measured on the alignment
  /// rectangle, not on the frame.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that would suit the view best; the view does not change. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to `sizeThatFits(bounds.size)`, its origin stays.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The part of the frame that constraints do not see, such as a bevel or a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func setNeedsLayout() { layout.needsLayout = true }

  open func layoutIfNeeded() { session.layoutIfNeeded(self) }

  open func setNeedsUpdateConstraints() { layout.needsUpdateConstraints = true }

  open func invalidateIntrinsicContentSize() {
    layout.contentSizeChanged = true
    superview?.setNeedsLayout()
  }

  // MARK: Tree callbacks, for subclasses

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}

  // MARK: What controls supply to the passes

  /// Distances of the first and last baselines from the top and bottom edges of the alignment rectangle, for a view of
  /// this size; nil when the view has no text, so that its edges serve as baselines.
  func baselineOffsets(in alignmentSize: CGSize) -> BaselineOffsets? { nil }

  /// The intrinsic size at a given width, for content whose height depends on it; nil for all other content.
  func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? { nil }

  /// Records what the view itself shows, between its background and its subviews, in its own coordinates.
  func recordContent(into canvas: inout DisplayListRecorder) {}

  /// Takes in a view that a document declares inside this one, as the value of property `key` or as a subview.
  func adopt(_ view: UIView, as key: String?) { addSubview(view) }

  /// A subview was hidden or shown.
  func subviewVisibilityDidChange() {}

  /// The text that a report shows for this view.
  package var reportedText: String? { nil }

  open override var description: String { MainActor.assumeIsolated { describe() } }
}

extension UIView {
  /// "This axis has no intrinsic size."
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
