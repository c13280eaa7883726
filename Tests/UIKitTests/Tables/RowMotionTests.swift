import CoreTypes
import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Rows are shown between the positions before and after a change.
@MainActor struct RowMotionTests {
  private final class Rows: UITableViewController {
    var names = ["a", "b", "c", "d"]

    override func viewDidLoad() {
      tableView.rowHeight = 50
      tableView.separatorStyle = .none
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  /// Launches the rows and lets a second pass.
  private func launch() throws -> (Session, Rows) {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-5")))
    let screen = session.perform { Rows() }
    session.launch(root: { screen })
    session.advance(by: 1)
    return (session, screen)
  }

  private func change(_ session: Session, _ body: () -> Void) {
    session.perform { body() }
    session.advance(by: 0)
  }

  private func row(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

  /// Basis: half of the duration is half of the distance.
  @Test func rowsBelowMakeRoomAndTheNewOneFadesIn() throws {
    let (session, screen) = try launch()
    let before = session.seenTexts()
    change(session) {
      screen.names.insert("new", at: 1)
      screen.tableView.insertRows(at: [row(1)], with: .fade)
    }
    #expect(screen.tableView.rectForRow(at: row(2)).minY == 100)
    #expect(screen.tableView.cellForRow(at: row(2))?.frame.minY == 100)
    #expect(
      abs(try #require(session.seenTexts()["b"]).place.y - before["b"]!.place.y) < 0.01
        && session.seenTexts()["new"] == nil)
    session.advance(by: 0.15)
    let between = session.seenTexts()
    #expect(abs(try #require(between["b"]).place.y - before["b"]!.place.y - 25) < 0.5 && between["a"] == before["a"])
    #expect(abs(try #require(between["new"]).opacity - 0.5) < 0.01)
    session.advance(by: 0.2)
    #expect(abs(try #require(session.seenTexts()["b"]).place.y - before["b"]!.place.y - 50) < 0.01 && !session.isMoving)
  }

  /// Basis: documented for the sides; assumed, that they fade, too.
  @Test func deletedRowsGoToTheirSideWhileOthersCloseTheGap() throws {
    let (session, screen) = try launch()
    let before = session.seenTexts()
    change(session) {
      screen.names.remove(at: 1)
      screen.tableView.deleteRows(at: [row(1)], with: .left)
    }
    #expect(screen.tableView.visibleCells.count == 3)
    session.advance(by: 0.15)
    let between = session.seenTexts()
    #expect(abs(try #require(between["c"]).place.y - before["c"]!.place.y + 25) < 0.5)
    #expect(abs(try #require(between["b"]).opacity - 0.5) < 0.01)
    session.advance(by: 0.2)
    #expect(session.seenTexts()["b"] == nil && !session.isMoving && session.motions.isEmpty)
  }

  /// Basis: `UITableView.RowAnimation.none` reference.
  @Test func rowsThatAreReloadedWithoutAnimationAreThereAtOnce() throws {
    let (session, screen) = try launch()
    change(session) {
      screen.names[1] = "other"
      screen.tableView.reloadRows(at: [row(1)], with: .none)
    }
    #expect(session.seenTexts()["other"]?.opacity == 1 && session.seenTexts()["b"] == nil && !session.isMoving)
    change(session) {
      screen.names[1] = "third"
      screen.tableView.reloadRows(at: [row(1)], with: .automatic)
    }
    #expect(session.seenTexts()["other"]?.opacity == 1 && session.seenTexts()["third"] == nil)
    session.advance(by: 0.15)
    #expect(abs(try #require(session.seenTexts()["third"]).opacity - 0.5) < 0.01)
  }

  /// Basis: changed row heights animate like updates without changes.
  @Test func heightsGrowWithoutAJump() throws {
    let (session, screen) = try launch()
    let before = session.seenTexts()
    change(session) {
      screen.tableView.beginUpdates()
      screen.tableView.rowHeight = 80
      screen.tableView.endUpdates()
    }
    #expect(abs(try #require(session.seenTexts()["d"]).place.y - before["d"]!.place.y - 15) < 0.5)
    session.advance(by: 0.4)
    #expect(abs(try #require(session.seenTexts()["d"]).place.y - before["d"]!.place.y - 105) < 0.5)
  }

  /// Basis: assumed; recalled for tables, whose labels only move.
  @Test func textsAreNotStretchedWhileRowsMakeRoomForTheirMarks() throws {
    let (session, screen) = try launch()
    let label = try #require(screen.tableView.visibleCells.first?.textLabel), width = label.frame.width
    change(session) { screen.setEditing(true, animated: true) }
    #expect(label.frame.width < width && session.isMoving)
    session.advance(by: 0.1)
    #expect(session.seenTexts()["a"]?.stretch == 1)
  }

  /// Basis: an animation continues from the visible position.
  @Test func aSecondChangeGoesOnFromTheFirst() throws {
    let (session, screen) = try launch()
    change(session) {
      screen.names.insert("new", at: 0)
      screen.tableView.insertRows(at: [row(0)], with: .fade)
    }
    session.advance(by: 0.15)
    let before = try #require(session.seenTexts()["d"])
    change(session) {
      screen.names.remove(at: 0)
      screen.tableView.deleteRows(at: [row(0)], with: .fade)
    }
    #expect(abs(try #require(session.seenTexts()["d"]).place.y - before.place.y) < 0.01)
  }

  /// Basis: `performWithoutAnimation(_:)` reference, and reloading everything.
  @Test func withoutAnimationNothingMoves() throws {
    let (session, screen) = try launch()
    change(session) {
      UIView.performWithoutAnimation {
        screen.names.insert("new", at: 0)
        screen.tableView.insertRows(at: [row(0)], with: .fade)
      }
    }
    #expect(session.seenTexts()["new"]?.opacity == 1 && !session.isMoving)
    change(session) {
      screen.names.remove(at: 0)
      screen.tableView.reloadData()
    }
    #expect(!session.isMoving && session.motions.isEmpty)
  }
}
