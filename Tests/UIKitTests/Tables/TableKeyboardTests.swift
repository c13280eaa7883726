import SystemProfiles
import Testing

@testable import UIKit

/// Tables above the keyboard.
/// Tables and the keyboard. Basis: the overview of UITableViewController, which keeps the edited field visible; the
/// growth of its insets is derived.
@MainActor struct TableKeyboardTests {
  private final class Fields: UITableViewController {
    let fields = (0..<30).map { _ in UITextField(frame: CGRect(x: 20, y: 7, width: 200, height: 30)) }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  private func show(
    _ device: String, _ version: SystemVersion, in container: (UIViewController) -> UIViewController = { $0 }
  ) throws -> Fields {
    let session = try Session.of(version, device)
    session.supportedOrientations = .all
    let screen = session.perform { Fields(style: .plain) }
    session.launch { container(screen) }
    return screen
  }

  private func type(into row: Int, of screen: Fields) throws {
    _ = screen.session.perform { screen.fields[row].becomeFirstResponder() }
    screen.session.advance(by: 1)
  }

  /// Returns the lowest row that is entirely visible.
  private func lastRow(_ screen: Fields) throws -> Int {
    try #require(screen.tableView.indexPathsForVisibleRows?.last).row - 1
  }

  /// Returns the bottom of a row, from the table's top edge.
  private func bottom(ofRow row: Int, _ screen: Fields) -> CGFloat {
    screen.tableView.rectForRow(at: IndexPath(row: row, section: 0)).maxY - screen.tableView.contentOffset.y
  }

  @Test(
    "the row being edited is above the keyboard, and the insets are restored when it hides",
    arguments: [("iphone-5", SystemVersion.iOS(6, 1)), ("iphone-5s", .iOS(9)), ("iphone-15-pro", .iOS(17))])
  func room(device: String, version: SystemVersion) throws {
    let screen = try show(device, version), table: UITableView = screen.tableView, row = try lastRow(screen)
    let inset = table.contentInset, indicators = table.verticalScrollIndicatorInsets
    try type(into: row, of: screen)
    let keyboard = try #require(screen.session.keyboardFrame).height
    #expect(abs(table.adjustedContentInset.bottom - keyboard) < 0.01)
    #expect(table.verticalScrollIndicatorInsets.bottom - indicators.bottom == table.contentInset.bottom - inset.bottom)
    #expect(abs(bottom(ofRow: row, screen) - (table.bounds.height - keyboard)) < 0.01)
    screen.session.perform { _ = screen.fields[row].resignFirstResponder() }
    screen.session.advance(by: 1)
    #expect(table.contentInset == inset && table.verticalScrollIndicatorInsets == indicators)
  }

  @Test("what the home indicator keeps free is not counted twice")
  func homeIndicator() throws {
    let screen = try show("iphone-15-pro", .iOS(17))
    try type(into: 3, of: screen)
    let keyboard = try #require(screen.session.keyboardFrame).height
    #expect(screen.tableView.contentInset.bottom == keyboard - 34)
  }

  @Test(
    "a tab bar below the table is not counted twice either", arguments: [SystemVersion.iOS(6, 1), .iOS(9), .iOS(17)])
  func tabBar(version: SystemVersion) throws {
    let device = version >= .iOS(17) ? "iphone-15-pro" : "iphone-5"
    let screen = try show(device, version) { screen in
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      return tabs
    }
    let row = try lastRow(screen) - 2, before = screen.tableView.contentInset.bottom
    try type(into: row, of: screen)
    let table: UITableView = screen.tableView, top = try #require(screen.session.keyboardFrame).minY
    let frame = table.convert(table.bounds, to: nil)
    #expect(abs(frame.maxY - table.adjustedContentInset.bottom - top) < 0.01)
    screen.session.perform { _ = screen.view.endEditing(true) }
    screen.session.advance(by: 1)
    #expect(table.contentInset.bottom == before)
  }

  @Test("rows in sight stay where they are, and the next field is brought up in its turn")
  func nextField() throws {
    let screen = try show("iphone-15-pro", .iOS(17)), start = screen.tableView.contentOffset.y
    try type(into: 2, of: screen)
    #expect(screen.tableView.contentOffset.y == start)
    let row = try lastRow(screen)
    try type(into: row, of: screen)
    #expect(screen.tableView.contentOffset.y > start)
    let keyboard = try #require(screen.session.keyboardFrame).height
    #expect(bottom(ofRow: row, screen) <= screen.tableView.bounds.height - keyboard + 0.01)
  }

  @Test("what the program has below its rows stays there")
  func ownInset() throws {
    let screen = try show("iphone-5s", .iOS(9))
    screen.tableView.contentInset.bottom = 20
    try type(into: 2, of: screen)
    let keyboard = try #require(screen.session.keyboardFrame).height
    #expect(screen.tableView.contentInset.bottom == keyboard + 20)
    screen.session.perform { _ = screen.view.endEditing(true) }
    #expect(screen.tableView.contentInset.bottom == 20)
  }

  @Test(
    "turning the device gives the room of the other orientation, with the row in sight",
    arguments: [("iphone-5", SystemVersion.iOS(6, 1)), ("iphone-5s", .iOS(9)), ("iphone-15-pro", .iOS(17))])
  func rotation(device: String, version: SystemVersion) throws {
    let screen = try show(device, version), row = try lastRow(screen)
    try type(into: row, of: screen)
    screen.session.rotate(to: .landscapeLeft)
    screen.session.advance(by: 1)
    screen.session.commitWindows()
    let table: UITableView = screen.tableView
    #expect(table.bounds.width > table.bounds.height)
    #expect(abs(table.adjustedContentInset.bottom - table.keyboardOverlap) < 0.01 && table.keyboardOverlap > 100)
    #expect(bottom(ofRow: row, screen) <= table.bounds.height - table.keyboardOverlap + 0.01)
    #expect(bottom(ofRow: row, screen) > table.adjustedContentInset.top)
  }

  @Test("a table whose controller is another one gets no room")
  func otherControllers() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro"), rows = Rows([30])
    let field = session.perform { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    let table = session.perform { UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
    session.launch {
      let controller = UIViewController()
      controller.view.addSubview(table)
      table.dataSource = rows
      table.tableHeaderView = field
      return controller
    }
    session.perform { _ = field.becomeFirstResponder() }
    session.advance(by: 1)
    #expect(session.keyboardFrame != nil && table.contentInset == .zero)
  }
}
