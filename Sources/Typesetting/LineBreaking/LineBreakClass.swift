/// The line breaking classes of UAX #14 that remain after its rule LB1, with the names used there.
///
/// `OPW` and `CPW` are brackets of East Asian width, `XPU` an unassigned pictograph; LB30 and LB30b distinguish them.
enum LineBreakClass: UInt8, Sendable, CaseIterable {
  case AL, B2, BA, BB, BK, CB, CL, CM, CP, CPW, CR, EB, EM, EX, GL, H2, H3, HL, HY, ID, IN, IS, JL, JT, JV, LF, NL, NS
  case NU, OP, OPW, PO, PR, QU, RI, SP, SY, WJ, XPU, ZW, ZWJ

  /// The names of the cases, in order. Reflection would take longer than reading the whole table.
  static let names: StaticString =
    "AL B2 BA BB BK CB CL CM CP CPW CR EB EM EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP OPW PO PR QU RI SP SY WJ XPU ZW ZWJ"
}

/// A set of classes.
struct LineBreakClasses: Sendable {
  private let bits: UInt64

  init(_ classes: LineBreakClass...) { bits = classes.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  func contains(_ one: LineBreakClass) -> Bool { bits >> UInt64(one.rawValue) & 1 == 1 }
}

extension LineBreakClasses {
  static let lineEnds = Self(.BK, .CR, .LF, .NL)
  static let marks = Self(.CM, .ZWJ)
  /// The classes that marks do not attach to.
  static let withoutMarks = Self(.BK, .CR, .LF, .NL, .SP, .ZW)
  static let letters = Self(.AL, .HL)
  static let opening = Self(.OP, .OPW)
  static let closingBrackets = Self(.CL, .CP, .CPW)
  static let closing = Self(.CL, .CP, .CPW, .IS, .SY)
  static let ideographs = Self(.ID, .XPU, .EB, .EM)
  static let affixes = Self(.PR, .PO)
  static let hangul = Self(.JL, .JV, .JT, .H2, .H3)
  static let hyphens = Self(.BA, .HY)
  static let insideNumbers = Self(.NU, .SY, .IS)
}
