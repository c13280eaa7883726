import DisplayLists

/// A view with a visual effect. Its content is in ``contentView``.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private var content: UIView?

  /// The effect; nil to show only the content.
  open var effect: UIVisualEffect?

  /// The view that contains the subviews and fills the effect view.
  open var contentView: UIView {
    if let content { return content }
    let made = session.perform { UIView(frame: bounds) }
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content = made
    super.addSubview(made)
    return made
  }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    _ = contentView
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  open override func addSubview(_ view: UIView) {
    check(view)
    super.addSubview(view)
  }

  open override func insertSubview(_ view: UIView, at index: Int) {
    check(view)
    super.insertSubview(view, at: index)
  }

  /// > Basis: published logs; the wording is recalled.
  private func check(_ view: UIView) {
    guard view !== content else { return }
    Exception.internalInconsistency.raise(
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, "
        + "instead add them to the -contentView.")
  }

  override func adopt(_ view: UIView, as key: String?) {
    guard key == "contentView" else { return contentView.addSubview(view) }
    content?.removeFromSuperview()
    content = view
    super.addSubview(view)
    fill(with: view)
  }

  /// Makes the content view fill the effect view, whatever frame the document has saved. An effect view without a size
  /// of its own takes that of its content.
  ///
  /// > Basis: captured. 4 effect views in 4 documents have the size that the constraints in them determine, although
  /// > the saved frames of their content views are half a point off.
  private func fill(with view: UIView) {
    view.frame.origin = .zero
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layout.placement.superviewSize = view.bounds.size
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
