import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Editing, indentation and accessories of rows. Basis: the references of UITableViewCell and UITableViewDelegate; the
/// widths of the controls are assumed.
@MainActor struct TableEditingTests {
  private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
    var styles: [UITableViewCell.EditingStyle] = [.delete, .insert, .none]
    var indents = true
    var movable = true
    var level = 0
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { styles.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.showsReorderControl = indexPath.row == 2
      cell.accessoryType = .disclosureIndicator
      cell.editingAccessoryType = indexPath.row == 0 ? .detailButton : .none
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[indexPath.row] }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { level }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.append("accessory \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("row \(indexPath.row)") }
  }

  private func table(_ editor: Editor) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    (table.dataSource, table.delegate) = (editor, editor)
    table.layoutIfNeeded()
    return table
  }

  @Test("the controls move the content; other accessories are shown")
  func controls() throws {
    try Session.of(.iOS(7)).perform {
      let editor = Editor(), table = table(editor)
      #expect(table.visibleCells.map(\.contentView.frame.width) == [287, 287, 287])
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
      let cells = table.visibleCells
      #expect(cells.map(\.isEditing) == [true, true, true])
      #expect(cells.map(\.editingStyle) == editor.styles)
      #expect(cells.map(\.contentView.frame.minX) == [38, 38, 38])
      // 47, zero and 43 less than the table.
      #expect(cells.map(\.contentView.frame.maxX) == [273, 320, 277])
      table.isEditing = false
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.contentView.frame.width) == [287, 287, 287])
    }
  }

  @Test("rows are indented when the table is edited a second time")
  func secondTime() throws {
    try Session.of(.iOS(7)).perform {
      let editor = Editor(), table = table(editor)
      for isEditing in [true, false, true] {
        table.isEditing = isEditing
        table.layoutIfNeeded()
      }
      #expect(table.visibleCells.map(\.contentView.frame.minX) == [38, 38, 38])
      #expect(table.visibleCells.map(\.shouldIndentWhileEditing) == [true, true, true])
    }
  }

  /// Basis: the reference of shouldIndentWhileEditingRowAt; that controls keep their width is derived.
  @Test("rows without a control are indented unless the delegate says not")
  func withoutIndentation() throws {
    try Session.of(.iOS(13)).perform {
      let editor = Editor(), table = table(editor)
      (editor.indents, editor.movable) = (false, false)
      table.isEditing = true
      table.layoutIfNeeded()
      let cells = table.visibleCells
      #expect(cells[2].contentView.frame.minX == 0 && cells[0].contentView.frame.minX > 0)
      #expect(cells[2].contentView.frame.maxX == 320)
    }
  }

  @Test("right to left, the controls are at the other sides")
  func rightToLeft() throws {
    try Session.of(.iOS(13)).perform {
      let editor = Editor(), table = table(editor)
      table.semanticContentAttribute = .forceRightToLeft
      table.isEditing = true
      table.visibleCells.forEach { $0.semanticContentAttribute = .forceRightToLeft }
      table.layoutIfNeeded()
      #expect(table.visibleCells[1].contentView.frame.maxX == 282)
      #expect(table.visibleCells[2].contentView.frame.minX == 43)
    }
  }

  @Test("a level moves the text by ten points, and the line below with it")
  func indentation() throws {
    try Session.of(.iOS(7)).perform {
      let editor = Editor()
      editor.level = 2
      let cell = try #require(table(editor).visibleCells.first)
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 35)
      cell.indentationWidth = 30
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 75)
    }
  }

  @Test("rows that come into sight while the table is edited are edited, too")
  func laterRows() throws {
    try Session.of(.iOS(13)).perform {
      let editor = Editor()
      editor.styles = Array(repeating: .delete, count: 40)
      let table = table(editor)
      table.isEditing = true
      table.contentOffset.y = 600
      table.layoutIfNeeded()
      #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 38 })
    }
  }

  @Test("a touch on the round button is not one on the row")
  func detailButtons() throws {
    let session = try Session.of(.iOS(13)), editor = Editor()
    let controller = session.perform { UITableViewController(style: .plain) }
    session.launch {
      (controller.tableView.dataSource, controller.tableView.delegate) = (editor, editor)
      return controller
    }
    let cell = try #require(controller.tableView.visibleCells.first)
    cell.accessoryType = .detailButton
    session.commitWindows()
    session.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: 20), to: nil))
    session.tap(at: cell.convert(CGPoint(x: 60, y: 20), to: nil))
    #expect(editor.log == ["accessory 0", "row 0"])
  }

  @Test("an accessory view is in the margin, centered in the row")
  func accessoryView() throws {
    try Session.of(.iOS(7)).perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      cell.layoutIfNeeded()
      #expect(cell.accessoryView?.frame == CGRect(x: 254, y: 6.5, width: 51, height: 31))
      #expect(cell.contentView.frame.width == 254)
    }
  }

  @Test("several rows may be selected while the table is edited, by circles")
  func selectionWhileEditing() throws {
    try Session.of(.iOS(13)).perform {
      let editor = Editor(), table = table(editor)
      table.isEditing = true
      table.rowWasTapped(IndexPath(row: 0, section: 0))
      #expect(table.indexPathsForSelectedRows == nil)
      table.isEditing = false
      table.allowsMultipleSelectionDuringEditing = true
      table.isEditing = true
      table.rowWasTapped(IndexPath(row: 0, section: 0))
      table.rowWasTapped(IndexPath(row: 2, section: 0))
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
      #expect(table.visibleCells.allSatisfy { $0.editing.showsSelectionCircle && $0.editingStyle == .none })
    }
  }

  @Test("a background view lies behind the content, the selected one only while the row is selected")
  func backgrounds() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil), plain = UIView(), selected = UIView()
    _ = cell.contentView
    (cell.backgroundView, cell.selectedBackgroundView) = (plain, selected)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.subviews == [plain, selected, cell.contentView])
    #expect(plain.frame == cell.bounds && selected.isHidden)
    cell.setSelected(true, animated: false)
    #expect(!selected.isHidden)
  }
}
