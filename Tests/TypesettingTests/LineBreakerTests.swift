import CoreTypes
import Foundation
import Testing

@testable import Typesetting

struct LineBreakerTests {
  /// Basis: a class applies from its start to the next class's.
  @Test func classesHoldUpToTheNext() throws {
    let table = LineBreakTable("0=CM 9=BA a=LF 40=AL 2ff=BB 301=GL"), short = LineBreakTable("0=CM 9=BA")
    let expected: [(UInt32, LineBreakClass)] = [
      (0, .CM), (8, .CM), (9, .BA), (0xA, .LF), (0x3F, .LF), (0x40, .AL), (0x2FE, .AL), (0x2FF, .BB), (0x300, .BB),
      (0x301, .GL), (0x1F600, .GL),
    ]
    for (value, line) in expected {
      #expect(table.lineBreakClass(of: try #require(Unicode.Scalar(value))) == line)
    }
    for value: UInt32 in [9, 0x2FF, 0x300] {
      #expect(short.lineBreakClass(of: try #require(Unicode.Scalar(value))) == .BA)
    }
  }

  @Test func classesAreNamedAsTheirCases() {
    #expect("\(LineBreakClass.names)" == LineBreakClass.allCases.map { "\($0)" }.joined(separator: " "))
  }

  /// Basis: derived by hand from UAX #14; a bar marks the start of a line.
  @Test(arguments: [
    "Hello |world", "two  |spaces", "trailing ", "well-|known", "-5 |or |- |5", "and/|or |1/2", "Wait... |what?",
    "really ! |yes", "(in |brackets) |f(x)", "\"quoted |text\" |here", "don't |can\u{2019}t", "$12.50 |or |50%",
    "1,234.56 |points", "e.g. |this", "http://|example.com/|path", "a\u{A0}b |c", "x|\u{2014}|y", "soft\u{AD}|hyphen",
    "zero\u{200B}|width", "日|本|語", "漢|字。|次", "「漢|字」|で|す", "カー|ト", "한|국|어 |글",
    "e\u{301}a |b", "👩‍👩‍👧|👍🏽|👍", "🇩🇪|🇯🇵", "שלום |עולם", "user@example.com", "50 |%x",
  ])
  func linesMayStartAtTheBars(marked: String) {
    let text = marked.replacing("|", with: "")
    var shown = ""
    for (scalar, allowed) in zip(text.unicodeScalars, LineBreaker.opportunities(text.unicodeScalars)) {
      shown += (allowed ? "|" : "") + String(scalar)
    }
    #expect(shown == marked)
  }

  /// The whole conformance file of the Unicode Character Database, if Debian's unicode-data is installed; the sample
  /// below runs everywhere.
  @Test func theConformanceFilePasses() throws {
    let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? Self.sample
    let failures = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !Self.passes($0) }
    #expect(failures.isEmpty, "\(failures.count) lines, first \(failures.prefix(12).joined(separator: "\n"))")
  }

  @Test(arguments: sample.split(separator: "\n"))
  func aSampleOfTheConformanceFilePasses(line: Substring) {
    #expect(Self.passes(line))
  }

  /// In the notation of LineBreakTest.txt: ÷ allows a break, × forbids it.
  static let sample = """
    × 0023 × 0020 ÷ 0023 ÷
    × 0023 ÷ 2014 ÷
    × 0028 × 0020 × 0061 ÷
    × 05D0 × 002D × 05D0 ÷
    × 0030 × 002C × 0030 ÷
    × 4E00 ÷ 4E00 × 3001 ÷ 4E00 ÷
    × 0061 × 0308 × 0020 ÷ 0062 ÷
    × 1F1E6 × 1F1E7 ÷ 1F1E8 × 1F1E9 ÷
    × 000D × 000A ÷ 0061 ÷
    """

  private static func passes(_ line: Substring) -> Bool {
    let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
    let marks = stride(from: 0, to: words.count - 1, by: 2).map { words[$0] == "÷" }
    let scalars = stride(from: 1, to: words.count, by: 2).map { Unicode.Scalar(UInt32(words[$0], radix: 16)!)! }
    return LineBreaker.opportunities(scalars) == marks
  }
}
