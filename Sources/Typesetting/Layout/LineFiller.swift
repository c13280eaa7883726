import CoreTypes

/// Fills lines greedily, as many characters as fit.
struct LineFiller {
  let text: MeasuredText
  var maxWidth: CGFloat
  /// Of the first line of a paragraph.
  var firstMaxWidth: CGFloat
  var breaksAnywhere: Bool

  init(text: MeasuredText, maxWidth: CGFloat, breaksAnywhere: Bool) {
    (self.text, self.maxWidth, firstMaxWidth, self.breaksAnywhere) = (text, maxWidth, maxWidth, breaksAnywhere)
  }

  /// The same for a paragraph with indents.
  func following(_ paragraph: TextParagraph) -> LineFiller {
    var filler = self
    let tail = paragraph.tail(of: maxWidth)
    filler.maxWidth = maxWidth - paragraph.headIndent - tail
    filler.firstMaxWidth = maxWidth - paragraph.firstLineHeadIndent - tail
    filler.breaksAnywhere = breaksAnywhere || paragraph.breaksAnywhere
    return filler
  }

  func width(isFirst: Bool) -> CGFloat { isFirst ? firstMaxWidth : maxWidth }

  /// A width that was rounded to a pixel and came back still holds its text.
  static let tolerance: CGFloat = 0.001

  func fits(_ width: CGFloat, isFirst: Bool = false) -> Bool {
    width <= self.width(isFirst: isFirst) + Self.tolerance
  }

  /// The characters of the line that starts at the start of `rest`, spaces at its end included.
  ///
  /// A word that is longer than a line is broken between any two characters, after it was moved to a line of its own.
  func line(in rest: Range<Int>, isFirst: Bool = false) -> Range<Int> {
    var lastBreak: Int?
    for index in rest {
      if index > rest.lowerBound, breaksAnywhere || text.allowsBreakBefore[index] { lastBreak = index }
      if text.kinds[index] == .space || fits(text.width(rest.lowerBound..<index + 1), isFirst: isFirst) { continue }
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
    var lines = [line(in: paragraph, isFirst: true)]
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
