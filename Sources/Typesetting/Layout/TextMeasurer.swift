import CoreTypes

/// Breaks a text into lines and says how large the block is.
package struct TextMeasurer: Sendable {
  package var options: TextOptions

  package init(_ options: TextOptions = TextOptions()) { self.options = options }

  package func layout(_ text: String, font: ResolvedFont) -> TextLayout { layout(StyledText(text, font: font)) }

  /// 1. measure every character, 2. fill lines, 3. stack them.
  package func layout(_ source: StyledText) -> TextLayout {
    guard !source.runs.isEmpty else { return TextLayout() }
    let text = MeasuredText(source, findsBreaks: options.maxWidth.isFinite)
    var layout = TextLayout()
    (layout.lines, layout.isTruncated) = lines(of: text)
    LineStack.place(&layout, maxWidth: options.maxWidth, fallbackFont: source.runs[0].font)
    layout.isRightToLeft = BaseDirection.isRightToLeft(text.text)
    return layout
  }

  // MARK: Lines

  private func lines(of text: MeasuredText) -> (lines: [TextLine], isTruncated: Bool) {
    let filler = LineFiller(
      text: text, maxWidth: options.maxWidth, breaksAnywhere: options.lineBreakMode == .charWrap)
    let paragraphs = text.paragraphs
    var lines: [TextLine] = []
    for (number, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      repeat {
        if isLast(lines.count + 1) {
          let (line, hidesText) = lastLine(rest, hasMore: number + 1 < paragraphs.count, filler)
          return (lines + [line], hidesText)
        }
        let range = options.maxWidth.isFinite ? filler.line(in: rest) : rest
        rest = range.upperBound..<rest.upperBound
        lines.append(plainLine(range, isBroken: !rest.isEmpty, text))
      } while !rest.isEmpty
    }
    return (lines, false)
  }

  private func isLast(_ lineNumber: Int) -> Bool { options.lineLimit > 0 && lineNumber == options.lineLimit }

  /// The last line allowed: whole if everything fits, else wrapped, clipped or truncated as the mode says.
  private func lastLine(_ rest: Range<Int>, hasMore: Bool, _ filler: LineFiller) -> (TextLine, hidesText: Bool) {
    let text = filler.text
    let fits = filler.fits(text.width(text.withoutTrailingSpaces(rest)))
    if options.lineBreakMode.isTruncating {
      guard hasMore || !fits else { return (plainLine(rest, isBroken: false, text), false) }
      let mode: TextLineBreakMode = hasMore ? .truncatingTail : options.lineBreakMode
      return (Truncation(text: text, maxWidth: options.maxWidth).line(mode, rest), true)
    }
    let wraps = options.lineBreakMode != .clip && !fits
    let range = wraps ? filler.line(in: rest) : rest
    return (plainLine(range, isBroken: wraps, text), hasMore || !fits)
  }

  /// Spaces at the end count at the end of a paragraph, not where the line was broken.
  private func plainLine(_ range: Range<Int>, isBroken: Bool, _ text: MeasuredText) -> TextLine {
    let shown = isBroken ? text.withoutTrailingSpaces(range) : range
    return TextLine(range: text.sourceRange(shown), runs: text.runs(shown), width: text.width(shown))
  }
}
