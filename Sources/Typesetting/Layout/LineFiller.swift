import CoreTypes

/// Fills lines greedily, as many characters as fit.
struct LineFiller {
  private(set) var text: MeasuredText
  private let blockWidth: CGFloat
  private let alwaysBreaksAnywhere: Bool
  /// The paragraph's, of which the next four are.
  private var indents: (first: CGFloat, others: CGFloat) = (0, 0)
  private var maxWidths: (first: CGFloat, others: CGFloat)
  private var breaksAnywhere: Bool
  private var tabs = TabRuler.standard

  init(text: MeasuredText, maxWidth: CGFloat, breaksAnywhere: Bool) {
    (self.text, blockWidth, alwaysBreaksAnywhere) = (text, maxWidth, breaksAnywhere)
    (maxWidths, self.breaksAnywhere) = ((maxWidth, maxWidth), breaksAnywhere)
  }

  /// Fills a paragraph with indents and rules of its own from now on; nil for a plain one.
  mutating func follow(_ paragraph: TextParagraph?) {
    let paragraph = paragraph ?? .plain
    let room = blockWidth - paragraph.tail(of: blockWidth)
    indents = (paragraph.firstLineHeadIndent, paragraph.headIndent)
    maxWidths = (room - indents.first, room - indents.others)
    breaksAnywhere = alwaysBreaksAnywhere || paragraph.breaksAnywhere
    tabs = paragraph.tabs
  }

  /// Fills lines of this width from now on, in points.
  mutating func fill(width: CGFloat) {
    (maxWidths, indents) = ((width, width), (0, 0))
  }

  /// Whether a line may be broken there.
  func breaks(before index: Int) -> Bool { breaksAnywhere || text.allowsBreak(before: index) }

  func width(isFirst: Bool) -> CGFloat { isFirst ? maxWidths.first : maxWidths.others }

  /// A width that was rounded to a pixel and came back still holds its text.
  static let tolerance: CGFloat = 0.001

  func fits(_ width: CGFloat, isFirst: Bool = false) -> Bool {
    width <= self.width(isFirst: isFirst) + Self.tolerance
  }

  /// Measures the tabs of the line that starts at the start of `rest`.
  mutating func setTabs(in rest: Range<Int>, isFirst: Bool) {
    text.setTabs(in: rest, indent: isFirst ? indents.first : indents.others, tabs)
  }

  /// The characters of the line that starts at the start of `rest`, spaces at its end included.
  ///
  /// A word that is longer than a line is broken between any two characters, after it was moved to a line of its own.
  mutating func line(in rest: Range<Int>, isFirst: Bool = false) -> Range<Int> {
    setTabs(in: rest, isFirst: isFirst)
    guard let end = firstBeyond(rest, isFirst: isFirst) else { return rest }
    text.findBreaks()
    let least = rest.lowerBound + 1
    var place = end
    while place >= least, !mayEnd(rest.lowerBound..<place, isFirst: isFirst) { place -= 1 }
    return rest.lowerBound..<(place >= least ? place : max(end, least))
  }

  /// The first character that has no room on one line with those before it.
  private func firstBeyond(_ rest: Range<Int>, isFirst: Bool) -> Int? {
    for index in rest where !text.kinds[index].mayHang {
      if !fits(text.width(rest.lowerBound..<index + 1), isFirst: isFirst) { return index }
    }
    return nil
  }

  /// Whether a line may end so, a soft hyphen being shown there.
  private func mayEnd(_ line: Range<Int>, isFirst: Bool) -> Bool {
    guard breaksAnywhere || text.allowsBreak(before: line.upperBound) else { return false }
    return text.hyphen(after: line) == nil || hyphen(after: line, isFirst: isFirst) != nil
  }

  /// What shows that a word goes on below, where there is room for it.
  func hyphen(after line: Range<Int>, isFirst: Bool) -> StyledText.Run? {
    text.hyphen(after: line).flatMap { fits(text.width(line) + $0.advance, isFirst: isFirst) ? $0 : nil }
  }

  /// The lines of a paragraph whose lines are all shown.
  ///
  /// With `pushesOut`, the last word of the line before joins a word that is alone on the last line, when both fit.
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
