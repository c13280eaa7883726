import DisplayLists

/// A view with an effect; what it shows is in its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private var content: UIView?

  /// Nil for none: the view shows its content alone.
  open var effect: UIVisualEffect?

  /// Views go in here, not into the effect view; it fills the view.
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

  /// > Basis: published logs; the words are recalled.
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

  /// Whatever frame it was saved with: an effect view without a size of its own has its content's.
  ///
  /// > Basis: captured. 4 effect views of 4 documents are as large as what constraints ask for in them, though the
  /// > saved frames of their content views are half a point off.
  private func fill(with view: UIView) {
    view.frame.origin = .zero
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layout.placement.superviewSize = view.bounds.size
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
