/// The text before a place, as far as the rules need it.
struct LineBreakContext {
  /// The state of a number: digits with separators, then at most one closing bracket.
  enum Number { case none, digits, closed }

  private(set) var previous = LineBreakClass.WJ
  /// The class before `previous`.
  private(set) var beforePrevious: LineBreakClass?
  /// The last class that is not a space.
  private(set) var beforeSpaces = LineBreakClass.WJ
  private(set) var endsInJoiner = false
  private(set) var number = Number.none
  private(set) var hasOddIndicators = false

  mutating func append(_ unit: LineBreaker.Unit) {
    let line = unit.line
    number = numberState(after: line)
    hasOddIndicators = line == .RI && !hasOddIndicators
    endsInJoiner = unit.endsInJoiner
    beforePrevious = previous
    previous = line
    if line != .SP { beforeSpaces = line }
  }

  private func numberState(after line: LineBreakClass) -> Number {
    if line == .NU { return .digits }
    guard number == .digits else { return .none }
    if LineBreakClasses.insideNumbers.contains(line) { return .digits }
    return LineBreakClasses.closingBrackets.contains(line) ? .closed : .none
  }

  /// Applies the rules in order; the first that decides determines the result.
  func allowsBreak(before line: LineBreakClass, followedBy next: LineBreakClass?) -> Bool {
    mandatory(line) ?? aroundGlue(line) ?? beforeClosing(line) ?? acrossSpaces(line) ?? aroundQuotes(line)
      ?? aroundHyphens(line) ?? inNumbers(line, next) ?? inWords(line) ?? inPairs(line) ?? true
  }
}
