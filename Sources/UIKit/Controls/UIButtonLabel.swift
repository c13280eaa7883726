import DisplayLists

/// A button's title as a label: clients set its font and read its frame. The button draws the title itself.
final class UIButtonLabel: UILabel {
  private weak var button: UIButton?

  fileprivate convenience init(of button: UIButton) {
    self.init(frame: .zero)
    text = button.currentTitle
    font = button.effectiveFont
    lineBreakMode = button.lineBreakMode
    self.button = button
  }

  override func applyClassDefaults() {
    super.applyClassDefaults()
    backgroundColor = nil
    isOpaque = false
  }

  override var font: UIFont! {
    didSet {
      guard let button else { return }
      button.titleFont = font
      button.invalidateIntrinsicContentSize()
      button.setNeedsLayout()
    }
  }

  override var lineBreakMode: NSLineBreakMode { didSet { button?.lineBreakMode = lineBreakMode } }

  override func recordContent(into recorder: inout DisplayListRecorder) {}

  /// The button has said it.
  package override var reportedText: String? { nil }
}

extension UIButton {
  func installedTitleLabel() -> UILabel {
    if let titleView { return titleView }
    let label = session.perform { UIButtonLabel(of: self) }
    titleView = label
    addSubview(label)
    return label
  }

  /// Of a button that nobody has asked for its label there is nothing to place.
  func placeTitleLabel() {
    guard let titleView else { return }
    if titleView.text != currentTitle { titleView.text = currentTitle }
    titleView.frame = titleFrame
  }
}
