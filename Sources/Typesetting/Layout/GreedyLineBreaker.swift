import CoreTypes

/// Fills lines greedily with as many characters as fit.
struct GreedyLineBreaker {
  private(set) var text: MeasuredText
  private let blockWidth: CGFloat
  private let alwaysBreaksAnywhere: Bool
  /// The indents of the current paragraph, to which the next three properties belong, too.
  private var indents: (first: CGFloat, others: CGFloat) = (0, 0)
  private var maxWidths: (first: CGFloat, others: CGFloat)
  private var breaksAnywhere: Bool
  private var tabs = TabRuler.standard

  init(text: MeasuredText, maxWidth: CGFloat, breaksAnywhere: Bool) {
    (self.text, blockWidth, alwaysBreaksAnywhere) = (text, maxWidth, breaksAnywhere)
    (maxWidths, self.breaksAnywhere) = ((maxWidth, maxWidth), breaksAnywhere)
  }

  /// Begins a paragraph with its own indents and rules; nil for a plain one.
  mutating func follow(_ paragraph: TextParagraph?) {
    let paragraph = paragraph ?? .plain
    let room = blockWidth - paragraph.tail(of: blockWidth)
    indents = (paragraph.firstLineHeadIndent, paragraph.headIndent)
    maxWidths = (room - indents.first, room - indents.others)
    breaksAnywhere = alwaysBreaksAnywhere || paragraph.breaksAnywhere
    tabs = paragraph.tabs
  }

  /// Sets the width of the next lines, in points.
  mutating func fill(width: CGFloat) {
    (maxWidths, indents) = ((width, width), (0, 0))
  }

  /// Returns whether a line may break there.
  func breaks(before index: Int) -> Bool { breaksAnywhere || text.allowsBreak(before: index) }

  func width(isFirst: Bool) -> CGFloat { isFirst ? maxWidths.first : maxWidths.others }

  /// The tolerance that lets a width which was rounded to a pixel still hold its text.
  static let tolerance: CGFloat = 0.001

  func fits(_ width: CGFloat, isFirst: Bool = false) -> Bool {
    width <= self.width(isFirst: isFirst) + Self.tolerance
  }

  /// Measures the tabs of the line that begins at the start of `rest`.
  mutating func setTabs(in rest: Range<Int>, isFirst: Bool) {
    text.setTabs(in: rest, indent: isFirst ? indents.first : indents.others, tabs)
  }

  /// Returns the characters of the line that begins at the start of `rest`, including spaces at its end.
  ///
  /// A word longer than a line moves to a line of its own, and then breaks between any two characters.
  mutating func line(in rest: Range<Int>, isFirst: Bool = false) -> Range<Int> {
    setTabs(in: rest, isFirst: isFirst)
    guard let end = firstBeyond(rest, isFirst: isFirst) else { return rest }
    text.findBreaks()
    let least = rest.lowerBound + 1
    var place = end
    while place >= least, !mayEnd(rest.lowerBound..<place, isFirst: isFirst) { place -= 1 }
    return rest.lowerBound..<(place >= least ? place : max(end, least))
  }

  /// Returns the first character that does not fit on one line with those before it.
  private func firstBeyond(_ rest: Range<Int>, isFirst: Bool) -> Int? {
    for index in rest where !text.kinds[index].mayHang {
      if !fits(text.width(rest.lowerBound..<index + 1), isFirst: isFirst) { return index }
    }
    return nil
  }

  /// Returns whether a line may end here, including the hyphen of a soft hyphen.
  private func mayEnd(_ line: Range<Int>, isFirst: Bool) -> Bool {
    guard breaksAnywhere || text.allowsBreak(before: line.upperBound) else { return false }
    return text.hyphen(after: line) == nil || hyphen(after: line, isFirst: isFirst) != nil
  }

  /// Returns the hyphen to show after a broken word, if it fits.
  func hyphen(after line: Range<Int>, isFirst: Bool) -> StyledText.Run? {
    text.hyphen(after: line).flatMap { fits(text.width(line) + $0.advance, isFirst: isFirst) ? $0 : nil }
  }

  /// Returns the lines of a paragraph without a line limit.
  ///
  /// With `pushesOut`, a word that is alone on the last line is joined by the word before it, if both fit.
  ///
  /// > Basis: documented as the purpose of `pushOut`; that there is no further condition is assumed.
  mutating func lines(of paragraph: Range<Int>, pushesOut: Bool) -> [Range<Int>] {
    var lines = [line(in: paragraph, isFirst: true)]
    while let last = lines.last, last.upperBound < paragraph.upperBound {
      lines.append(line(in: last.upperBound..<paragraph.upperBound))
    }
    if pushesOut, !text.hasTabs, lines.count > 1,
      let start = startOfPushedLine(lines[lines.count - 2], lines[lines.count - 1])
    {
      lines[lines.count - 2] = lines[lines.count - 2].lowerBound..<start
      lines[lines.count - 1] = start..<paragraph.upperBound
    }
    return lines
  }

  private func startOfPushedLine(_ before: Range<Int>, _ last: Range<Int>) -> Int? {
    let isWord =
      text.kinds[before.upperBound - 1] == .space && !last.dropFirst().contains { text.allowsBreak(before: $0) }
    guard isWord, !breaksAnywhere else { return nil }
    guard let start = before.dropFirst().last(where: { text.allowsBreak(before: $0) }) else { return nil }
    return fits(text.width(text.withoutTrailingSpaces(start..<last.upperBound))) ? start : nil
  }
}
