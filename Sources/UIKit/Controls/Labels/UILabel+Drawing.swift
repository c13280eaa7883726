import DisplayLists
import Typesetting

extension UILabel {
  func draw(in rect: CGRect, into recorder: inout DisplayListRecorder) {
    guard text?.isEmpty == false else { return }
    let full = measuredText
    if lineLimit == 1 {
      let block = fitted(full, within: rect.width)
      block.draw(in: rect, baseline: baseline(of: block, full, in: rect), ink, into: &recorder)
    } else {
      let block = limited(fitted(full, within: rect.size), to: rect)
      block.draw(in: strip(block, lines: block.numberOfLines, in: rect), ink, into: &recorder)
    }
  }

  private var ink: TextInk {
    let color = isHighlighted ? highlightedTextColor : nil
    return TextInk(
      color: shownColor, shadow: resolve(shadowColor).map { ($0, shadowOffset) }, alignment: textAlignment,
      isRightToLeft: isRightToLeft, overridesColors: color != nil)
  }

  private var shownColor: RGBAColor {
    let color = resolve(isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? session.palette.labelText
    return isEnabled ? color : color.multipliedAlpha(by: 0.44)
  }

  // MARK: Position

  /// Returns the rectangle for drawing text: the full width, the height of the lines, centered vertically.
  private func strip(_ block: TextBlock, lines: Int, in rect: CGRect) -> CGRect {
    let text = placed(block, lines: lines, in: rect)
    return CGRect(x: rect.minX, y: text.minY, width: rect.width, height: text.height)
  }

  func placedText(in bounds: CGRect, lines: Int) -> CGRect { placed(measuredText, lines: lines, in: bounds) }

  private func placed(_ block: TextBlock, lines: Int, in bounds: CGRect) -> CGRect {
    var block = block
    block.numberOfLines = lines
    var size = block.size(within: lines == 1 ? .infinity : bounds.width)
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let room = bounds.height - size.height
    let y = room.isFinite && room < 1e6 ? bounds.minY + session.pixelGrid.floor(room / 2) : bounds.minY
    return CGRect(origin: CGPoint(x: bounds.minX, y: y), size: size)
  }

  /// Returns the intrinsic size within a width. Subclasses determine it with
  /// `textRect(forBounds:limitedToNumberOfLines:)`.
  func naturalSize(within width: CGFloat) -> CGSize {
    if type(of: self).measuresItself {
      return lineLimit == 1 ? measuredText.size(within: width) : wrappedSize(within: width)
    }
    let bounds = CGRect(x: 0, y: 0, width: min(width, 1e7), height: 1e7)
    return session.perform { textRect(forBounds: bounds, limitedToNumberOfLines: lineLimit) }.size
  }

  private func wrappedSize(within width: CGFloat) -> CGSize {
    let sizes = recentSizes ?? RecentTextSizes()
    recentSizes = sizes
    return sizes.size(of: measuredText, within: width)
  }

  /// Returns the baseline for drawing. According to the baseline adjustment, a text that shrank keeps its original
  /// baseline, its center or its top.
  ///
  /// > Basis: documented.
  private func baseline(of block: TextBlock, _ full: TextBlock, in rect: CGRect) -> CGFloat {
    let grid = session.pixelGrid, isSmaller = block.font != full.font
    let shown = isSmaller && baselineAdjustment != .alignBaselines ? block : full
    let line = shown.layout(within: .infinity)
    if isSmaller, baselineAdjustment == .none { return rect.minY + grid.round(line.firstBaseline) }
    let height = full.heightGrid.ceil(line.size.height)
    return rect.minY + grid.floor((rect.height - min(height, rect.height)) / 2) + grid.round(line.firstBaseline)
  }

  // MARK: Size

  /// Returns the text limited to the lines that fit into the rectangle.
  private func limited(_ block: TextBlock, to rect: CGRect) -> TextBlock {
    var block = block
    guard block.size(within: rect.width).height > rect.height else { return block }
    block.numberOfLines = block.layout(within: rect.width).lineCount(fitting: rect.height)
    return block
  }

  /// Returns a line fitted to a width: tightened or scaled down if the label allows it.
  func fitted(_ block: TextBlock, within width: CGFloat) -> TextBlock {
    guard block.size().width > width else { return block }
    let tight = allowsDefaultTighteningForTruncation ? tightened(block, within: width) : block
    let least = leastScale(of: block.font)
    guard least > 0, least < 1, tight.size().width > width else { return tight }
    return shrunk(tight, least: least) { $0.size().width <= width }
  }

  /// Returns the smallest scale of the text; 0 if it does not shrink.
  private func leastScale(of font: UIFont) -> CGFloat {
    guard adjustsFontSizeToFitWidth else { return 0 }
    return minimumScaleFactor > 0 ? minimumScaleFactor : minimumFontSize / font.pointSize
  }

  private func shrunk(_ block: TextBlock, least: CGFloat, _ fits: (TextBlock) -> Bool) -> TextBlock {
    block.shrunk(to: least * block.font.pointSize, scaled: { attributed(block.font, scale: $0) }, fits: fits)
  }

  /// Returns several lines fitted to a size: scaled down if the label allows it and the text would be truncated.
  ///
  /// > Basis: documented, from iOS 7 on.
  private func fitted(_ block: TextBlock, within size: CGSize) -> TextBlock {
    let least = leastScale(of: block.font)
    guard least > 0, least < 1, session.behaves(.labelsShrinkSeveralLines) else { return block }
    func fits(_ block: TextBlock) -> Bool {
      let layout = block.layout(within: size.width)
      return !layout.isTruncated && layout.lineCount(fitting: size.height) == layout.lines.count
    }
    return fits(block) ? block : shrunk(block, least: least, fits)
  }

  /// > Basis: assumed: at most a twentieth of the font size per letter, the default of `NSParagraphStyle` on the Mac.
  private func tightened(_ block: TextBlock, within width: CGFloat) -> TextBlock {
    guard block.attributed == nil, !block.text.isEmpty else { return block }
    var tight = block
    let least = -0.05 * block.font.pointSize
    let tracking = max(least, (width - block.size().width - 0.01) / CGFloat(block.text.count))
    let styled = NSAttributedString(string: block.text, attributes: [.tracking: tracking])
    tight.attributed = AttributedText(styled, font: block.font, session: session)
    return tight
  }
}
