/// A button's title as a label. The button draws the title itself: what is set here is the button's, and the label
/// stands in no tree.
final class UIButtonLabel: UILabel {
  private weak var button: UIButton?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
    lineBreakMode = button.lineBreakMode
  }

  override var text: String? {
    get { button?.currentTitle }
    set {}
  }

  override var font: UIFont! {
    get { button?.effectiveFont }
    set { button?.titleFont = newValue }
  }

  override var textColor: UIColor! {
    get { button?.titleColor(for: button?.state ?? .normal) }
    set {}
  }

  override var lineBreakMode: NSLineBreakMode {
    get { button?.lineBreakMode ?? super.lineBreakMode }
    set { button?.lineBreakMode = newValue }
  }

  /// In the button's coordinates.
  override var frame: CGRect {
    get { button?.titleFrame ?? super.frame }
    set {}
  }
}
