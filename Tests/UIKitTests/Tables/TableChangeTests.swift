import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Rows that come and go. Basis: "Batch Insertion, Deletion, and Reloading of Rows and Sections" of the Table View
/// Programming Guide: what is deleted is counted before, what is inserted after.
@MainActor @Suite("Changes of tables") struct TableChangeTests {
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

  @Test("a data source that disagrees ends the program")
  func disagreement() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let names = Names([["a"]]), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = names
        table.layoutIfNeeded()
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    #expect(result.says("invalid number of rows in section 0") || result.says("Invalid batch updates detected"))
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
}
