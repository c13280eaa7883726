import Testing
import Typesetting

@testable import UIKit

/// The visual order of a line.
struct GlyphRunLineTests {
  private func runs(_ text: String) throws -> [GlyphRunLine.Run] {
    let layout = TextMeasurer().layout(text, font: ResolvedFont(.system(16), era: .sanFrancisco11))
    let line = try #require(layout.lines.first)
    return GlyphRunLine(line.glyphRuns, isRightToLeft: layout.isRightToLeft ?? false).runs
  }

  @Test("a line of one direction is one run")
  func leftToRight() throws {
    #expect(try runs("Hello, 12!").map(\.text) == ["Hello, 12!"])
  }

  @Test("Hebrew ascends from the right")
  func rightToLeft() throws {
    let run = try #require(try runs("שלום").first)
    #expect(run.isRightToLeft)
    #expect(run.offsets == run.offsets.sorted(by: >))
    #expect(abs((run.offsets.last ?? -1)) < 0.001)
  }

  @Test("Latin words in a Hebrew line keep their order, the line starts at the right")
  func mixed() throws {
    let runs = try runs("שלום big world")
    #expect(runs.map(\.text) == ["big world", "שלום "])
    #expect(runs.map(\.isRightToLeft) == [false, true])
    #expect(runs[0].x == 0 && abs(runs[1].x - runs[0].width) < 0.001)
  }

  @Test("Hebrew words in a Latin line are turned as one piece")
  func embedded() throws {
    #expect(try runs("a שלום עולם b").map(\.text) == ["a ", "שלום עולם", " b"])
  }

  /// Capital letters represent Hebrew ones.
  /// Basis: Unicode Standard Annex #9.
  @Test(
    "numbers, signs and neutrals stand as the annex says, in either direction",
    arguments: [
      ("abc", "abc", "abc"), ("ABC", "CBA", "CBA"), ("ab CD ef", "ab DC ef", "ef DC ab"),
      ("AB cd.", "BA cd.", ".cd BA"), ("AB 1.5 C", "C 1.5 BA", "C 1.5 BA"), ("ab 12 CD", "ab 12 DC", "DC ab 12"),
      ("A, B!", "B ,A!", "!B ,A"), ("A 50% B", "B 50% A", "B 50% A"), ("...", "...", "..."),
    ])
  func order(logical: String, inLeftToRight: String, inRightToLeft: String) throws {
    let font = ResolvedFont(.named("Helvetica", 20), era: .sanFrancisco14)
    let line = try #require(TextMeasurer().layout(String(logical.map(\.hebrew)), font: font).lines.first)
    func shown(_ isRightToLeft: Bool) -> String {
      let runs = GlyphRunLine(line.glyphRuns, isRightToLeft: isRightToLeft).runs
      return String(runs.flatMap { zip($0.text, $0.offsets).sorted { $0.1 < $1.1 }.map(\.0.latin) })
    }
    #expect(shown(false) == inLeftToRight && shown(true) == inRightToLeft)
  }

  @Test("runs touch each other and fill the line", arguments: [false, true])
  func filling(isRightToLeft: Bool) throws {
    let font = ResolvedFont(.system(17), era: .sanFrancisco14)
    let line = try #require(TextMeasurer().layout("abc אבג def", font: font).lines.first)
    var x: CGFloat = 0
    for run in GlyphRunLine(line.glyphRuns, isRightToLeft: isRightToLeft).runs {
      #expect(abs(run.x - x) < 1e-9)
      x += run.width
    }
    #expect(abs(x - line.width) < 1e-9)
  }
}

extension Character {
  fileprivate static let pairs: [(latin: Character, hebrew: Character)] = [
    ("A", "א"), ("B", "ב"), ("C", "ג"), ("D", "ד"),
  ]

  fileprivate var hebrew: Character { Self.pairs.first { $0.latin == self }?.hebrew ?? self }
  fileprivate var latin: Character { Self.pairs.first { $0.hebrew == self }?.latin ?? self }
}
