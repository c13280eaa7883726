import SystemProfiles
import Testing

@testable import UIKit

/// Touches on edited rows.
/// Basis: the references of UITableViewDataSource and UITableViewDelegate; the target of a dragged row is assumed.
@MainActor struct EditingTouchTests {
  private nonisolated static let versions: [(String, SystemVersion)] = [
    ("iphone-5", .iOS(6, 1)), ("iphone-5s", .iOS(7)), ("iphone-x", .iOS(17)), ("iphone-x", .iOS(26)),
  ]

  private func edit(_ device: String, _ version: SystemVersion, rightToLeft: Bool = false) throws -> TaskTable {
    let screen = try TaskTable.on(device, version, rightToLeft: rightToLeft) { $0.tableView.isEditing = true }
    screen.session.commitWindows()
    _ = screen.trace.take()
    return screen
  }

  private func minY(_ row: Int, _ section: Int, _ screen: TaskTable) -> CGFloat {
    screen.tableView.rectForRow(at: IndexPath(row: row, section: section)).minY
  }

  @Test("the red control asks, and the button that it brings deletes", arguments: versions)
  func delete(device: String, version: SystemVersion) throws {
    let screen = try edit(device, version)
    try screen.tap("Delete Bread")
    #expect(screen.trace.take() == ["will 3"])
    #expect(try #require(screen.cell(1)).showingDeleteConfirmation && screen.buttons == ["Delete"])
    try screen.tap("Delete")
    #expect(screen.trace.take() == ["commit delete Bread", "will 1"])
    #expect(screen.tasks[0] == ["Milk", "Tea", "Rice"] && screen.tableView.isEditing)
  }

  @Test("a touch anywhere else takes the question back", arguments: versions)
  func takeBack(device: String, version: SystemVersion) throws {
    let screen = try edit(device, version)
    try screen.tap("Delete Bread")
    try screen.tap("Delete Milk")
    #expect(screen.tableView.table.actions == nil && screen.cell(1)?.showingDeleteConfirmation == false)
    try screen.tap("Delete Milk")
    screen.session.perform { screen.setEditing(true, animated: false) }
    screen.session.perform { screen.setEditing(false, animated: false) }
    #expect(screen.tableView.table.actions == nil && !screen.tableView.isEditing)
  }

  @Test("the green control inserts")
  func insert() throws {
    let screen = try TaskTable.on("iphone-x", .iOS(17)) {
      ($0.editingStyle, $0.tableView.isEditing) = (.insert, true)
    }
    _ = screen.trace.take()
    try screen.tap("Insert Bread")
    #expect(screen.trace.take() == ["commit insert Bread"])
  }

  @Test("rows that are edited are selected only where that is allowed, and are not pulled aside")
  func selection() throws {
    let screen = try edit("iphone-x", .iOS(17))
    try screen.tap("Bread")
    try screen.drag("Bread", -100)
    #expect(screen.trace.take() == [] && screen.tableView.table.actions == nil)
    screen.tableView.allowsSelectionDuringEditing = true
    try screen.tap("Bread")
    #expect(screen.trace.take() == ["selected [0, 1]"])
  }

