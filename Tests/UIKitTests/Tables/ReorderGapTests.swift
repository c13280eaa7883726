import Testing

@testable import UIKit

/// The positions of rows while one is moved. Basis: derived: the rows close up after a removed one, and make room for
/// an inserted one.
struct ReorderGapTests {
  private func shifts(_ gap: ReorderGap, section: Int, rows: Int) -> [CGFloat] {
    (0..<rows).map { gap.shift(of: IndexPath(row: $0, section: section)) }
  }

  @Test("rows between the old and the new place move by the row's height")
  func withinSection() {
    var gap = ReorderGap(source: IndexPath(row: 1, section: 0), target: IndexPath(row: 1, section: 0), height: 40)
    #expect(shifts(gap, section: 0, rows: 5)[2...] == [0, 0, 0])
    gap.target.row = 3
    #expect(shifts(gap, section: 0, rows: 5)[2...] == [-40, -40, 0])
    gap.target.row = 0
    #expect(shifts(gap, section: 0, rows: 5) == [40, 40, 0, 0, 0])
  }

  @Test("a row for another section moves the headers between")
  func otherSection() {
    let gap = ReorderGap(source: IndexPath(row: 0, section: 0), target: IndexPath(row: 1, section: 2), height: 40)
    #expect(shifts(gap, section: 0, rows: 3)[1...] == [-40, -40])
    #expect(shifts(gap, section: 1, rows: 2) == [-40, -40])
    #expect(shifts(gap, section: 2, rows: 3) == [-40, 0, 0])
    #expect((0...3).map { gap.shift(ofHeader: $0) } == [0, -40, -40, 0])
    #expect((0...3).map { gap.shift(ofFooter: $0) } == [-40, -40, 0, 0])
  }

  @Test("upwards the headers between make room")
  func upwards() {
    let gap = ReorderGap(source: IndexPath(row: 1, section: 1), target: IndexPath(row: 2, section: 0), height: 40)
    #expect(shifts(gap, section: 0, rows: 3) == [0, 0, 40])
    #expect(gap.shift(of: [1, 0]) == 40 && gap.shift(of: [1, 2]) == 0)
    #expect((0...2).map { gap.shift(ofHeader: $0) } == [0, 40, 0])
  }
}
