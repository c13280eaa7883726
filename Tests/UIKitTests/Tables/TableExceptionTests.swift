import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// The exceptions for an app's errors. Basis: captured: the words of published crash logs; those of negative row
/// heights and counts are recalled.
@MainActor struct TableExceptionTests {
  @Test("negative heights of rows, headers and footers")
  func negativeHeights() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableExceptionTests.layOut(row: -5) }
    }
    #expect(row.says("table view row height must not be negative - provided height for index path"))
    #expect(row.says("path = 0 - 0}) is -5.000000"))
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableExceptionTests.layOut(header: -2) }
    }
    #expect(
      header.says(
        "'NSInternalInconsistencyException', reason: 'section header height must not be negative - provided height for "
          + "section 0 is -2.000000'"))
    let footer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableExceptionTests.layOut(footer: -2) }
    }
    #expect(footer.says("section footer height must not be negative - provided height for section 0 is -2.000000"))
  }

  @Test("heights that are no numbers")
  func noNumbers() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableExceptionTests.layOut(row: .nan) }
    }
    #expect(row.says("'CALayerInvalidGeometry'"))
    let footer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableExceptionTests.layOut(footer: .infinity) }
    }
    #expect(footer.says("'CALayerInvalidGeometry'"))
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableExceptionTests.layOut(header: .nan) }
    }
    #expect(header.says("'CALayerInvalidGeometry'"))
  }

  @Test("negative counts")
  func counts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITableView.showing(Rows([-3])) }
    }
    #expect(result.says("returned -3 as number of rows in section 0"))
  }

  @Test("an update that does not fit the data source's counts")
  func invalidRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        try? Session.of(.iOS(13)).perform {
          let rows = Rows([3]), table = UITableView.showing(rows)
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      }
    }
    #expect(
      result.says(
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after "
          + "the update (3) must be equal to the number of rows contained in that section before the update (3), plus or "
          + "minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus "
          + "the number of rows moved into or out of that section (0 moved in, 0 moved out)."))
  }

  @Test("a count that changed without a word is found by the next update")
  func silentChange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = ShrinkingRows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = rows
        table.layoutIfNeeded()
        rows.count = 2
        table.layoutIfNeeded()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    #expect(result.says("Data source before updates = { 1 section with row counts: [5] }"))
    #expect(result.says("Data source after updates = { 1 section with row counts: [2] }"))
  }

  @Test("until then the table goes by the count it knows")
  func knownCount() {
    let rows = ShrinkingRows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.dataSource = rows
    table.layoutIfNeeded()
    rows.count = 2
    table.contentOffset.y = 120
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 5 && rows.lastAsked == 4)
  }

  @Test("an update that does not fit the number of sections")
  func invalidSections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        try? Session.of(.iOS(13)).perform {
          let rows = Rows([3]), table = UITableView.showing(rows)
          table.deleteSections([0], with: .none)
        }
      }
    }
    #expect(
      result.says(
        "invalid number of sections.  The number of sections contained in the table view after the update (1) must be "
          + "equal to the number of sections contained in the table view before the update (1), plus or minus the number "
          + "of sections inserted or deleted (0 inserted, 1 deleted)."))
  }

  @Test("rows and sections to delete that are not there")
  func missing() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([3]), table = UITableView.showing(rows)
        table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      }
    }
    #expect(row.says("attempt to delete row 9 from section 0 which only contains 3 rows before the update"))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([3]), table = UITableView.showing(rows)
        table.deleteSections([4], with: .none)
      }
    }
    #expect(section.says("attempt to delete section 4, but there are only 1 sections before the update"))
  }

  @Test("a row to reload that is not there, and a group with a reload that does not fit")
  func reloaded() async {
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([3]), table = UITableView.showing(rows)
        table.reloadRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      }
    }
    #expect(missing.says("attempt to delete row 9 from section 0 which only contains 3 rows before the update"))
    let wrong = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([3]), table = UITableView.showing(rows)
        table.performBatchUpdates {
          table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
          _ = table.numberOfRows(inSection: 0)
          table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        }
      }
    }
    #expect(wrong.says("Invalid batch updates detected"))
  }

  @Test("rows and sections to insert that are not there afterwards")
  func missingAfterwards() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([3]), table = UITableView.showing(rows)
        table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      }
    }
    #expect(row.says("attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after the update"))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([3]), table = UITableView.showing(rows)
        table.insertSections([4], with: .none)
      }
    }
    #expect(section.says("attempt to insert section 4 but there are only 1 sections after the update"))
  }

  @Test("scrolling to a row or section beyond the bounds")
  func scrolling() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([3]), table = UITableView.showing(rows)
        table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
      }
    }
    #expect(row.says("'NSRangeException'"))
    #expect(row.says("row (9) beyond bounds (3) for section (0)."))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([3]), table = UITableView.showing(rows)
        table.scrollToRow(at: IndexPath(row: 0, section: 5), at: .top, animated: false)
      }
    }
    #expect(section.says("section (5) beyond bounds (1)."))
  }

  /// An automatic height is valid.
  @Test("automaticDimension may be answered everywhere")
  func automatic() {
    let heights = GivenHeights(row: UITableView.automaticDimension, header: -1, footer: -1)
    let rows = Rows([2]), table = UITableView.showing(rows)
    table.delegate = heights
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
  }

  private static func layOut(row: CGFloat = 44, header: CGFloat = 0, footer: CGFloat = 0) {
    let heights = GivenHeights(row: row, header: header, footer: footer), rows = Rows([2])
    let table = UITableView.showing(rows)
    table.delegate = heights
    table.layoutIfNeeded()
  }
}

/// The same heights for all rows and sections.
@MainActor private final class GivenHeights: NSObject, UITableViewDelegate {
  let row: CGFloat, header: CGFloat, footer: CGFloat
  init(row: CGFloat, header: CGFloat, footer: CGFloat) { (self.row, self.header, self.footer) = (row, header, footer) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { row }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footer }
}

/// A data source whose number of rows changes.
@MainActor private final class ShrinkingRows: NSObject, UITableViewDataSource {
  var count = 5
  private(set) var lastAsked = -1

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    lastAsked = indexPath.row
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  @Test("a wrong update is found also where the table counts anew before it")
  func afterCounting() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = ShrinkingRows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = rows
        table.layoutIfNeeded()
        table.rowHeight = 50
        rows.count = 2
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    #expect(result.says("Data source before updates = { 1 section with row counts: [5] }"))
  }
}
