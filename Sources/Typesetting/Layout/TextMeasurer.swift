import CoreTypes

/// Breaks text into lines, and measures the block.
package struct TextMeasurer: Sendable {
  package var options: TextOptions

  package init(_ options: TextOptions = TextOptions()) { self.options = options }

  package func layout(_ text: String, font: ResolvedFont) -> TextLayout { layout(StyledText(text, font: font)) }

  /// Lays out text in three steps: 1. measure every character, 2. fill lines, 3. stack them.
  package func layout(_ source: StyledText) -> TextLayout {
    guard !source.runs.isEmpty else { return TextLayout() }
    let text = MeasuredText(source, options: options)
    var layout = TextLayout()
    let isCut = !options.exclusions.isEmpty && options.maxWidth.isFinite
    (layout.lines, layout.isTruncated) = isCut ? linesAroundExclusions(of: text) : lines(of: text)
    LineStacking.place(&layout, options: options, source: source)
    layout.isRightToLeft = BaseDirection.isRightToLeft(text.text)
    return layout
  }

  // MARK: Lines

  private func lines(of text: MeasuredText) -> (lines: [TextLine], isTruncated: Bool) {
    var breaker = GreedyLineBreaker(
      text: text, maxWidth: options.maxWidth, breaksAnywhere: options.lineBreakMode == .charWrap)
    let hasStyles = text.source.hasStyles
    let paragraphs = text.paragraphs
    let lastWithText = paragraphs.lastIndex { !$0.isEmpty } ?? 0
    var lines: [TextLine] = []
    for (number, paragraph) in paragraphs.enumerated() {
      let style = hasStyles ? text.style(at: paragraph.lowerBound) : nil
      breaker.follow(style?.paragraph)
      let ranges = ranges(of: paragraph, &breaker)
      let hasMore = number < lastWithText
      for (index, range) in ranges.enumerated() {
        let isBroken = index + 1 < ranges.count, isFirst = index == 0
        let isLast = lines.count + 1 == options.lineLimit
        if isLast, isBroken || hasMore || !isWhole(range, breaker, isFirst) {
          let rest = range.lowerBound..<paragraph.upperBound
          let last = lastLine(rest, hasMore: hasMore, isFirst: isFirst, &breaker)
          return (lines + [indented(last, style, isFirst: isFirst)], true)
        }
        lines.append(indented(plainLine(range, isBroken: isBroken, isFirst: isFirst, breaker), style, isFirst: isFirst))
        if isLast { return (lines, false) }
      }
    }
    return (lines, false)
  }

  private func ranges(of paragraph: Range<Int>, _ breaker: inout GreedyLineBreaker) -> [Range<Int>] {
    guard options.maxWidth.isFinite else {
      breaker.setTabs(in: paragraph, isFirst: true)
      return [paragraph]
    }
    return breaker.lines(of: paragraph, pushesOut: options.lineBreakStrategy.contains(.pushOut))
  }

  private func isWhole(_ range: Range<Int>, _ breaker: GreedyLineBreaker, _ isFirst: Bool) -> Bool {
    breaker.fits(breaker.text.width(breaker.text.withoutTrailingSpaces(range)), isFirst: isFirst)
  }

  /// Returns the line with the style and indents of its paragraph.
  func indented(_ line: TextLine, _ style: RunStyle?, isFirst: Bool) -> TextLine {
    var line = line
    line.startsParagraph = isFirst
    line.style = style
    guard let paragraph = style?.paragraph else { return line }
    line.indent = paragraph.indent(isFirst: isFirst)
    line.tail = paragraph.tail(of: options.maxWidth)
    return line
  }

  /// Returns the last allowed line, when more text follows than it can show. The line break mode wraps, clips or
  /// truncates it.
  private func lastLine(_ rest: Range<Int>, hasMore: Bool, isFirst: Bool, _ breaker: inout GreedyLineBreaker)
    -> TextLine
  {
    breaker.setTabs(in: rest, isFirst: isFirst)
    let text = breaker.text
    switch options.lineBreakMode {
    case .wordWrap, .charWrap:
      let isWhole = breaker.fits(text.width(rest), isFirst: isFirst)
      let range = isWhole ? rest : breaker.line(in: rest, isFirst: isFirst)
      return plainLine(range, isBroken: range != rest, isFirst: isFirst, breaker)
    case .clip:
      return plainLine(rest, isBroken: false, isFirst: isFirst, breaker)
    case .truncatingHead, .truncatingTail, .truncatingMiddle:
      let mode: TextLineBreakMode = hasMore ? .truncatingTail : options.lineBreakMode
      return Truncation(text: text, maxWidth: breaker.width(isFirst: isFirst)).line(mode, rest)
    }
  }

  /// Returns a line. Trailing spaces count at the end of a paragraph, but not where the line was broken.
  func plainLine(_ range: Range<Int>, isBroken: Bool, isFirst: Bool, _ breaker: GreedyLineBreaker) -> TextLine {
    let text = breaker.text
    let shown = isBroken ? text.withoutTrailingSpaces(range) : range
    var line = TextLine(range: text.sourceRange(shown), runs: text.runs(shown), width: text.width(shown))
    line.isBroken = isBroken
    if isBroken { line.filledWidth = text.width(range) }
    if isBroken, let hyphen = breaker.hyphen(after: shown, isFirst: isFirst) {
      line.runs.append(hyphen)
      line.width += hyphen.advance
    }
    return line
  }
}
