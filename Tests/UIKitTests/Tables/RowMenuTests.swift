import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Rows and items beyond selection: edit menus, primary actions, selection by two touches. Basis: the references of
/// UITableViewDelegate and UICollectionViewDelegate.
@MainActor struct RowMenuTests {
  private final class Rows: UITableViewController {
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      told.append("select \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      told.append("deselect \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }

    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { sender is UIMenuController && action != Selector("paste:") && action != Selector("select:") }

    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { told.append("\(action) \(indexPath.row)") }

    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      told.append("primary \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      told.append("begin \(indexPath.row)")
      setEditing(true, animated: false)
    }

    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { told.append("end") }
  }

  private func show(_ version: SystemVersion) throws -> (Session, Rows) {
    let session = try Session.phone5(version), rows = session.perform { Rows() }
    _ = session.show(rows)
    return (session, rows)
  }

  @Test("a long press on a row opens the commands that the delegate allows")
  func editMenu() throws {
    for version in [SystemVersion.iOS(9), .iOS(16)] {
      let (session, rows) = try show(version)
      try session.perform(.press("Row 0"))
      #expect(session.menuStage == nil)
      rows.told = []
      try session.perform(.press("Row 2"))
      try session.perform(.tap("Copy"))
      #expect(rows.told == ["copy: 2"])
      #expect(throws: (any Error).self) { try session.perform(.tap("Paste")) }
    }
  }

  @Test("a tap performs the primary action after the selection has changed")
  func primaryAction() throws {
    let (session, rows) = try show(.iOS(16))
    try session.perform(.tap("Row 3"))
    #expect(rows.told == ["select 3", "primary 3"])
    session.perform { rows.setEditing(true, animated: false) }
    rows.told = []
    rows.tableView.allowsSelectionDuringEditing = true
    try session.perform(.tap("Row 4"))
    #expect(!rows.told.contains("primary 4"))
  }

  @Test("a two-touch drag selects the rows that it passes, and deselects those that it goes back over")
  func twoFingers() throws {
    let (session, rows) = try show(.iOS(16)), table = try #require(rows.tableView)
    table.allowsMultipleSelectionDuringEditing = true
    func put(_ phase: UITouch.Phase, _ row: CGFloat) {
      for finger in [1, 2] {
        let place = table.convert(CGPoint(x: 100 + 40 * CGFloat(finger), y: row * 44 + 22), to: nil)
        session.touch(phase, finger: finger, at: place)
      }
    }
    put(.began, 1)
    for step in 1...10 { put(.moved, 1 + CGFloat(step) / 5) }
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3])
    for step in 1...5 { put(.moved, 3 - CGFloat(step) / 5) }
    put(.ended, 2)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2] && rows.isEditing)
    #expect(rows.told == ["begin 1", "select 1", "select 2", "select 3", "deselect 3", "end"])
    #expect(table.contentOffset.y <= 0)
  }
}
