import DisplayLists

/// Whether a label in front of a blurred material is vibrant.
public enum UILabelVibrancy: Int, Sendable {
  case none = 0, automatic
}

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The values of the basic properties. Internal code changes them here, so that setting attributed text calls no
  /// setters of a subclass.
  @exclusivity(unchecked) final var simple = SimpleLabelText()

  open var text: String? {
    get { simple.text }
    set { hold(text: newValue) }
  }
  /// The font; for attributed text, the font of its first character. Setting it changes all of the text; nil restores
  /// the default font.
  open var font: UIFont! {
    get { simple.font }
    set {
      look.choices.insert(.font)
      simple.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      spread(.font, simple.font)
      contentDidChange()
    }
  }
  /// The color of the text; nil restores the default color.
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
  /// Whether a font with a text style follows the user's text size, whatever size it was created for.
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
  open var isEnabled = true
  open var isHighlighted = false

  /// The rule that determines the size of lines. It is stored, but has no effect.
  open var sizingRule = UILetterformAwareSizingRule.typographic
  /// The largest number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet {
      if numberOfLines != oldValue { contentDidChange() }
      if (numberOfLines == 1) != (oldValue == 1) { wrappingDidChange() }
    }
  }

  /// The width at which the intrinsic size wraps lines, in points; 0 for the width that the layout determines.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// Rarely used state of the label.
  @exclusivity(unchecked) final var extras: LabelExtras?
  /// A cache of recent sizes; nil until several lines are measured.
  @exclusivity(unchecked) final var recentSizes: RecentTextSizes?

  // MARK: Attributed text

  /// The text with its attributes. The basic properties become those of its first character; setting one of them later
  /// changes all of the text.
  open var attributedText: NSAttributedString? {
    get { extras?.styled ?? plainAttributedText }
    set { takeAttributedText(newValue) }
  }

  // MARK: Rarely used properties

  /// The smallest font size to which text shrinks, in points; 0 for none. It applies to iOS 5 and earlier.
  open var minimumFontSize: CGFloat {
    get { extras?.minimumFontSize ?? 0 }
    set { ownExtras.minimumFontSize = newValue }
  }

  /// Whether letters may move closer together before the text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { extras?.allowsTightening ?? false }
    set { ownExtras.allowsTightening = newValue }
  }

  /// The line break strategy. Strategies of attributed text's paragraphs take precedence.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { extras?.lineBreakStrategy ?? .standard }
    set {
      ownExtras.lineBreakStrategy = newValue
      contentDidChange()
    }
  }

  /// Whether truncated text expands under a pointer. It is stored, but has no effect: there is no pointer here.
  open var showsExpansionTextWhenTruncated: Bool {
    get { extras?.showsExpansionText ?? false }
    set { ownExtras.showsExpansionText = newValue }
  }

  /// The preferred vibrancy. It is stored, but has no effect.
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

  /// The font of the label, scaled to the text size if the label adjusts to it.
  var displayedFont: UIFont {
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    return follows ? font.atTextSize(of: self) : font
  }

  /// The largest number of lines. System labels may allow more than `numberOfLines`.
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

  /// Returns the size that fits a width. A single line ignores the width; several lines wrap at it. A width of 0 is no
  /// limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(within: lineLimit == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// Returns the rectangle of the text: the size of its lines, on the left and centered vertically. The intrinsic size
  /// of a subclass is based on it, so a subclass that adds insets gets a larger intrinsic size.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    placedText(in: bounds, lines: numberOfLines)
  }

  open override func draw(_ rect: CGRect) { if text?.isEmpty == false { drawText(in: rect) } }

  /// Draws the text into a rectangle, centered vertically.
  open func drawText(in rect: CGRect) { session.drawing { draw(in: rect, into: &$0) } }

  /// Returns the baselines. The first is measured from the top edge and the last from the bottom edge, as if the label
  /// had the height of its text. In a stretched or compressed label they stay there, although the text is centered.
  ///
  /// > Basis: captured. Labels with the same baseline and different heights: 9 pairs have the same top (5 documents),
  /// > and one pair with the same last baseline has the same bottom. Documented: baselines are correct at the intrinsic
  /// > height (Auto Layout Guide).
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

  /// Whether the text alone determines the size. Classes of the program may override `textRect`.
  class var measuresItself: Bool { self == UILabel.self }

  override var baselineFont: UIFont? { displayedFont }

  override var neverDrawsByCode: Bool { true }
}
