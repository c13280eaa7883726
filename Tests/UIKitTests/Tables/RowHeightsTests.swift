import CoreTypes
import Testing

@testable import UIKit

/// Rows of several heights as runs. Basis: equal to adding up every row.
@MainActor struct RowHeightsTests {
  /// The rows one by one, as the reference.
  private struct Plain {
    var heights: [CGFloat]

    func start(of row: Int) -> CGFloat { heights[..<row].reduce(0, +) }

    func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
      let ends = heights.indices.map { self.start(of: $0) + heights[$0] }
      let first = ends.firstIndex { $0 > start } ?? heights.count
      let last = end <= 0 ? 0 : (ends.firstIndex { $0 >= end } ?? heights.count - 1) + 1
      return first..<max(first, last)
    }
  }

  private func agree(_ runs: RowHeights, _ plain: Plain) -> Bool {
    guard runs.count == plain.heights.count, runs.total == plain.heights.reduce(0, +) else { return false }
    for row in plain.heights.indices {
      guard runs.height(of: row) == plain.heights[row], runs.start(of: row) == plain.start(of: row) else {
        return false
      }
    }
    for start in stride(from: CGFloat(-10), through: runs.total + 10, by: 5) {
      for length in [CGFloat(1), 10, 45] {
        guard runs.rows(from: start, to: start + length) == plain.rows(from: start, to: start + length) else {
          return false
        }
      }
    }
    return true
  }

  @Test("runs answer as single rows do, however the heights came about")
  func reference() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<40 {
      let count = 1 + random(12)
      var plain = Plain(heights: Array(repeating: 20, count: count)),
        runs = RowHeights.uniform(count: count, height: 20)
      for _ in 0..<10 {
        let row = random(count), height = CGFloat(random(4) * 10)
        plain.heights[row] = height
        runs.resize(row, to: height)
        #expect(agree(runs, plain))
      }
      #expect(agree(RowHeights(plain.heights), plain))
      let others = Dictionary(
        uniqueKeysWithValues: plain.heights.enumerated().filter { $0.element != 20 }.map { ($0, $1) })
      #expect(agree(RowHeights(count: count, height: 20, others: others), plain))
    }
  }

  @Test("no rows take no room")
  func empty() {
    let none = RowHeights()
    #expect(none.total == 0 && none.rows(from: 0, to: 100).isEmpty && none.start(of: 0) == 0)
    #expect(RowHeights.uniform(count: 3, height: 0).rows(from: 0, to: 10).isEmpty)
  }

  @Test("heights as small as there are do no harm")
  func leastHeights() {
    let heights = RowHeights.uniform(count: 5, height: .leastNonzeroMagnitude)
    #expect(heights.rows(from: 0, to: 10).upperBound == 5)
  }
}
