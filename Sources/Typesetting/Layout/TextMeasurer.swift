import CoreTypes

/// Breaks a text into lines and says how large the block is.
package struct TextMeasurer: Sendable {
  package var options: TextOptions

  package init(_ options: TextOptions = TextOptions()) { self.options = options }

  package func layout(_ text: String, font: ResolvedFont) -> TextLayout { layout(StyledText(text, font: font)) }

  /// 1. measure every character, 2. fill lines, 3. stack them.
  package func layout(_ source: StyledText) -> TextLayout {
    guard !source.runs.isEmpty else { return TextLayout() }
    let text = MeasuredText(source, options: options)
    var layout = TextLayout()
    (layout.lines, layout.isTruncated) = lines(of: text)
    LineStack.place(&layout, options: options, fallbackFont: source.runs[0].font)
    layout.isRightToLeft = BaseDirection.isRightToLeft(text.text)
    return layout
  }

  // MARK: Lines

  private func lines(of text: MeasuredText) -> (lines: [TextLine], isTruncated: Bool) {
    let filler = LineFiller(
      text: text, maxWidth: options.maxWidth, breaksAnywhere: options.lineBreakMode == .charWrap)
    let paragraphs = text.paragraphs
    let lastWithText = paragraphs.lastIndex { !$0.isEmpty } ?? 0
    var lines: [TextLine] = []
    for (number, paragraph) in paragraphs.enumerated() {
      let ranges = ranges(of: paragraph, filler)
      let hasMore = number < lastWithText
      for (index, range) in ranges.enumerated() {
        let isBroken = index + 1 < ranges.count
        let isLast = lines.count + 1 == options.lineLimit
        if isLast, isBroken || hasMore || !isWhole(range, filler) {
          let rest = range.lowerBound..<paragraph.upperBound
          return (lines + [lastLine(rest, hasMore: hasMore, filler)], true)
        }
        lines.append(plainLine(range, isBroken: isBroken, text))
        if isLast { return (lines, false) }
      }
    }
    return (lines, false)
  }

  private func ranges(of paragraph: Range<Int>, _ filler: LineFiller) -> [Range<Int>] {
    guard options.maxWidth.isFinite else { return [paragraph] }
    return filler.lines(of: paragraph, pushesOut: options.lineBreakStrategy.contains(.pushOut))
  }

  private func isWhole(_ range: Range<Int>, _ filler: LineFiller) -> Bool {
    filler.fits(filler.text.width(filler.text.withoutTrailingSpaces(range)))
  }

  /// The last line allowed, when more text follows than it can show: wrapped, clipped or truncated as the mode says.
  private func lastLine(_ rest: Range<Int>, hasMore: Bool, _ filler: LineFiller) -> TextLine {
    let text = filler.text
    switch options.lineBreakMode {
    case .wordWrap, .charWrap:
      let range = filler.fits(text.width(rest)) ? rest : filler.line(in: rest)
      return plainLine(range, isBroken: range != rest, text)
    case .clip:
      return plainLine(rest, isBroken: false, text)
    case .truncatingHead, .truncatingTail, .truncatingMiddle:
      let mode: TextLineBreakMode = hasMore ? .truncatingTail : options.lineBreakMode
      return Truncation(text: text, maxWidth: options.maxWidth).line(mode, rest)
    }
  }

  /// Spaces at the end count at the end of a paragraph, not where the line was broken.
  private func plainLine(_ range: Range<Int>, isBroken: Bool, _ text: MeasuredText) -> TextLine {
    let shown = isBroken ? text.withoutTrailingSpaces(range) : range
    return TextLine(range: text.sourceRange(shown), runs: text.runs(shown), width: text.width(shown))
  }
}
