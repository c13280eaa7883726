import DisplayLists
import Typesetting

extension UILabel {
  func draw(into recorder: inout DisplayListRecorder) {
    guard text?.isEmpty == false else { return }
    let block = fittedText
    var rect = textRect(forBounds: bounds, limitedToNumberOfLines: block.numberOfLines)
    if block.font != displayedFont { rect = block.centredRect(in: rect) }
    block.draw(in: rect, ink, into: &recorder)
  }

  private var ink: TextInk {
    TextInk(
      color: shownColor, shadow: resolve(shadowColor).map { ($0, shadowOffset) }, alignment: textAlignment,
      isRightToLeft: isRightToLeft)
  }

  private var shownColor: RGBAColor {
    let color = resolve(isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? session.palette.labelText
    return isEnabled ? color : color.multipliedAlpha(by: 0.44)
  }

  /// As many lines as the bounds have room for, in a smaller font where that is allowed.
  private var fittedText: TextBlock {
    var block = measuredText
    if numberOfLines == 1 {
      let least = adjustsFontSizeToFitWidth ? minimumScaleFactor : 0
      block.font = block.font.shrunk(to: bounds.width, least: least, block)
    } else if block.size(within: bounds.width).height > bounds.height {
      block.numberOfLines = max(1, Int((bounds.height + 0.01) / block.resolvedFont.lineHeight))
    }
    return block
  }
}

extension UIFont {
  /// The font in which a line fits a width, or the least one allowed; a least factor of 0 allows no other size.
  @MainActor fileprivate func shrunk(to width: CGFloat, least: CGFloat, _ block: TextBlock) -> UIFont {
    guard least > 0 else { return self }
    var trial = block
    while trial.size().width > width, trial.font.pointSize > least * pointSize {
      var smaller = trial.font.descriptor
      smaller.pointSize = max(least * pointSize, smaller.pointSize - 0.5)
      trial.font = UIFont(smaller)
    }
    return trial.font
  }
}

extension TextBlock {
  /// The strip in the middle of `rect` that is as high as one line.
  func centredRect(in rect: CGRect) -> CGRect {
    let y = rect.minY + session.pixelGrid.floor((rect.height - lineHeight) / 2)
    return CGRect(x: rect.minX, y: y, width: rect.width, height: lineHeight)
  }
}
