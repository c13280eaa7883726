import SystemProfiles
import Testing

@testable import UIKit

/// Insertions and deletions of rows. Basis: "Batch Insertion, Deletion, and Reloading of Rows and Sections" of the
/// Table View Programming Guide: deletions use the index paths before the update, insertions those afterwards.
@MainActor struct TableChangeTests {
  private final class Names: NSObject, UITableViewDataSource {
    var names: [[String]]
    init(_ names: [[String]]) { self.names = names }

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.section][indexPath.row]
      return cell
    }
  }

  private func table(_ names: Names) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = names
    table.layoutIfNeeded()
    return table
  }

  private func texts(_ table: UITableView) -> [String] {
    table.layoutIfNeeded()
    return table.visibleCells.compactMap(\.textLabel?.text)
  }

  @Test("inserted and deleted rows: the others keep their cells and the selection")
  func rows() {
    let names = Names([["a", "b", "c"]]), table = table(names)
    let last = table.cellForRow(at: IndexPath(row: 2, section: 0))
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    names.names = [["new", "a", "c", "end"]]
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .automatic)
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    table.endUpdates()
    #expect(texts(table) == ["new", "a", "c", "end"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === last)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    let height = table.visibleCells[0].frame.height
    #expect(table.visibleCells.map(\.frame.minY) == [0, height, 2 * height, 3 * height])
  }

  @Test("a moved row keeps its cell")
  func move() {
    let names = Names([["a", "b", "c"]]), table = table(names)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    names.names = [["b", "c", "a"]]
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    #expect(texts(table) == ["b", "c", "a"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === first)
  }

  @Test("sections come and go with their rows; completions wait")
  func sections() {
    let names = Names([["a"], ["b"], ["c"]]), table = table(names)
    var finished: Bool?
    table.performBatchUpdates {
      names.names = [["x"], ["a"], ["c"]]
      table.deleteSections([1], with: .none)
      table.insertSections([0], with: .none)
    } completion: {
      finished = $0
    }
    #expect(texts(table) == ["x", "a", "c"])
    #expect(finished == nil)
    table.session.advance(by: 1)
    #expect(finished == true)
  }

  /// Basis: published: "will deselect whatever rows you reload".
  @Test("a reloaded row is selected no more")
  func reloadedSelection() {
    let names = Names([["a", "b", "c"]]), table = table(names)
    table.allowsMultipleSelection = true
    for row in [0, 1] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    #expect(texts(table) == ["a", "b", "c"])
  }

  @Test("a group knows the numbers of its beginning, whatever is asked or set in between")
  func reloadedInGroup() {
    let names = Names([["a", "b", "c"]]), table = table(names)
    names.names = [["x", "b", "c", "d"]]
    table.performBatchUpdates {
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.rowHeight = 50
      #expect(table.numberOfRows(inSection: 0) == 4)
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    }
    #expect(texts(table) == ["x", "b", "c", "d"])
  }

  /// Basis: the reference of `reconfigureRows(at:)`: "the table view resizes your cells after reconfiguring them".
  @Test("a reconfigured row is as high as what it shows now")
  func reconfigured() throws {
    final class Texts: NSObject, UITableViewDataSource {
      var texts = ["a", "b"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = texts[indexPath.row]
        cell.contentConfiguration = content
        return cell
      }
    }
    try Session.of(.iOS(17)).perform {
      let texts = Texts(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = texts
      table.layoutIfNeeded()
      let cell = table.visibleCells[0]
      texts.texts[0] = String(repeating: "many words ", count: 12)
      table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      table.layoutIfNeeded()
      #expect(table.visibleCells[0] === cell && cell.frame.height > 80)
      #expect(table.visibleCells[1].frame.minY == cell.frame.maxY)
    }
  }

  @Test("rows with estimates are counted once for an insertion")
  func countedOnce() throws {
    final class Counting: NSObject, UITableViewDataSource {
      var count = 3, asked = 0
      func numberOfSections(in tableView: UITableView) -> Int {
        asked += 1
        return 1
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    try Session.of(.iOS(17)).perform {
      let rows = Counting(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.estimatedRowHeight = 100
      table.dataSource = rows
      table.layoutIfNeeded()
      (rows.count, rows.asked) = (4, 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.layoutIfNeeded()
      #expect(rows.asked == 1 && table.contentSize.height == 4 * 43.5)
    }
  }

  @Test("without separators a row is all content", arguments: [SystemVersion.iOS(7), .iOS(12)])
  func separators(_ version: SystemVersion) throws {
    try Session.of(version).perform {
      let table = table(Names([["a"]]))
      #expect(table.visibleCells[0].contentView.frame.height == 43.5)
      table.separatorStyle = .none
      table.layoutIfNeeded()
      #expect(table.visibleCells[0].contentView.frame.height == 44)
    }
  }

  @Test("a background view is behind the rows and stays in sight")
  func background() {
    let table = table(Names([(0..<40).map(String.init)])), background = UIView()
    table.backgroundView = background
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 100, width: 320, height: 480))
    #expect(table.subviews.first === background)
  }

  /// Basis: published apps that remove a footer, add to their data, and only then begin the updates.
  @Test("what makes the table count anew is no change, and hides none")
  func countsBefore() {
    let names = Names([["a", "b"]]), table = table(names)
    table.tableFooterView = UIView()
    table.layoutIfNeeded()
    table.tableFooterView = nil
    names.names = [["a", "b", "c"]]
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    table.endUpdates()
    #expect(texts(table) == ["a", "b", "c"])
    names.names = [["a", "b", "c", "d"]]
    table.rowHeight = 50
    #expect(table.contentSize.height == 200)
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
    #expect(texts(table) == ["a", "b", "c", "d"])
  }
}
