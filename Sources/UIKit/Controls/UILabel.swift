import DisplayLists

/// Text that is read, not edited.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    didSet {
      extras?.styled = nil
      contentDidChange()
    }
  }
  /// Of attributed text, the font of its beginning; setting it sets all of the text in it.
  open var font: UIFont! {
    didSet {
      look.choices.insert(.font)
      spread(.font, font)
      contentDidChange()
    }
  }
  open var textColor: UIColor! {
    didSet {
      look.choices.insert(.textColor)
      spread(.foregroundColor, textColor)
    }
  }
  open var highlightedTextColor: UIColor? { didSet { chose(.highlightedTextColor) } }
  open var shadowColor: UIColor? { didSet { chose(.textShadow) } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { chose(.textShadow) } }
  open var textAlignment = NSTextAlignment.left { didSet { spreadParagraphStyle { $0.alignment = textAlignment } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      spreadParagraphStyle { $0.lineBreakMode = lineBreakMode }
      contentMayDiffer()
    }
  }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  /// A font of a text style is then that style at the user's text size, whatever size it was made for.
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
  open var isEnabled = true
  open var isHighlighted = false

  /// 0 for as many lines as the text takes.
  open var numberOfLines = 1 { didSet { contentDidChange() } }

  /// The width in points at which the natural size wraps lines; 0 for the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  /// What few labels have.
  @exclusivity(unchecked) final var extras: LabelExtras?

  // MARK: Attributed text

  /// Text with attributes of its own. The simple properties become those of its beginning; setting one of them
  /// afterwards changes all of the text.
  open var attributedText: NSAttributedString? {
    get { extras?.styled ?? plainAttributedText }
    set { takeAttributedText(newValue) }
  }

  // MARK: What few labels ask for

  /// Of iOS 5 and earlier: the least size in points to which a text shrinks; 0 for none.
  open var minimumFontSize: CGFloat {
    get { extras?.minimumFontSize ?? 0 }
    set { ownExtras.minimumFontSize = newValue }
  }

  /// Letters may stand a little closer together before the text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { extras?.allowsTightening ?? false }
    set { ownExtras.allowsTightening = newValue }
  }

  /// Not looked at where the paragraphs of attributed text have strategies of their own.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { extras?.lineBreakStrategy ?? .standard }
    set {
      ownExtras.lineBreakStrategy = newValue
      contentDidChange()
    }
  }

  /// Remembered: nothing hovers over a label.
  open var showsExpansionTextWhenTruncated: Bool {
    get { extras?.showsExpansionText ?? false }
    set { ownExtras.showsExpansionText = newValue }
  }

  override func applyClassDefaults() {
    font = .systemFont(ofSize: UIFont.labelFontSize)
    textColor = UIColor(session.palette.labelText)
    textAlignment = session.behaves(.labelsAlignNaturally) ? .natural : .left
    isUserInteractionEnabled = false
    if session.behaves(.labelsAreOpaqueWhite) { backgroundColor = .white }
  }

  /// The font as asked for, at the text size that it follows.
  var displayedFont: UIFont {
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    return follows ? font.atTextSize(of: self) : font
  }

  var measuredText: TextBlock {
    var measured = TextBlock(text ?? "", font: displayedFont, session: session)
    measured.numberOfLines = numberOfLines
    measured.lineBreakMode = lineBreakMode
    if numberOfLines != 1, session.behaves(.labelsPushOutWords) { measured.lineBreakStrategy = .pushOut }
    if let extras { apply(extras, to: &measured) }
    return measured
  }

  open override var intrinsicContentSize: CGSize {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return naturalSize(within: wraps ? preferredMaxLayoutWidth : .infinity)
  }

  override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0 && session.behaves(.labelWidthDrivesLineWidth)
  }

  override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? {
    wrapsContent && width > 0 ? naturalSize(within: width) : nil
  }

  /// One line ignores the offered width; several lines wrap at it. A width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(within: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// The rectangle of the text: as large as its lines, at the left, half-way between top and bottom. Natural sizes of
  /// subclasses come from here, so that one that adds room for insets is as large as it says.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    placedText(in: bounds, lines: numberOfLines)
  }

  /// Draws the text into a rectangle of the label's, half-way between its top and bottom.
  open func drawText(in rect: CGRect) { session.drawing { draw(in: rect, into: &$0) } }

  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    let layout = measuredText.layout(within: numberOfLines == 1 ? .infinity : size.width)
    return .centred(layout, in: size, grid: session.pixelGrid, measuring: session.environment.measuringGrid)
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeLabelAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    if text?.isEmpty == false { session.draw(into: &recorder) { drawText(in: bounds) } }
  }

  package override var reportedText: String? { text }

  private func contentDidChange() { invalidateIntrinsicContentSize() }
}
