import CoreTypes

/// Fills lines greedily, as many characters as fit.
struct LineFiller {
  let text: MeasuredText
  let maxWidth: CGFloat
  let breaksAnywhere: Bool

  /// A width that was rounded to a pixel and came back still holds its text.
  static let tolerance: CGFloat = 0.001

  func fits(_ width: CGFloat) -> Bool { width <= maxWidth + Self.tolerance }

  /// The characters of the line that starts at the start of `rest`, spaces at its end included.
  ///
  /// A word that is longer than a line is broken between any two characters, after it was moved to a line of its own.
  func line(in rest: Range<Int>) -> Range<Int> {
    var lastBreak: Int?
    for index in rest {
      if index > rest.lowerBound, breaksAnywhere || text.allowsBreakBefore[index] { lastBreak = index }
      if text.kinds[index] == .space || fits(text.width(rest.lowerBound..<index + 1)) { continue }
      return rest.lowerBound..<(lastBreak ?? max(index, rest.lowerBound + 1))
    }
    return rest
  }

  /// The lines of a paragraph whose lines are all shown.
  ///
  /// With `pushesOut`, the last word of the line before joins a word that is alone on the last line, when both fit.
  ///
  /// > Basis: documented as the purpose of `pushOut`; that there is no further condition is assumed.
  func lines(of paragraph: Range<Int>, pushesOut: Bool) -> [Range<Int>] {
    var lines = [line(in: paragraph)]
    while let last = lines.last, last.upperBound < paragraph.upperBound {
      lines.append(line(in: last.upperBound..<paragraph.upperBound))
    }
    if pushesOut, lines.count > 1, let start = startOfPushedLine(lines[lines.count - 2], lines[lines.count - 1]) {
      lines[lines.count - 2] = lines[lines.count - 2].lowerBound..<start
      lines[lines.count - 1] = start..<paragraph.upperBound
    }
    return lines
  }

  private func startOfPushedLine(_ before: Range<Int>, _ last: Range<Int>) -> Int? {
    let isWord =
      text.kinds[before.upperBound - 1] == .space && !last.dropFirst().contains { text.allowsBreakBefore[$0] }
    guard isWord, !breaksAnywhere else { return nil }
    guard let start = before.dropFirst().last(where: { text.allowsBreakBefore[$0] }) else { return nil }
    return fits(text.width(text.withoutTrailingSpaces(start..<last.upperBound))) ? start : nil
  }
}
