import DisplayLists

/// Text of any length that scrolls and can be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.left
  open var isEditable = true
  /// While it scrolls, a text view has no natural size.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  open var textContainerInset = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  override func applyClassDefaults() {
    super.applyClassDefaults()
    textContainerInset = session.metrics.textView.textInsets
    textAlignment = session.behaves(.labelsAlignNaturally) ? .natural : .left
  }

  var effectiveFont: UIFont { font ?? UIFont(session.metrics.textView.font, in: session) }

  /// The bounds without insets and the padding at both ends of each line.
  var textArea: CGRect {
    bounds.inset(by: textContainerInset).insetBy(dx: session.metrics.textView.lineFragmentPadding, dy: 0)
  }

  var measuredText: TextBlock {
    var measured = TextBlock(text ?? "", font: effectiveFont, session: session)
    measured.numberOfLines = 0
    measured.lineBreakMode = .byWordWrapping
    measured.usesFontLeading = true
    return measured
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
  }

  override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? {
    isScrollEnabled || width <= 0 ? nil : fittingSize(width: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  /// An empty text view is still one line high.
  private func fittingSize(width: CGFloat) -> CGSize {
    let insets = textContainerInset, padding = 2 * session.metrics.textView.lineFragmentPadding
    let text = measuredText.size(within: max(0, width - insets.left - insets.right - padding))
    return CGSize(
      width: text.width + insets.left + insets.right + padding,
      height: max(text.height, measuredText.lineHeight) + insets.top + insets.bottom)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? { text }
}
