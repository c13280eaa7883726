import CoreTypes
import DisplayLists
import Testing
import Typesetting

@Suite struct TextLineTests {
  @Test func aPlainLineIsOneRunWithTheTablesOffsets() throws {
    let line = try Self.line("Settings", .system(17))
    let run = try #require(Self.runs(line).first)
    #expect(Self.runs(line).count == 1)
    #expect(run.text == "Settings" && run.origin == CGPoint(x: 5, y: 20) && !run.isRightToLeft)
    #expect(run.clusterOffsets == line.glyphRuns[0].clusters.map(\.x))
    #expect(abs(run.width - line.width) < 1e-9)
  }

  /// Capital letters stand for Hebrew ones.
  @Test(arguments: [
    ("abc", "abc", "abc"), ("ABC", "CBA", "CBA"), ("ab CD ef", "ab DC ef", "ef DC ab"), ("AB cd.", "BA cd.", ".cd BA"),
    ("AB 1.5 C", "C 1.5 BA", "C 1.5 BA"), ("ab 12 CD", "ab 12 DC", "DC ab 12"), ("A, B!", "B ,A!", "!B ,A"),
    ("A 50% B", "B 50% A", "B 50% A"), ("...", "...", "..."),
  ])
  func charactersStandInVisualOrder(logical: String, inLeftToRight: String, inRightToLeft: String) throws {
    let line = try Self.line(String(logical.map { $0.hebrew }), .named("Helvetica", 20))
    #expect(Self.visualText(Self.runs(line)) == inLeftToRight)
    #expect(Self.visualText(Self.runs(line, isRightToLeft: true)) == inRightToLeft)
  }

  @Test func reorderedRunsTouchAndFillTheLine() throws {
    let line = try Self.line("abc אבג def", .system(17))
    var x: CGFloat = 5
    for run in Self.runs(line, isRightToLeft: true) {
      #expect(abs(run.origin.x - x) < 1e-9)
      x += run.width
    }
    #expect(abs(x - 5 - line.width) < 1e-9)
  }

  @Test func styledRunsKeepFontAndColor() throws {
    let fonts = [ResolvedFont(.system(17), era: .helvetica), ResolvedFont(.named("Georgia-Bold", 12), era: .helvetica)]
    let line = try Self.line([.init("one", font: fonts[0]), .init("two", font: fonts[1])])
    let runs = line.textRuns(origin: .zero) { $0 == 0 ? .black : .white }
    #expect(runs.map(\.color) == [.black, .white])
    #expect(runs.map(\.font.family) == ["Helvetica", "Georgia"])
    #expect(runs.map(\.font.weight) == [400, 700])
  }

  @Test(arguments: [
    (TypographyEra.helvetica, "Helvetica"), (.sanFrancisco9, "San Francisco"), (.sanFrancisco14, "San Francisco"),
  ])
  func theSystemFontIsTheOneOfItsEra(era: TypographyEra, family: String) {
    #expect(FontRequest(ResolvedFont(.system(17, weight: .bold), era: era)).family == family)
    #expect(FontRequest(ResolvedFont(.system(17, weight: .bold), era: era)).weight == 700)
  }

  private static func line(_ text: String, _ font: FontDescriptor) throws -> TextLine {
    try line([.init(text, font: ResolvedFont(font, era: .sanFrancisco14))])
  }

  private static func line(_ runs: [StyledText.Run]) throws -> TextLine {
    try #require(TextMeasurer().layout(StyledText(runs)).lines.first)
  }

  private static func runs(_ line: TextLine, isRightToLeft: Bool = false) -> [TextRun] {
    line.textRuns(origin: CGPoint(x: 5, y: 20), isRightToLeft: isRightToLeft) { _ in .black }
  }

  /// The characters from left to right, by their offsets.
  private static func visualText(_ runs: [TextRun]) -> String {
    String(
      runs.flatMap { run in
        zip(run.text, run.clusterOffsets).sorted { $0.1 < $1.1 }.map { $0.0.latin }
      })
  }
}

extension Character {
  fileprivate static let pairs: [(latin: Character, hebrew: Character)] = [
    ("A", "א"), ("B", "ב"), ("C", "ג"), ("D", "ד"),
  ]

  fileprivate var hebrew: Character { Self.pairs.first { $0.latin == self }?.hebrew ?? self }
  fileprivate var latin: Character { Self.pairs.first { $0.hebrew == self }?.latin ?? self }
}
