import Typesetting

/// A delegate that determines distances in the layout, and is notified of it.
///
/// By default, the spacing methods return the values of the text's paragraph styles. They are called once a paragraph
/// with its last character, before its lines exist: the proposed rectangle has the width of the container and no
/// height.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Called for each line with its fragment rectangle in the container and the part that the text uses. The delegate
  /// can change them. Only changes of vertical positions and heights have an effect.
  ///
  /// - Parameter baselineOffset: the distance of the baseline from the top of the line.
  /// - Returns: whether the delegate has changed a value; the default is false.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Called when the layout is invalidated.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called when the text has been laid out in a container. Layout is always complete.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex)?.lineSpacing ?? 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex)?.paragraphSpacingBefore ?? 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex)?.paragraphSpacing ?? 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

extension NSLayoutManager {
  fileprivate func paragraphStyle(at index: Int) -> NSParagraphStyle? {
    guard let text = textOfStyles, index < text.length else { return nil }
    return text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
  }

  /// Returns the text with the distances that the delegate specifies.
  func spaced(_ text: NSAttributedString, width: CGFloat) -> NSAttributedString {
    guard let delegate, textOfStyles == nil, text.length > 0 else { return text }
    textOfStyles = text
    defer { textOfStyles = nil }
    let spaced = NSMutableAttributedString(attributedString: text), whole = text.string as NSString
    let rect = CGRect(x: 0, y: 0, width: width, height: 0)
    var start = 0
    while start < whole.length {
      let paragraph = whole.paragraphRange(for: NSRange(location: start, length: 0)), last = NSMaxRange(paragraph) - 1
      let own = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
      let style = (own ?? .default).mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      style.lineSpacing = delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
      style.paragraphSpacingBefore = delegate.layoutManager(
        self, paragraphSpacingBeforeGlyphAt: start, withProposedLineFragmentRect: rect)
      style.paragraphSpacing = delegate.layoutManager(
        self, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
      if !style.isEqual(own ?? .default) { spaced.addAttribute(.paragraphStyle, value: style, range: paragraph) }
      start = NSMaxRange(paragraph)
    }
    return spaced
  }

  /// Returns a closure that lets the delegate place lines; nil without a delegate, and while it is called.
  func placement(of text: String, in container: NSTextContainer, padding: CGFloat) -> ((TextLayout) -> TextLayout)? {
    guard let delegate, !isPlacingLines else { return nil }
    return { [self] layout in
      guard !isPlacingLines else { return layout }
      isPlacingLines = true
      defer { isPlacingLines = false }
      var placed = layout, top: CGFloat = 0, shift: CGFloat = 0
      for index in layout.lines.indices {
        let line = layout.lines[index]
        if !line.sharesLine { top = index == 0 ? 0 : layout.lines[index - 1].bottom }
        let height = line.bottom - top
        var rect = CGRect(x: 0, y: top + shift, width: container.size.width, height: height)
        var used = CGRect(x: line.indent, y: top + shift, width: line.width + 2 * padding, height: height)
        var baseline = line.baseline - top
        let changes = delegate.layoutManager(
          self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline, in: container,
          forGlyphRange: NSRange(line.range, in: text))
        if changes {
          (placed.lines[index].baseline, placed.lines[index].bottom) = (rect.minY + baseline, rect.maxY)
          shift = rect.maxY - line.bottom
        } else {
          placed.lines[index].baseline += shift
          placed.lines[index].bottom += shift
        }
      }
      placed.size.height += shift
      return placed
    }
  }
}
