import DisplayLists

/// Text that is read, not edited.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? { didSet { contentDidChange() } }
  open var font: UIFont! { didSet { contentDidChange() } }
  open var textColor: UIColor!
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.left
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentMayDiffer() } }
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
    return measured
  }

  open override var intrinsicContentSize: CGSize {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return measuredText.size(within: wraps ? preferredMaxLayoutWidth : .infinity)
  }

  override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0 && session.behaves(.labelWidthDrivesLineWidth)
  }

  override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? {
    wrapsContent && width > 0 ? measuredText.size(within: width) : nil
  }

  /// One line ignores the offered width; several lines wrap at it. A width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredText.size(within: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// Where the text is drawn: as high as its lines, centred between top and bottom.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var measured = measuredText
    measured.numberOfLines = numberOfLines
    let size = measured.size(within: numberOfLines == 1 ? .infinity : bounds.width)
    let height = min(size.height, bounds.height)
    let y = bounds.minY + session.pixelGrid.floor((bounds.height - height) / 2)
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
  }

  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    let layout = measuredText.layout(within: numberOfLines == 1 ? .infinity : size.width)
    return .centred(layout, in: size, grid: session.pixelGrid, measuring: session.environment.measuringGrid)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? { text }

  private func contentDidChange() { invalidateIntrinsicContentSize() }
}
