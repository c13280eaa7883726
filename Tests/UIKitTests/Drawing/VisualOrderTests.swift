import Testing
import Typesetting

@testable import UIKit

@Suite("The visual order of a line") struct VisualOrderTests {
  private func runs(_ text: String) throws -> [VisualOrder.Run] {
    let layout = TextMeasurer().layout(text, font: ResolvedFont(.system(16), era: .sanFrancisco11))
    let line = try #require(layout.lines.first)
    return VisualOrder(line.glyphRuns, isRightToLeft: layout.isRightToLeft ?? false).runs
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
}
