import CoreTypes

/// Truncates a line that is too long, with an ellipsis for the rest.
struct Truncation {
  let text: MeasuredText
  let maxWidth: CGFloat

  static let ellipsis = "\u{2026}"

  func line(_ mode: TextLineBreakMode, _ range: Range<Int>) -> TextLine {
    switch mode {
    case .truncatingHead: head(range)
    case .truncatingMiddle: middle(range)
    default: tail(range)
    }
  }

  /// Keeps the longest beginning. Spaces before the ellipsis are dropped, too (assumed).
  private func tail(_ range: Range<Int>) -> TextLine {
    let room = maxWidth - ellipsisWidth(in: range)
    var end = range.lowerBound
    while end < range.upperBound, holds(room, range.lowerBound..<end + 1) { end += 1 }
    return joined(text.withoutTrailingSpaces(range.lowerBound..<end), range.upperBound..<range.upperBound, of: range)
  }

  private func head(_ range: Range<Int>) -> TextLine {
    let room = maxWidth - ellipsisWidth(in: range)
    var start = range.upperBound
    while start > range.lowerBound, holds(room, start - 1..<range.upperBound) { start -= 1 }
    return joined(range.lowerBound..<range.lowerBound, start..<range.upperBound, of: range)
  }

  /// Keeps beginning and end. They grow in turns, the narrower one first.
  private func middle(_ range: Range<Int>) -> TextLine {
    let room = maxWidth - ellipsisWidth(in: range)
    var left = range.lowerBound..<range.lowerBound
    var right = range.upperBound..<range.upperBound
    while left.upperBound < right.lowerBound {
      let growsLeft = text.width(left) <= text.width(right)
      let wider = growsLeft ? left.lowerBound..<left.upperBound + 1 : right.lowerBound - 1..<right.upperBound
      guard holds(room, wider, growsLeft ? right : left) else { break }
      if growsLeft { left = wider } else { right = wider }
    }
    return joined(left, right, of: range)
  }

  private func holds(_ room: CGFloat, _ part: Range<Int>, _ other: Range<Int> = 0..<0) -> Bool {
    text.width(part) + text.width(other) <= room + GreedyLineBreaker.tolerance
  }

  private func font(in range: Range<Int>) -> ResolvedFont {
    text.font(at: max(range.lowerBound, min(range.upperBound, text.count) - 1))
  }

  private func ellipsisWidth(in range: Range<Int>) -> CGFloat { font(in: range).advance(of: Self.ellipsis) }

  private func joined(_ left: Range<Int>, _ right: Range<Int>, of range: Range<Int>) -> TextLine {
    var runs = text.runs(left)
    let font = runs.last?.font ?? font(in: range)
    let style = runs.last?.style?.box == nil ? runs.last?.style : nil
    for piece in [StyledText.Run(Self.ellipsis, font: font, style: style)] + text.runs(right) {
      if runs.last?.font == piece.font, runs.last?.style == piece.style {
        runs[runs.count - 1].text += piece.text
      } else {
        runs.append(piece)
      }
    }
    let width = runs.reduce(0) { $0 + $1.advance }
    return TextLine(range: text.sourceRange(range), runs: runs, width: width)
  }
}
