import DisplayLists

/// Whether a label in front of a blurred material lets it shine through its letters by itself.
public enum UILabelVibrancy: Int, Sendable {
  case none = 0, automatic
}

/// Text that is read, not edited.
@preconcurrency @MainActor open class UILabel: UIView {
  /// What the simple properties hold. Our own code changes it here, so that setting attributed text calls none of a
  /// subclass's setters.
  @exclusivity(unchecked) final var simple = SimpleLabelText()

  open var text: String? {
    get { simple.text }
    set { hold(text: newValue) }
  }
  /// Of attributed text, the font of its beginning; setting it sets all of the text in it. Nil is the class's own.
  open var font: UIFont! {
    get { simple.font }
    set {
      look.choices.insert(.font)
      simple.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      spread(.font, simple.font)
      contentDidChange()
    }
  }
  /// Nil is the class's own.
  open var textColor: UIColor! {
    get { simple.color }
    set {
      look.choices.insert(.textColor)
      simple.color = newValue ?? UIColor(session.palette.labelText)
      spread(.foregroundColor, simple.color)
    }
  }
  open var highlightedTextColor: UIColor? { didSet { chose(.highlightedTextColor) } }
  open var shadowColor: UIColor? { didSet { chose(.textShadow) } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { chose(.textShadow) } }
  open var textAlignment: NSTextAlignment {
    get { simple.alignment }
    set {
      simple.alignment = newValue
      spreadParagraphStyle { $0.alignment = newValue }
    }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { simple.lineBreakMode }
    set {
      simple.lineBreakMode = newValue
      spreadParagraphStyle { $0.lineBreakMode = newValue }
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
  open var sizingRule = UILetterformAwareSizingRule.typographic
  open var numberOfLines = 1 {
    didSet {
      if numberOfLines != oldValue { contentDidChange() }
      if (numberOfLines == 1) != (oldValue == 1) { wrappingDidChange() }
    }
  }

  /// The width in points at which the natural size wraps lines; 0 for the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// What few labels have.
  @exclusivity(unchecked) final var extras: LabelExtras?
  /// There once several lines were measured.
  @exclusivity(unchecked) final var recentSizes: RecentTextSizes?

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

  /// Remembered: nothing shines through a label.
  open var preferredVibrancy: UILabelVibrancy {
    get { extras?.vibrancy ?? .none }
    set {
      ownExtras.vibrancy = newValue
      hasNoEffect("UILabel.preferredVibrancy")
    }
  }

  override func applyClassDefaults() {
    simple.font = .systemFont(ofSize: UIFont.labelFontSize)
    simple.color = UIColor(session.palette.labelText)
    simple.alignment = session.behaves(.labelsAlignNaturally) ? .natural : .left
    isUserInteractionEnabled = false
    if session.behaves(.labelsAreOpaqueWhite) { backgroundColor = .white }
  }

  /// The font as asked for, at the text size that it follows.
  var displayedFont: UIFont {
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    return follows ? font.atTextSize(of: self) : font
  }

  /// How many lines there may be at most; labels of the system may allow more than was asked for.
  var lineLimit: Int { numberOfLines }

  var measuredText: TextBlock {
    var measured = TextBlock(text ?? "", font: displayedFont, session: session)
    measured.numberOfLines = lineLimit
    measured.lineBreakMode = lineBreakMode
    measured.isInStackView = session.environment.measuresStackedTextsInPixels && isInStackView
    if lineLimit != 1, session.behaves(.labelsPushOutWords) { measured.lineBreakStrategy = .pushOut }
    if let extras { apply(extras, to: &measured) }
    return measured
  }

  private var isInStackView: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0 is UIStackView }
  }

  open override var intrinsicContentSize: CGSize {
    let wraps = lineLimit != 1 && preferredMaxLayoutWidth > 0
    return naturalSize(within: wraps ? preferredMaxLayoutWidth : .infinity)
  }

  override var wrapsContent: Bool {
    lineLimit != 1 && preferredMaxLayoutWidth == 0 && session.behaves(.labelWidthDrivesLineWidth)
  }

  override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? {
    wrapsContent && width > 0 ? naturalSize(within: width) : nil
  }

  /// One line ignores the offered width; several lines wrap at it. A width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(within: lineLimit == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// The rectangle of the text: as large as its lines, at the left, half-way between top and bottom. Natural sizes of
  /// subclasses come from here, so that one that adds room for insets is as large as it says.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    placedText(in: bounds, lines: numberOfLines)
  }

  open override func draw(_ rect: CGRect) { if text?.isEmpty == false { drawText(in: rect) } }

  /// Draws the text into a rectangle of the label's, half-way between its top and bottom.
  open func drawText(in rect: CGRect) { session.drawing { draw(in: rect, into: &$0) } }

  /// The first hangs on the top edge and the last on the bottom edge, as if the label were as high as its text. In one that
  /// is stretched or squeezed they stay there, although the text moves with the middle.
  ///
  /// > Basis: captured. Of labels with one baseline and different heights 9 pairs have one top (5 documents), and one pair
  /// > with one last baseline has one bottom. Documented: baselines are right at the natural height (Auto Layout Guide).
  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    let text = measuredText, grid = text.heightGrid
    let layout = text.layout(within: lineLimit == 1 ? .infinity : size.width)
    let natural = CGSize(width: size.width, height: grid.ceil(layout.size.height))
    return .centred(layout, in: natural, grid: session.pixelGrid, measuring: grid)
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeLabelAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    session.draw(into: &recorder, area: bounds) { draw(bounds) }
  }

  package override var reportedText: String? { text }

  override var spoken: SpokenDefaults {
    SpokenDefaults(isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
  }

  func contentDidChange() { invalidateIntrinsicContentSize() }

  override var baselineFont: UIFont? { displayedFont }

  override var neverDrawsByCode: Bool { true }
}
