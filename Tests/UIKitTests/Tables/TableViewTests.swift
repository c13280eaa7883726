import SystemProfiles
import Testing

@testable import UIKit

/// Rows, sections, reuse. Basis: worked numbers of apps for iOS 6 and 7 whose tables have rows of 44 points, and the
/// UITableView reference; others named per test.
@MainActor struct TableViewTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// Basis: derived from rows of 44 and the headers of 22 points of iOS 6.
  @Test("the content is as high as its rows and titled headers")
  func contentSizes() throws {
    try Session.of(.iOS(6, 1)).perform {
      @MainActor func height(_ rows: Rows) -> CGFloat { UITableView.showing(rows).contentSize.height }
      #expect(height(Rows([8])) == 352)
      #expect(height(Rows([13])) == 572)
      #expect(height(Rows([7, 7], titles: ["Auto Layout", "Set Frame"])) == 660)
      #expect(height(Rows([7, 7], titles: [nil, "Set Frame"])) == 638)
      #expect(height(Rows([])) == 0)
    }
    try Session.of(.iOS(7)).perform {
      let rows = Rows([7, 7], titles: ["Auto Layout", "Set Frame"])
      #expect(UITableView.showing(rows).contentSize == CGSize(width: 320, height: 2 * 28 + 14 * 44))
    }
  }

  /// Basis: heights of TableMetrics: 10 (captured) on iOS 6, 35 (documented) and 17.5 (assumed) on iOS 7.
  @Test("grouped sections have headers and footers without titles")
  func groupedHeights() throws {
    let cases: [(SystemVersion, secondSection: CGFloat, total: CGFloat)] = [
      (.iOS(6, 1), 118, 260), (.iOS(7), 158, 307.5),
    ]
    for (version, secondSection, total) in cases {
      try Session.of(version).perform {
        let rows = Rows([2, 3]), table = UITableView.showing(rows, style: .grouped)
        #expect(table.rectForRow(at: path(0, 1)).minY == secondSection)
        #expect(table.contentSize.height == total)
      }
    }
  }

  /// Basis: documented, 22 above section headers of plain tables since iOS 15.
  @Test("plain headers have padding above since iOS 15")
  func headerPadding() throws {
    for (version, top) in [(SystemVersion.iOS(14), CGFloat(0)), (.iOS(15), 22)] {
      try Session.of(version).perform {
        let rows = Rows([3], titles: ["Title"]), table = UITableView.showing(rows)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: top, width: 320, height: 28))
        #expect(table.rectForRow(at: path(0)).minY == top + 28)
      }
    }
  }

  @Test("only rows in sight get cells: 12 in 504 points, the first is floor(offset / 44)")
  func visibleRows() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([50]), table = UITableView.showing(rows)
      let first = ["sections", "rows of 0"] + (0..<12).map { "cell 0.\($0)" }
      #expect(rows.takeTrace() == first)
      #expect(table.indexPathsForVisibleRows == (0..<12).map { path($0) })
      table.contentOffset.y = 440 + 30
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows == (10..<23).map { path($0) })
      #expect(rows.takeTrace() == (12..<23).map { "cell 0.\($0)" })
      #expect(table.cellForRow(at: path(10))?.frame == CGRect(x: 0, y: 440, width: 320, height: 44))
      #expect(table.cellForRow(at: path(9)) == nil)
      let tops: [CGFloat] = (10..<23).map { CGFloat($0) * 44 }
      #expect(table.visibleCells.map(\.frame.minY) == tops)
    }
  }

  @Test("cells that leave are used again: 10,000 rows take a screenful of cells")
  func reuse() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([10_000]), table = UITableView.showing(rows)
      for offset in stride(from: CGFloat(0), through: 439_496, by: 349) + [439_496] {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
      }
      #expect(table.indexPathsForVisibleRows?.last == path(9_999))
      #expect(rows.made == 13)
      #expect(table.subviews.count == table.visibleCells.count)
    }
  }

  @Test("a million equal rows are counted without asking for each, with a delegate, too")
  func millionRows() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([1_000_000]), table = UITableView.showing(rows)
      table.delegate = rows
      #expect(table.contentSize.height == 44_000_000)
      #expect(table.settledGeometry().sections[0].rows == .uniform(count: 1_000_000, height: 44))
      table.contentOffset.y = 22_000_000
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows == (500_000..<500_012).map { path($0) })
    }
  }

  @Test("rows of unequal heights are found by their sums")
  func unequalRows() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([9]), heights = UnequalHeights(), table = UITableView.showing(rows)
      table.delegate = heights
      #expect(table.contentSize.height == 600)
      #expect(heights.asked == 9)
      #expect(table.rectForRow(at: path(5)) == CGRect(x: 0, y: 300, width: 320, height: 100))
      let found = [0, 49.5, 50, 99, 100, 199, 200, 599].map { table.indexPathForRow(at: CGPoint(x: 1, y: $0))?.row }
      #expect(found == [0, 0, 1, 1, 2, 2, 3, 8])
      #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 600)) == nil)
      #expect(table.indexPathForRow(at: CGPoint(x: 1, y: -1)) == nil)
      #expect(heights.asked == 9)
    }
  }

  @Test("points between rows belong to no row")
  func pointsInHeaders() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([7, 0, 7], titles: ["A", "B", "C"]), table = UITableView.showing(rows)
      #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 330))
      #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 330, width: 320, height: 22))
      #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 21)) == nil)
      #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 22)) == path(0))
      #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 340)) == nil)
      #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 374)) == path(0, 2))
      #expect(table.rectForRow(at: path(7)) == .zero)
    }
  }

  @Test("reloading asks at the next layout, not before, and forgets the selection")
  func reloading() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([3]), table = UITableView.showing(rows)
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      _ = rows.takeTrace()
      table.layoutIfNeeded()
      #expect(rows.takeTrace() == [])
      table.reloadData()
      #expect(rows.takeTrace() == [])
      #expect(table.indexPathForSelectedRow == nil)
      table.layoutIfNeeded()
      #expect(rows.takeTrace() == ["sections", "rows of 0", "cell 0.0", "cell 0.1", "cell 0.2"])
      #expect(rows.made == 3)
    }
  }

  @Test("a reloaded row gets its cell anew, the others keep theirs")
  func reloadedRows() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([3]), table = UITableView.showing(rows), first = table.cellForRow(at: path(0))
      _ = rows.takeTrace()
      table.reloadRows(at: [path(1)], with: .automatic)
      #expect(table.cellForRow(at: path(1)) == nil)
      table.layoutIfNeeded()
      #expect(rows.takeTrace() == ["sections", "rows of 0", "cell 0.1"])
      #expect(table.cellForRow(at: path(0)) === first)
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    }
  }

  @Test("header and footer views of the table are above and below the sections, as wide as the table")
  func tableViews() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([3]), table = UITableView.showing(rows)
      let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      (table.tableHeaderView, table.tableFooterView) = (header, footer)
      table.layoutIfNeeded()
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
      #expect(footer.frame == CGRect(x: 0, y: 60 + 132, width: 320, height: 30))
      #expect(table.contentSize.height == 222)
      #expect(table.cellForRow(at: path(0))?.frame.minY == 60)
      table.tableHeaderView = nil
      #expect(header.superview == nil && table.contentSize.height == 162)
    }
  }

  /// Basis: the UITableView reference for prototypes; that a document's own rows are replaced is derived.
  @Test("a document's rows are shown as designed until there is a data source")
  func documentRows() throws {
    try Session.of(.iOS(7)).perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 504)), designed = UITableViewCell()
      table.source = ViewSource(id: "t", className: "UITableView")
      designed.source = ViewSource(id: "c", className: "UITableViewCell")
      designed.frame = CGRect(x: 0, y: 28, width: 300, height: 70)
      table.adopt(designed, as: nil)
      table.layoutIfNeeded()
      #expect(designed.frame == CGRect(x: 0, y: 28, width: 320, height: 70))
      #expect(table.visibleCells == [] && designed.subviews == [])
      let rows = Rows([2])
      table.dataSource = rows
      table.layoutIfNeeded()
      #expect(designed.superview == nil)
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44])
    }
  }

  @Test("a tap selects and tells the delegate; code selects in silence")
  func selection() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([5]), table = UITableView.showing(rows)
      table.delegate = rows
      table.layoutIfNeeded()
      _ = rows.takeTrace()
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      #expect(rows.takeTrace() == [])
      #expect(table.cellForRow(at: path(1))?.isSelected == true)
      table.rowWasTapped(path(3))
      #expect(rows.takeTrace() == ["will select 3", "did deselect 1", "did select 3"])
      #expect(table.indexPathsForSelectedRows == [path(3)])
      #expect(table.cellForRow(at: path(1))?.isSelected == false)
      rows.refusesSelection = true
      table.rowWasTapped(path(0))
      #expect(table.indexPathForSelectedRow == path(3))
      table.deselectRow(at: path(3), animated: false)
      #expect(table.indexPathForSelectedRow == nil && table.cellForRow(at: path(3))?.isSelected == false)
    }
  }

  @Test("scrolling to a row places it at the top, middle or bottom, within the range")
  func scrollToRow() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([50]), table = UITableView.showing(rows)
      @MainActor func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
        table.scrollToRow(at: path(row), at: position, animated: false)
        return table.contentOffset.y
      }
      #expect(offset(10, .top) == 440)
      #expect(offset(12, .none) == 440)
      #expect(offset(20, .bottom) == 420)
      #expect(offset(20, .middle) == 650)
      #expect(offset(49, .top) == 1696)
      #expect(offset(0, .middle) == 0)
    }
  }
}
