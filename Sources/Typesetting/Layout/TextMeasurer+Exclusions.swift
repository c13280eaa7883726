import CoreTypes

// Lays out lines around exclusions: a line is cut into fragments that share a baseline.
//
// > Source: `NSTextContainer.exclusionPaths` and `lineFragmentRect(forProposedRect:…)` references. Assumed: a word that
// > is
// > longer than a fragment moves to the next one, and lines move down by a point until something fits.
extension TextMeasurer {
  /// The greatest distance by which a line moves down, in points.
  private static let farthest = 10_000

  func linesAroundExclusions(of source: MeasuredText) -> (lines: [TextLine], isTruncated: Bool) {
    var breaker = GreedyLineBreaker(
      text: source, maxWidth: options.maxWidth, breaksAnywhere: options.lineBreakMode == .charWrap)
    var lines: [TextLine] = [], count = 0
    for paragraph in source.paragraphs {
      var rest = paragraph
      repeat {
        if options.lineLimit > 0, count == options.lineLimit { return (lines, true) }
        let fragments = fragments(of: rest, in: paragraph, below: lines, &breaker)
        lines += fragments.lines
        count += 1
        rest = fragments.end..<paragraph.upperBound
      } while !rest.isEmpty
    }
    return (lines, false)
  }

  /// Returns the fragments of the next line, and the end of the last one.
  private func fragments(
    of rest: Range<Int>, in paragraph: Range<Int>, below lines: [TextLine], _ breaker: inout GreedyLineBreaker
  ) -> (lines: [TextLine], end: Int) {
    let isFirst = rest.lowerBound == paragraph.lowerBound
    let style = breaker.text.source.hasStyles ? breaker.text.style(at: paragraph.lowerBound) : nil
    breaker.follow(style?.paragraph)
    var probe = line(rest.lowerBound..<min(rest.lowerBound + 1, rest.upperBound), in: paragraph, style, breaker)
    let room = probe.indent...max(probe.indent, options.maxWidth - probe.tail)
    for step in 0..<Self.farthest {
      probe.pushedDown = CGFloat(step)
      let band = band(of: probe, below: lines, breaker.text.source)
      let segments = options.exclusions.segments(from: band.lowerBound, to: band.upperBound, within: room)
      let found = fill(segments, isWhole: segments == [room], rest, in: paragraph, style, &breaker)
      guard !found.lines.isEmpty else { continue }
      var fragments = found.lines
      fragments[0].pushedDown = CGFloat(step)
      fragments[0].startsParagraph = isFirst
      return (fragments, found.end)
    }
    return ([probe], rest.upperBound)
  }

  private func fill(
    _ segments: [ClosedRange<CGFloat>], isWhole: Bool, _ rest: Range<Int>, in paragraph: Range<Int>,
    _ style: RunStyle?, _ breaker: inout GreedyLineBreaker
  ) -> (lines: [TextLine], end: Int) {
    var lines: [TextLine] = [], start = rest.lowerBound
    for segment in segments where start < rest.upperBound || lines.isEmpty {
      breaker.fill(width: segment.upperBound - segment.lowerBound)
      let range = start < rest.upperBound ? breaker.line(in: start..<rest.upperBound) : start..<start
      guard isWhole || breaker.holdsWords(range, of: rest) else { continue }
      var fragment = line(range, in: paragraph, style, breaker)
      (fragment.indent, fragment.tail) = (segment.lowerBound, options.maxWidth - segment.upperBound)
      fragment.sharesLine = !lines.isEmpty
      lines.append(fragment)
      start = range.upperBound
    }
    return (lines, start)
  }

  private func line(
    _ range: Range<Int>, in paragraph: Range<Int>, _ style: RunStyle?, _ breaker: GreedyLineBreaker
  ) -> TextLine {
    let isFirst = range.lowerBound == paragraph.lowerBound
    let isBroken = range.upperBound < paragraph.upperBound
    return indented(plainLine(range, isBroken: isBroken, isFirst: isFirst, breaker), style, isFirst: isFirst)
  }

  /// Returns the vertical extent of a line below other lines.
  private func band(of line: TextLine, below lines: [TextLine], _ source: StyledText) -> ClosedRange<CGFloat> {
    var layout = TextLayout()
    layout.lines = lines + [line]
    LineStacking.place(&layout, options: options, source: source)
    let placed = layout.lines[layout.lines.count - 1]
    let ascent =
      (line.runs.isEmpty ? [source.runs[0]] : line.runs).map { run in
        source.hasStyles ? run.ascent : run.font.ascender
      }.max() ?? 0
    return min(placed.baseline - ascent, placed.bottom)...placed.bottom
  }
}

extension GreedyLineBreaker {
  /// Returns whether the line fits and ends between words.
  fileprivate func holdsWords(_ line: Range<Int>, of rest: Range<Int>) -> Bool {
    guard fits(text.width(text.withoutTrailingSpaces(line))) else { return false }
    return line.upperBound == rest.upperBound || breaks(before: line.upperBound)
  }
}