  @Test("a row dragged by its grip takes another place, of which the data source hears once", arguments: versions)
  func move(device: String, version: SystemVersion) throws {
    let screen = try edit(device, version), height = screen.tableView.rectForRow(at: [0, 0]).height
    try screen.drag("Reorder Milk", 0, 2 * height)
    #expect(
      screen.trace.take().filter { !$0.hasPrefix("will") } == [
        "proposed [0, 1]", "proposed [0, 2]", "move [0, 0] to [0, 2]",
      ])
    #expect(screen.tasks[0] == ["Bread", "Tea", "Milk", "Rice"])
    let shown = (0..<4).map { screen.cell($0)?.textLabel?.text }
    #expect(shown == ["Bread", "Tea", "Milk", "Rice"])
    #expect((0..<4).allSatisfy { screen.cell($0)?.frame.minY == minY($0, 0, screen) })
  }

  @Test("rows go to other sections, upwards, too")
  func sections() throws {
    let screen = try edit("iphone-x", .iOS(17))
    try screen.drag("Reorder Rice", 0, 60)
    #expect(screen.tasks == [["Milk", "Bread", "Tea"], ["Rice", "Call", "Write", "Read"]])
    try screen.drag("Reorder Read", 0, minY(0, 0, screen) - minY(3, 1, screen))
    #expect(screen.tasks == [["Read", "Milk", "Bread", "Tea"], ["Rice", "Call", "Write"]])
    #expect(screen.tableView.numberOfRows(inSection: 0) == 4 && screen.cell(0)?.textLabel?.text == "Read")
  }

  @Test("the delegate may send a row elsewhere, and one that returns is not reported")
  func detour() throws {
    let screen = try edit("iphone-x", .iOS(17))
    screen.detour = IndexPath(row: 3, section: 0)
    try screen.drag("Reorder Milk", 0, 60)
    #expect(screen.tasks[0] == ["Bread", "Tea", "Rice", "Milk"])
    screen.detour = IndexPath(row: 0, section: 0)
    _ = screen.trace.take()
    try screen.drag("Reorder Bread", 0, 60)
    #expect(!screen.trace.take().contains { $0.hasPrefix("move") } && screen.tasks[0][0] == "Bread")
  }

  @Test("while a row is dragged the others make room")
  func underway() throws {
    let screen = try edit("iphone-x", .iOS(17)), table: UITableView = screen.tableView
    let height = table.rectForRow(at: [0, 0]).height, milk = try #require(screen.cell(0))
    let header = try #require(table.headerView(forSection: 1)), headerTop = header.frame.minY
    let move = screen.session.perform { RowMove([0, 0], milk, in: table) }
    screen.session.perform { move.follow(CGPoint(x: 0, y: height + 10)) }
    #expect(milk.frame.minY == minY(0, 0, screen) + height + 10 && table.subviews.last === milk)
    #expect(screen.cell(1)?.frame.minY == minY(0, 0, screen) && screen.cell(2)?.frame.minY == minY(2, 0, screen))
    #expect(milk.configurationState.isReordering && header.frame.minY == headerTop)
    screen.session.perform { move.follow(CGPoint(x: 0, y: 5 * height)) }
    #expect(header.frame.minY == headerTop - height)
    screen.session.perform { move.end() }
    screen.session.advance(by: 1)
    #expect(!milk.configurationState.isReordering && table.table.move == nil)
  }

  @Test("from right to left the controls are touched at the other sides")
  func rightToLeft() throws {
    let screen = try edit("iphone-x", .iOS(17), rightToLeft: true)
    let cell = try #require(screen.cell(0))
    #expect(try #require(cell.reorderControlFrame).minX == 0 && cell.editingControlFrame?.maxX == 375)
    try screen.drag("Reorder Milk", 0, 60)
    #expect(screen.tasks[0][1] == "Milk")
    try screen.tap("Delete Bread")
    #expect(screen.cell(0)?.frame.minX == 74)
  }

  @Test("the delegate is asked of a place once, also where it sends the row elsewhere")
  func questions() throws {
    let screen = try edit("iphone-x", .iOS(17)), height = screen.tableView.rectForRow(at: [0, 0]).height
    screen.detour = IndexPath(row: 0, section: 0)
    try screen.drag("Reorder Milk", 0, 2 * height)
    #expect(screen.trace.take().filter { $0.hasPrefix("proposed") } == ["proposed [0, 1]", "proposed [0, 2]"])
  }

  @Test("a touch on a grip does not select the row")
  func grip() throws {
    let screen = try edit("iphone-x", .iOS(17))
    screen.tableView.allowsSelectionDuringEditing = true
    try screen.tap("Reorder Milk")
    #expect(screen.trace.take() == [] && screen.tableView.indexPathForSelectedRow == nil)
  }

  @Test("rows that are reloaded or removed during a drag end the move")
  func endedMoves() throws {
    let changes: [@MainActor (TaskTable) -> Void] = [
      { screen in
        screen.tasks = []
        screen.tableView.reloadData()
      },
      { screen in
        screen.tasks[0] = []
        let rows = (0..<4).map { IndexPath(row: $0, section: 0) }
        screen.tableView.deleteRows(at: rows, with: .none)
      },
    ]
    for change in changes {
      let screen = try edit("iphone-x", .iOS(17)), milk = try #require(screen.cell(0))
      let before = screen.tasks
      screen.willPropose = { [unowned screen] in change(screen) }
      try screen.drag("Reorder Milk", 0, 150)
      #expect(screen.tableView.table.move == nil && !milk.editing.isLifted && screen.tasks != before)
      #expect(!screen.trace.take().contains { $0.hasPrefix("move") })
    }
  }

  @Test("cells that come in while a row is moved are behind headers")
  func order() throws {
    let screen = try edit("iphone-x", .iOS(17)), table: UITableView = screen.tableView
    let header = try #require(table.headerView(forSection: 0)), milk = try #require(screen.cell(0))
    let move = screen.session.perform { RowMove([0, 0], milk, in: table) }
    screen.session.perform {
      screen.tasks[1] += (0..<40).map(String.init)
      move.follow(CGPoint(x: 0, y: 10))
      table.contentOffset.y = 200
      table.layoutIfNeeded()
    }
    let place = try #require(table.subviews.firstIndex(of: header))
    let cells = table.subviews.indices.filter { table.subviews[$0] is UITableViewCell && table.subviews[$0] !== milk }
    #expect(cells.count > 3 && cells.allSatisfy { $0 < place })
  }
}
