import Testing
import UIKit

@testable import UIKit

/// Index paths after changes.
/// Basis: UITableView reference, "deletions are made before insertions, and are counted in the table before". Compared
/// with arrays that are changed in that order, in every small case.
struct IndexPathMappingTests {
  @Test("every deletion and insertion in up to four rows moves the others as in an array")
  func exhaustive() {
    for count in 0...4 {
      for gone in subsets(of: count) {
        let kept = (0..<count).filter { !gone.contains($0) }
        for new in subsets(of: kept.count + 2) where isPossible(new, among: kept.count) {
          var rows: [Int?] = kept
          for index in new { rows.insert(nil, at: index) }
          var changes = IndexPathChanges()
          changes.deletedItems = Set(gone.map { IndexPath(row: $0, section: 1) })
          changes.insertedItems = Set(new.map { IndexPath(row: $0, section: 1) })
          let shift = IndexPathMapping(changes)
          let found = (0..<count).map { shift.item(after: IndexPath(row: $0, section: 1))?.row }
          #expect(found == (0..<count).map { row in rows.firstIndex { $0 == row } }, "-\(gone) +\(new)")
          #expect(shift.count(ofSection: 1, before: count) == rows.count)
        }
      }
    }
  }

  @Test("rows follow their sections")
  func sections() {
    var changes = IndexPathChanges()
    changes.deletedSections = [0]
    changes.insertedSections = [1]
    changes.insertedItems = [IndexPath(row: 0, section: 0)]
    let shift = IndexPathMapping(changes)
    #expect((0...2).map(shift.section) == [nil, 0, 2])
    #expect(shift.item(after: IndexPath(row: 3, section: 1)) == IndexPath(row: 4, section: 0))
    #expect(shift.item(after: IndexPath(row: 3, section: 2)) == IndexPath(row: 3, section: 2))
  }

  /// Returns the subsets in ascending order.
  private func subsets(of count: Int) -> [[Int]] {
    (0..<(1 << count)).map { bits in (0..<count).filter { bits & (1 << $0) != 0 } }
  }

  /// Returns whether each insertion is at or before the end.
  private func isPossible(_ new: [Int], among count: Int) -> Bool {
    new.enumerated().allSatisfy { $1 <= count + $0 }
  }
}
