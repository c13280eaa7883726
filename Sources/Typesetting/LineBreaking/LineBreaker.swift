/// Finds the possible and the mandatory line breaks.
///
/// > Source: Unicode Standard Annex #14 for Unicode 15.0, with the number rule of its example 7, section 8.2, as the
/// > conformance test and ICU have it. Text of scripts that need a dictionary (Thai, Khmer) breaks at spaces only.
package enum LineBreaker {
  /// Returns, for every scalar, whether a line may begin with it. The first scalar never may, and marks stay with their
  /// letter.
  ///
  /// - Parameter keepsHangulWords: Treats Hangul like an alphabet, as UAX #14 suggests for modern Korean.
  package static func opportunities(
    _ scalars: some Collection<Unicode.Scalar>, keepsHangulWords: Bool = false
  ) -> [Bool] {
    var units = self.units(scalars)
    if keepsHangulWords {
      for index in units.indices where LineBreakClasses.hangul.contains(units[index].line) { units[index].line = .AL }
    }
    var allowed: [Bool] = []
    allowed.reserveCapacity(units.reduce(0) { $0 + $1.scalarCount })
    var context = LineBreakContext()
    for index in units.indices {
      let next = index + 1 < units.count ? units[index + 1].line : nil
      allowed.append(index > 0 && context.allowsBreak(before: units[index].line, followedBy: next))
      for _ in 1..<units[index].scalarCount { allowed.append(false) }
      context.append(units[index])
    }
    return allowed
  }

  /// A character with the marks that belong to it: LB9 and LB10.
  struct Unit {
    var line: LineBreakClass
    var scalarCount = 1
    var endsInJoiner = false
  }

  private static func units(_ scalars: some Collection<Unicode.Scalar>) -> [Unit] {
    let table = LineBreakTable.standard
    var units: [Unit] = []
    units.reserveCapacity(scalars.underestimatedCount)
    for scalar in scalars {
      let line = table.lineBreakClass(of: scalar)
      let isMark = LineBreakClasses.marks.contains(line)
      if isMark, let last = units.last, !LineBreakClasses.withoutMarks.contains(last.line) {
        units[units.count - 1].scalarCount += 1
        units[units.count - 1].endsInJoiner = line == .ZWJ
      } else {
        units.append(Unit(line: isMark ? .AL : line, endsInJoiner: line == .ZWJ))
      }
    }
    return units
  }
}
