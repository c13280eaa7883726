import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Keyboard navigation on iPads. Basis: documented, "Focus on iPad keyboard navigation" (WWDC 2021) and the references
/// of UIFocusSystem and UIFocusEnvironment; assumed, which item is nearest.
@MainActor struct FocusMovementTests {
  private final class Tile: UIView {
    var log: [String] = []
    var questions = 0
    override var canBecomeFocused: Bool { true }
    override var isFocused: Bool {
      questions += 1
      return super.isFocused
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      log.append(context.nextFocusedItem === self ? "in" : "out")
    }
  }

  private final class Screen: UIViewController {
    var refuses = false
    var updates = 0
    var preferred: UIView?
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred.map { [$0] } ?? [] }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      updates += 1
    }
  }

  private let session: Session
  private let screen: Screen

  init() throws {
    let session = try Session.of(.iOS(17), "ipad-10.2")
    self.session = session
    screen = session.perform { Screen() }
    _ = session.show(screen)
  }

  /// Adds three columns of two rows.
  private func addTiles() -> [Tile] {
    session.perform {
      (0..<6).map { number in
        let tile = Tile(frame: CGRect(x: 100 + number % 3 * 120, y: 100 + number / 3 * 120, width: 100, height: 100))
        screen.view.addSubview(tile)
        return tile
      }
    }
  }

  private var focused: AnyObject? { session.perform { UIFocusSystem.focusSystem(for: screen)?.focusedItem } }

  private func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) { _ = session.press(input, modifiers) }

  @Test("only pads have an engine, and only since iOS 15")
  func engine() throws {
    session.perform {
      #expect(
        UIFocusSystem.focusSystem(for: screen) === UIFocusSystem.focusSystem(for: screen.view.window ?? screen.view))
      #expect(UIFocusSystem.focusSystem(for: screen)?.focusedItem == nil)
    }
    for (version, device) in [(SystemVersion.iOS(14), "ipad-10.2"), (.iOS(17), "iphone-5")] {
      let other = try Session.of(version, device)
      other.perform { #expect(UIFocusSystem.focusSystem(for: UIView()) == nil && !UIView().isFocused) }
    }
  }

  @Test("arrows go to the nearest item; the first key goes to what the screen prefers")
  func arrows() throws {
    let tiles = addTiles()
    screen.preferred = tiles[4]
    press(UIKeyCommand.inputDownArrow)
    #expect(focused === tiles[4] && tiles[4].log == ["in"] && screen.updates == 1)
    press(UIKeyCommand.inputRightArrow)
    #expect(focused === tiles[5] && tiles[4].log == ["in", "out"] && tiles[5].log == ["in"])
    press(UIKeyCommand.inputRightArrow)
    #expect(focused === tiles[5])
    press(UIKeyCommand.inputUpArrow)
    #expect(focused === tiles[2] && tiles[2].isFocused && !tiles[5].isFocused)
    session.perform { tiles[1].isHidden = true }
    press(UIKeyCommand.inputLeftArrow)
    #expect(focused === tiles[0])
    session.perform { tiles[0].removeFromSuperview() }
    #expect(focused == nil)
  }

  @Test("a picture asks the focused view alone whether it is focused")
  func picture() {
    let tiles = addTiles()
    press("\t")
    for tile in tiles { tile.questions = 0 }
    _ = RecordPass.recordScreen(windows: session.windows, in: session)
    #expect(tiles.map(\.questions) == [1, 0, 0, 0, 0, 0])
  }

  @Test("a session that has ended has no focus")
  func ending() throws {
    let tiles = addTiles(), window = try #require(screen.view.window)
    press("\t")
    #expect(focused === tiles[0])
    session.end()
    #expect(tiles[0].window === window && focused == nil)
  }

  @Test("Tab goes from group to group and back to what was focused in it")
  func groups() throws {
    let tiles = addTiles()
    session.perform {
      for tile in tiles.prefix(3) { tile.focusGroupIdentifier = "top" }
      for tile in tiles.suffix(3) { tile.focusGroupIdentifier = "bottom" }
      tiles[5].focusGroupPriority = .prioritized
    }
    press("\t")
    #expect(focused === tiles[0])
    press(UIKeyCommand.inputRightArrow)
    press(UIKeyCommand.inputDownArrow)
    #expect(focused === tiles[1])
    press("\t")
    #expect(focused === tiles[5])
    press("\t")
    #expect(focused === tiles[1])
    press("\t", .shift)
    #expect(focused === tiles[5])
  }

  @Test("an environment refuses, and a failure is posted")
  func refusal() throws {
    let tiles = addTiles()
    press("\t")
    final class Failures: @unchecked Sendable { var count = 0 }
    let failures = Failures()
    let observer = session.perform {
      NotificationCenter.default.addObserver(
        forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
      ) { _ in failures.count += 1 }
    }
    screen.refuses = true
    press(UIKeyCommand.inputRightArrow)
    #expect(focused === tiles[0] && failures.count == 1)
    screen.refuses = false
    press(UIKeyCommand.inputUpArrow)
    #expect(focused === tiles[0] && failures.count == 2)
    session.notificationCenter.removeObserver(observer)
  }

  @Test("a program moves the focus where it is, at once or later")
  func requests() throws {
    let tiles = addTiles()
    session.perform {
      screen.preferred = tiles[3]
      screen.setNeedsFocusUpdate()
      screen.updateFocusIfNeeded()
      #expect(focused == nil)
      UIFocusSystem.focusSystem(for: screen)?.requestFocusUpdate(to: tiles[1])
    }
    session.advance(by: 0)
    #expect(focused === tiles[1])
    session.perform {
      screen.setNeedsFocusUpdate()
      #expect(tiles[1].isFocused)
      screen.updateFocusIfNeeded()
      #expect(tiles[3].isFocused)
    }
  }

  @Test("Tab leaves a field and enters the next one, whose keys it then takes")
  func fields() throws {
    let fields = session.perform {
      (0..<2).map { number in
        let field = UITextField(frame: CGRect(x: 100, y: 100 + 50 * number, width: 200, height: 30))
        screen.view.addSubview(field)
        return field
      }
    }
    session.perform { _ = fields[0].becomeFirstResponder() }
    #expect(focused === fields[0])
    press("\t")
    #expect(focused === fields[1] && fields[1].isFirstResponder && fields[0].text == "")
    press("x")
    #expect(fields[1].text == "x")
  }

  @Test("arrows scroll a table to rows that are not in sight, and return chooses one")
  func rows() throws {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var chosen: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }
    let rows = Rows(),
      (table, tile) = session.perform {
        let table = UITableView(frame: CGRect(x: 100, y: 100, width: 300, height: 132)), tile = Tile()
        (table.dataSource, table.delegate, table.rowHeight, table.remembersLastFocusedIndexPath) = (
          rows, rows, 44, true
        )
        tile.frame = CGRect(x: 100, y: 300, width: 50, height: 50)
        screen.view.addSubview(table)
        screen.view.addSubview(tile)
        return (table, tile)
      }
    session.commitWindows()
    func row() -> Int? { (focused as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row } }
    var seen: [Int?] = []
    for _ in 0..<6 {
      press(UIKeyCommand.inputDownArrow)
      session.advance(by: 1)
      seen.append(row())
    }
    #expect(seen == [0, 1, 3, 4, 5, 6])
    press("\r")
    #expect(rows.chosen == [6])
    press("\t")
    #expect(focused === tile)
    press("\t")
    #expect(row() == 6)
    session.perform { #expect(table.preferredFocusEnvironments.first === table.cellForRow(at: [0, 6])) }
    table.selectionFollowsFocus = true
    press(UIKeyCommand.inputUpArrow)
    #expect(rows.chosen == [6, 5])
  }

  @Test("a guide leads elsewhere, and a ring shows what is focused")
  func guides() throws {
    let tiles = session.perform {
      [CGRect(x: 100, y: 100, width: 50, height: 50), CGRect(x: 500, y: 600, width: 50, height: 50)].map { frame in
        let tile = Tile(frame: frame)
        screen.view.addSubview(tile)
        return tile
      }
    }
    let guide = session.perform { UIFocusGuide() }
    session.perform {
      screen.view.addLayoutGuide(guide)
      guide.preferredFocusEnvironments = [tiles[1]]
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 200),
        guide.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
        guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    press("\t")
    func strokes() -> Int {
      let list = RecordPass.recordScreen(windows: session.windows, in: session)
      return list.dumpLines().count { $0.contains("stroke") }
    }
    let ringed = strokes()
    session.perform { tiles[0].focusEffect = nil }
    #expect(strokes() == ringed - 1)
    guide.isEnabled = false
    press(UIKeyCommand.inputRightArrow)
    #expect(focused === tiles[0])
    guide.isEnabled = true
    press(UIKeyCommand.inputRightArrow)
    #expect(focused === tiles[1])
  }
}
