import SystemProfiles
import Testing

@testable import UIKit

/// Swipe actions of rows.
/// Swiped rows. Basis: the references of UITableViewDelegate and UISwipeActionsConfiguration; frames are captured where
/// a test states it, otherwise the widths are assumed.
@MainActor struct RowActionTests {
  private func action(
    _ title: String?, _ style: UIContextualAction.Style = .normal, _ handler: @escaping UIContextualAction.Handler
  ) -> UIContextualAction { UIContextualAction(style: style, title: title, handler: handler) }

  /// Makes actions that record their calls and report their results.
  private func configuration(_ titles: [String], _ screen: TaskTable) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        action(title) { [trace = screen.trace] _, _, done in
          trace.note(title)
          done(true)
        }
      })
  }

  /// Basis: captured: published dumps of iOS 7, (320 0; 82 44) with a button of 43.5, behind content that has not moved.
  @Test("the first rows that can be pulled scroll by the width of their button")
  func frames() throws {
    let screen = try TaskTable.on("iphone-5", .iOS(7))
    try screen.drag("Bread", -60)
    let cell = try #require(screen.cell(1)), view = try #require(screen.tableView.table.actions?.view)
    #expect(cell.bounds == CGRect(x: 82, y: 0, width: 320, height: 44) && cell.frame.minX == 0)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 43.5))
    #expect(view.frame == CGRect(x: 320, y: 0, width: 82, height: 44))
    #expect(view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 82, height: 43.5)])
  }

  /// Basis: captured: a published dump of a phone of 375 points, a title of 87 points in 117 by 44. That it is of iOS 9
  /// is derived from the width, which is half a point larger according to the font tables.
  @Test("a button is as wide as its title and fifteen points on both sides")
  func titleWidths() throws {
    let screen = try TaskTable.on("iphone-6", .iOS(9)) { screen in
      screen.rowActions = [UITableViewRowAction(style: .default, title: "sma11case") { _, _ in }]
    }
    try screen.drag("Bread", -80)
    let size = try #require(screen.tableView.table.actions?.view.subviews.first).frame.size
    #expect(abs(size.width - 117) <= 0.5 && size.height == 44)
  }

  @Test("the button of the first generation comes up over the end of the content, which gets narrower")
  func overContent() throws {
    let screen = try TaskTable.on("iphone-5", .iOS(6, 1)) { _ in }
    try screen.drag("Bread", -60)
    let cell = try #require(screen.cell(1)), view = try #require(screen.tableView.table.actions?.view)
    #expect(cell.bounds.origin == .zero && cell.frame.minX == 0)
    #expect(view.frame.maxX == 320 && cell.contentView.frame == CGRect(x: 0, y: 0, width: view.frame.minX, height: 43))
    #expect(view.subviews.map(\.frame.height) == [33])
    try screen.tap("Milk")
    #expect(cell.contentView.frame.width == 320 && view.superview == nil)
  }

  @Test(
    "from iOS 11 on the cell moves, its buttons behind it, the first one outermost",
    arguments: [SystemVersion.iOS(11), .iOS(17), .iOS(26)])
  func cellMoves(version: SystemVersion) throws {
    let screen = try TaskTable.on("iphone-x", version) { $0.trailing = configuration(["A", "B"], $0) }
    try screen.drag("Bread", -100)
    let cell = try #require(screen.cell(1)), view = try #require(screen.tableView.table.actions?.view)
    #expect(screen.buttons == ["A", "B"])
    #expect(view.subviews[0].frame.minX > view.subviews[1].frame.minX)
    #expect(view.superview === screen.tableView && cell.frame.maxX == view.frame.minX && view.frame.maxX == 375)
    let width: CGFloat = version == .iOS(26) ? 144 : 148
    #expect(view.frame.width == width)
  }

  @Test("from right to left the ends change places")
  func rightToLeft() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17), rightToLeft: true) {
      ($0.trailing, $0.leading) = (configuration(["T"], $0), configuration(["L"], $0))
    }
    try screen.drag("Bread", 100)
    #expect(screen.buttons == ["T"] && screen.cell(1)?.frame.minX == 74)
    try screen.tap("Milk")
    try screen.drag("Bread", -100)
    #expect(screen.buttons == ["L"] && screen.cell(1)?.frame.maxX == 375 - 74)
  }

  @Test("groups that are inset have their buttons inside, with the corners of their ends")
  func insetGroups() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17), style: .insetGrouped)
    try screen.drag("Milk", -100)
    let view = try #require(screen.tableView.table.actions?.view)
    #expect(view.frame.maxX == 359)
    #expect((view.subviews.first as? RowActionButton)?.corners == .topRight)
  }

  @Test("a pull across a row of such a group brings buttons as wide as the row")
  func pullAcrossGroup() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17), style: .insetGrouped) {
      $0.trailing = UISwipeActionsConfiguration(actions: [action("Wait") { _, _, _ in }])
    }
    try screen.drag("Milk", -320)
    screen.session.advance(by: 1)
    let view = try #require(screen.tableView.table.actions?.view)
    #expect(view.frame.minX == 16 && view.frame.width == 343)
  }

  /// Basis: documented: the two calls, and that the table is edited in between.
  @Test("a row that is open counts as edited, until a tap somewhere else that does nothing more")
  func closing() throws {
    let screen = try TaskTable.on("iphone-5", .iOS(7)), table: UITableView = screen.tableView
    try screen.drag("Bread", -60)
    let cell = try #require(screen.cell(1))
    #expect(screen.trace.take() == ["begins [0, 1]", "will 2"])
    #expect(table.isEditing && cell.isEditing && cell.showingDeleteConfirmation && cell.configurationState.isSwiped)
    try screen.tap("Milk")
    #expect(screen.trace.take() == ["will 0", "ended [0, 1]"])
    #expect(!table.isEditing && !cell.isEditing && !cell.showingDeleteConfirmation && cell.bounds.origin == .zero)
    try screen.tap("Milk")
    #expect(screen.trace.take() == ["selected [0, 0]"])
  }

  @Test("a pull of less than half of the buttons does not open the row, and one back closes it")
  func shortPulls() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17)), table: UITableView = screen.tableView
    try screen.drag("Bread", -30)
    #expect(table.table.actions == nil && screen.cell(1)?.frame.minX == 0)
    try screen.drag("Bread", -50)
    try screen.drag("Delete", 60)
    #expect(table.table.actions == nil && screen.cell(1)?.frame.minX == 0)
  }

  @Test("scrolling, reloading and the end of editing put the row back")
  func otherEnds() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17)), table: UITableView = screen.tableView
    let ends: [@MainActor () -> Void] = [
      { table.drag(by: CGPoint(x: 0, y: 10)) }, { table.reloadData() }, { table.setEditing(false, animated: true) },
      { table.isEditing = true },
    ]
    for end in ends {
      table.isEditing = false
      try screen.drag("Bread", -60)
      #expect(table.table.actions != nil)
      screen.session.perform { end() }
      screen.session.advance(by: 1)
      #expect(table.table.actions == nil && screen.cell(1)?.frame.minX == 0)
    }
  }

  @Test("Delete has the data source delete the row", arguments: [SystemVersion.iOS(6, 1), .iOS(7), .iOS(9), .iOS(17)])
  func delete(version: SystemVersion) throws {
    let screen = try TaskTable.on("iphone-5", version)
    try screen.drag("Bread", -60)
    try screen.tap("Delete")
    #expect(screen.trace.take().suffix(3) == ["commit delete Bread", "will 0", "ended nil"])
    #expect(screen.tableView.table.actions == nil && screen.tableView.numberOfRows(inSection: 0) == 3)
    #expect(screen.tableView.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.bounds.origin == .zero })
    #expect(!screen.tableView.subviews.contains { $0 is RowActionsView })
  }

  @Test("a pull across the row does the first action, unless that is turned off")
  func fullPull() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17)) { $0.trailing = configuration(["A", "B"], $0) }
    try screen.drag("Bread", -300)
    #expect(screen.trace.take().contains("A") && screen.tableView.table.actions == nil)
    screen.trailing?.performsFirstActionWithFullSwipe = false
    try screen.drag("Bread", -300)
    #expect(!screen.trace.take().contains("A") && screen.buttons == ["A", "B"])
    #expect(screen.cell(1)?.frame.minX == -148)
  }

  @Test("rows without actions, and rows that may not be edited, stay")
  func withoutActions() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17)) { $0.fixedRows = ["Milk"] }
    try screen.drag("Milk", -60)
    screen.trailing = UISwipeActionsConfiguration(actions: [])
    try screen.drag("Bread", -60)
    (screen.trailing, screen.editingStyle) = (nil, .none)
    try screen.drag("Bread", -60)
    #expect(screen.tableView.table.actions == nil && screen.trace.take() == [])
  }

  /// Basis: documented: the releases of the methods.
  @Test("other actions came with iOS 8, those of the leading end with iOS 11")
  func ages() throws {
    let expected: [(SystemVersion, [String], [String])] = [
      (.iOS(7), ["Delete"], []), (.iOS(8), ["More"], []), (.iOS(11), ["A"], ["L"]),
    ]
    for (version, trailing, leading) in expected {
      let screen = try TaskTable.on("iphone-5", version) {
        $0.rowActions = [UITableViewRowAction(style: .normal, title: "More") { _, _ in }]
        ($0.trailing, $0.leading) = (configuration(["A"], $0), configuration(["L"], $0))
      }
      try screen.drag("Bread", -60)
      #expect(screen.buttons == trailing)
      try screen.tap("Tea")
      try screen.drag("Bread", 60)
      #expect(screen.buttons == leading)
    }
  }

  @Test("a row stays open until its action says that it is done")
  func completion() throws {
    var done: ((Bool) -> Void)?
    let screen = try TaskTable.on("iphone-x", .iOS(17)) {
      $0.trailing = UISwipeActionsConfiguration(actions: [action("Wait") { done = $2 }])
    }
    try screen.drag("Bread", -60)
    try screen.tap("Wait")
    #expect(screen.cell(1)?.frame.minX == -74)
    screen.session.perform { done?(false) }
    screen.session.advance(by: 1)
    #expect(screen.cell(1)?.frame.minX == 0 && screen.tableView.table.actions == nil)
  }

  @Test("an action in the old way leaves the row open until the program ends the editing")
  func rowActions() throws {
    let screen = try TaskTable.on("iphone-6", .iOS(9))
    screen.rowActions = [
      UITableViewRowAction(style: .normal, title: "More") { screen.trace.note("\($0.title ?? "") \($1)") }
    ]
    try screen.drag("Bread", -60)
    try screen.tap("More")
    #expect(screen.trace.take().last == "More [0, 1]" && screen.tableView.isEditing)
    screen.session.perform { screen.tableView.setEditing(false, animated: true) }
    #expect(!screen.tableView.isEditing)
  }

  @Test("an open row goes with its data")
  func changes() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17))
    try screen.drag("Bread", -60)
    screen.session.perform {
      screen.tasks[0].remove(at: 0)
      screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    screen.session.commitWindows()
    #expect(screen.tableView.table.actions?.row == IndexPath(row: 0, section: 0) && screen.cell(0)?.frame.minX == -74)
  }

  @Test("larger text makes wider buttons from iOS 11 on")
  func textSize() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17)) { $0.trailing = configuration(["Archive"], $0) }
    screen.session.change { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }
    try screen.drag("Bread", -200)
    #expect(try #require(screen.tableView.table.actions).view.frame.width > 100)
  }

  @Test("low rows show an image without its title")
  func images() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17)) {
      let flag = action("A very long title") { _, _, _ in }
      flag.image = UIImage(systemName: "flag")
      $0.trailing = UISwipeActionsConfiguration(actions: [flag])
    }
    try screen.drag("Bread", -60)
    #expect(screen.tableView.table.actions?.view.frame.width == 74)
    screen.tableView.rowHeight = 100
    try screen.drag("Milk", -100)
    #expect(try #require(screen.tableView.table.actions).view.frame.width > 100)
  }

  @Test("a row that is reloaded closes, and the delegate is notified when all rows have their positions")
  func reloadedRow() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17)), table: UITableView = screen.tableView
    try screen.drag("Bread", -60)
    _ = screen.trace.take()
    screen.session.perform {
      screen.tasks[0].insert("Salt", at: 0)
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
    }
    screen.session.commitWindows()
    #expect(screen.trace.take() == ["will 0", "ended [0, 2]"])
    #expect(table.table.actions == nil && screen.cell(2)?.frame.minX == 0 && screen.cell(2)?.textLabel?.text == "Bread")
  }

  /// Basis: the headers: `null_resettable`, and an enumeration of `NSInteger`.
  @Test("actions take their colour back, and have the raw values of Apple's")
  func values() {
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    action.backgroundColor = .blue
    #expect(action.backgroundColor == .blue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
    let raw: Int = UITableViewRowAction.Style.normal.rawValue
    #expect(raw == 1)
  }
}
