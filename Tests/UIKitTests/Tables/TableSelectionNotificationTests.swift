import SystemProfiles
import Testing
import UIKit

/// Notifications of tables. Basis: the references of `selectionDidChangeNotification` and
/// `selectRow(at:animated:scrollPosition:)`.
@MainActor struct TableSelectionNotificationTests {
  private final class Screen: UITableViewController {
    var log: [String] = []
    var deselects = false

    override func viewDidLoad() {
      super.viewDidLoad()
      NotificationCenter.default.addObserver(
        forName: UITableView.selectionDidChangeNotification, object: tableView, queue: .main
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.log.append("changed") }
      }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
      if deselects { tableView.deselectRow(at: indexPath, animated: true) }
    }
  }

  private func screen() throws -> (Screen, Session) {
    let session = try Session.of(.iOS(17)), screen = session.perform { Screen() }
    session.launch { screen }
    return (screen, session)
  }

  @Test("a touch that selects is announced after the delegate's callback")
  func touch() throws {
    let (screen, session) = try screen()
    try session.perform(.tap("Row 1"))
    #expect(screen.log == ["selected 1", "changed"])
    try session.perform(.tap("Row 1"))
    #expect(screen.log == ["selected 1", "changed", "selected 1"])
  }

  @Test("also where the delegate deselects the row at once")
  func deselecting() throws {
    let (screen, session) = try screen()
    screen.deselects = true
    try session.perform(.tap("Row 0"))
    #expect(screen.log == ["selected 0", "changed"])
  }

  @Test("a touch that deselects a row is announced, too")
  func leaving() throws {
    let (screen, session) = try screen()
    screen.tableView.allowsMultipleSelection = true
    try session.perform(.tap("Row 0"))
    try session.perform(.tap("Row 0"))
    #expect(screen.log == ["selected 0", "changed", "changed"])
  }

  @Test("code that selects is not")
  func code() throws {
    let (screen, session) = try screen()
    session.perform {
      screen.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    }
    #expect(screen.log.isEmpty)
  }
}
