import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Rows whose heights are requested when they become visible. Basis: the reference of `estimatedRowHeight`, "defers
/// some of the cost of geometry calculation from load time to scrolling time".
@MainActor struct EstimatedRowTests {
  /// Rows of 50 points, every third one of 80.
  private class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
    let count: Int
    var asked: [Int] = []
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return indexPath.row % 3 == 2 ? 80 : 50
    }
  }

  /// Conforms itself, because Swift looks up optional methods where a type conforms.
  private final class Estimates: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []
    var estimated: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return indexPath.row % 3 == 2 ? 80 : 50
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      estimated.append(indexPath.row)
      return 60
    }
  }

  private func table(
    _ heights: some UITableViewDataSource & UITableViewDelegate, estimate: CGFloat? = nil, height: CGFloat = 200
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    if let estimate { table.estimatedRowHeight = estimate }
    (table.dataSource, table.delegate) = (heights, heights)
    table.layoutIfNeeded()
    return table
  }

  @Test("without an estimate every row is asked, with one those in sight")
  func deferred() throws {
    try Session.of(.iOS(9)).perform {
      let all = Heights(30), some = Heights(1_000_000)
      #expect(table(all).contentSize.height == 1800)
      #expect(Set(all.asked) == Set(0..<30))
      let table = table(some, estimate: 60)
      #expect(Set(some.asked).isSubset(of: Set(0..<5)))
      #expect(table.visibleCells.map(\.frame.height) == [50, 50, 80, 50])
      #expect(table.contentSize.height == 59_999_990)
    }
  }

  @Test("since iOS 11 heights are estimated unless told not to")
  func byDefault() throws {
    for (version, isDeferred) in [(SystemVersion.iOS(10), false), (.iOS(11), true)] {
      try Session.of(version).perform {
        let heights = Heights(100)
        _ = table(heights)
        #expect((heights.asked.count < 50) == isDeferred)
      }
    }
  }

  @Test("a delegate's estimates count for rows out of sight")
  func ofDelegate() throws {
    try Session.of(.iOS(9)).perform {
      let heights = Estimates(), table = table(heights)
      #expect(Set(heights.estimated) == Set(0..<100))
      #expect(Set(heights.asked).count < 10)
      #expect(table.rectForRow(at: IndexPath(row: 50, section: 0)).height == 60)
    }
  }

  /// Basis: derived: visible rows do not jump.
  @Test("rows that come in above move the offset, not what is in sight")
  func upwards() throws {
    try Session.of(.iOS(9)).perform {
      let heights = Heights(1000), table = table(heights, estimate: 60)
      table.contentOffset.y = 30_000
      table.layoutIfNeeded()
      let row = try #require(table.indexPathsForVisibleRows?.first)
      let y = table.rectForRow(at: row).minY - table.contentOffset.y
      table.contentOffset.y -= 50
      table.layoutIfNeeded()
      #expect(abs(table.rectForRow(at: row).minY - table.contentOffset.y - y - 50) < 0.001)
      #expect(table.visibleCells.allSatisfy { [50, 80].contains($0.frame.height) })
    }
  }

  @Test("scrolling to a row ends at the row, although those on the way were estimated")
  func scrolling() throws {
    try Session.of(.iOS(9)).perform {
      let heights = Heights(1000), table = table(heights, estimate: 60), last = IndexPath(row: 999, section: 0)
      table.scrollToRow(at: last, at: .bottom, animated: false)
      table.layoutIfNeeded()
      #expect(abs(table.rectForRow(at: last).maxY - table.bounds.maxY) < 0.001)
      let middle = IndexPath(row: 500, section: 0)
      table.scrollToRow(at: middle, at: .top, animated: false)
      table.layoutIfNeeded()
      #expect(abs(table.rectForRow(at: middle).minY - table.bounds.minY) < 0.001)
    }
  }

  /// Basis: the reference of `beginUpdates`: an empty group "animates the change in the row heights without reloading".
  @Test("an empty group of updates asks for the heights of the rows in sight anew and keeps their cells")
  func emptyUpdates() throws {
    final class Growing: Heights {
      var extra: CGFloat = 0
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) + extra
      }
    }
    try Session.of(.iOS(13)).perform {
      let heights = Growing(20), table = table(heights), first = table.visibleCells.first
      heights.extra = 10
      table.beginUpdates()
      table.endUpdates()
      table.layoutIfNeeded()
      #expect(table.visibleCells.first === first)
      #expect(first?.frame.height == 60)
    }
  }

  @Test("cells without constraints answer for themselves: sizeThatFits, else a row's height")
  func ownHeights() throws {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 123) }
    }
    final class Cells: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 0 ? Tall() : UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    try Session.of(.iOS(13)).perform {
      let cells = Cells(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.estimatedRowHeight = 90
      table.dataSource = cells
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [123, 43.5])
    }
  }
}
