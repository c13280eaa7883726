// The rules of UAX #14: `false` forbids a break before `line`, `true` allows it, nil leaves it undecided.
extension LineBreakContext {
  private typealias Classes = LineBreakClasses

  /// LB4 to LB8a: line ends, spaces, joiners.
  func mandatory(_ line: LineBreakClass) -> Bool? {
    if previous == .CR, line == .LF { return false }
    if Classes.lineEnds.contains(previous) { return true }
    if Classes.lineEnds.contains(line) || line == .SP || line == .ZW { return false }
    if beforeSpaces == .ZW { return true }
    return endsInJoiner ? false : nil
  }

  /// LB11 to LB12a: word joiners and no-break spaces.
  func aroundGlue(_ line: LineBreakClass) -> Bool? {
    if line == .WJ || previous == .WJ || previous == .GL { return false }
    if line == .GL, previous != .SP, !Classes.hyphens.contains(previous) { return false }
    return nil
  }

  /// LB13: no closing punctuation at the start of a line, not even after a space.
  func beforeClosing(_ line: LineBreakClass) -> Bool? {
    if line == .EX { return false }
    return Classes.closing.contains(line) && previous != .NU ? false : nil
  }

  /// LB14 to LB18: a few pairs hold across spaces; all others break there.
  func acrossSpaces(_ line: LineBreakClass) -> Bool? {
    if Classes.opening.contains(beforeSpaces) { return false }
    if beforeSpaces == .QU, Classes.opening.contains(line) { return false }
    if Classes.closingBrackets.contains(beforeSpaces), line == .NS { return false }
    if beforeSpaces == .B2, line == .B2 { return false }
    return previous == .SP ? true : nil
  }

  /// LB19 and LB20: quotation marks stay with both sides, objects with none.
  func aroundQuotes(_ line: LineBreakClass) -> Bool? {
    if line == .QU || previous == .QU { return false }
    return line == .CB || previous == .CB ? true : nil
  }

  /// LB21 to LB22: hyphens stay with what is before them.
  func aroundHyphens(_ line: LineBreakClass) -> Bool? {
    if Classes.hyphens.contains(line) || line == .NS || previous == .BB { return false }
    if beforePrevious == .HL, Classes.hyphens.contains(previous) { return false }
    if previous == .SY, line == .HL { return false }
    return line == .IN ? false : nil
  }

  /// LB23 to LB25: numbers with their signs, separators, brackets and units.
  func inNumbers(_ line: LineBreakClass, _ next: LineBreakClass?) -> Bool? {
    if Classes.letters.contains(previous), line == .NU || Classes.affixes.contains(line) { return false }
    if Classes.letters.contains(line), previous == .NU || Classes.affixes.contains(previous) { return false }
    if previous == .PR, Classes.ideographs.contains(line) { return false }
    if line == .PO, Classes.ideographs.contains(previous) { return false }
    return insideNumber(line, next)
  }

  /// LB25 as a pattern: (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?
  private func insideNumber(_ line: LineBreakClass, _ next: LineBreakClass?) -> Bool? {
    let isSign = Classes.opening.contains(line) || line == .HY
    if Classes.affixes.contains(previous), line == .NU || (isSign && next == .NU) { return false }
    if previous == .HY || Classes.opening.contains(previous), line == .NU { return false }
    if number == .digits, Classes.insideNumbers.contains(line) || Classes.closingBrackets.contains(line) {
      return false
    }
    return number != .none && Classes.affixes.contains(line) ? false : nil
  }

  /// LB26 to LB30: Hangul syllables, letters, brackets within words.
  func inWords(_ line: LineBreakClass) -> Bool? {
    if isHangulSyllable(line) { return false }
    if Classes.hangul.contains(previous), line == .PO { return false }
    if previous == .PR, Classes.hangul.contains(line) { return false }
    if previous == .IS || Classes.letters.contains(previous), Classes.letters.contains(line) { return false }
    if line == .OP, previous == .NU || Classes.letters.contains(previous) { return false }
    return previous == .CP && (line == .NU || Classes.letters.contains(line)) ? false : nil
  }

  private func isHangulSyllable(_ line: LineBreakClass) -> Bool {
    switch previous {
    case .JL: line == .JL || line == .JV || line == .H2 || line == .H3
    case .JV, .H2: line == .JV || line == .JT
    case .JT, .H3: line == .JT
    default: false
    }
  }

  /// LB30a and LB30b: flags, and emoji with a skin tone.
  func inPairs(_ line: LineBreakClass) -> Bool? {
    if line == .RI, hasOddIndicators { return false }
    return line == .EM && (previous == .EB || previous == .XPU) ? false : nil
  }
}
