import SystemProfiles
import Testing

@testable import UIKit

/// Rows during touches. Basis: the UITableViewDelegate reference.
@MainActor struct RowHighlightTests {
  private final class Cell: UITableViewCell {
    var log: [String] = []
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      log.append("highlighted \(highlighted)")
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      log.append("selected \(selected)")
    }
  }

  private final class Screen: UITableViewController {
    var log: [String] = []
    var allows = true
    var reloads = false
    let cell = Cell(style: .default, reuseIdentifier: nil)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell.textLabel?.text = "Row"
      return cell
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("should")
      return allows
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("on")
      if reloads { tableView.reloadData() }
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("off") }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will select")
      return indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did select") }
  }

  private func screen() throws -> (Screen, Session) {
    let session = try Session.of(.iOS(17)), screen = session.perform { Screen() }
    _ = session.show(screen)
    return (screen, session)
  }

  @Test("a tap highlights the row, then selects it, and the cell is notified of both")
  func tap() throws {
    let (screen, session) = try screen()
    try session.perform(.tap("Row"))
    #expect(screen.log == ["should", "on", "off", "will select", "did select"])
    #expect(
      screen.cell.log.filter { $0.hasSuffix("true") || $0 == "highlighted false" }
        == ["highlighted true", "highlighted false", "selected true"])
  }

  @Test("a row that may not be highlighted is not selected")
  func refused() throws {
    let (screen, session) = try screen()
    screen.allows = false
    try session.perform(.tap("Row"))
    #expect(screen.log == ["should"] && screen.tableView.indexPathForSelectedRow == nil)
  }

  @Test("rows that are reloaded during a touch are no longer highlighted, and not selected")
  func reloaded() throws {
    let (screen, session) = try screen()
    screen.reloads = true
    try session.perform(.tap("Row"))
    #expect(screen.log == ["should", "on"])
  }

  /// Basis: the reference of `willDisplay`: the table has set the selection by then.
  @Test("a cell hears whether it is selected before it is shown, also that it is not")
  func beforeDisplay() throws {
    let (screen, _) = try screen()
    #expect(screen.cell.log == ["selected false"])
  }
}
