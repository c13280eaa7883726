import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The targets of steps.
/// How a step finds the element that the user means.
@MainActor struct TouchTargetTests {
  private let session: Session
  private let root: UIViewController
  private let trace = Trace()

  init() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(7))
    root = session.perform { UIViewController() }
    self.session = session
    _ = session.show(root)
  }

  private func add<View: UIView>(to parent: UIView? = nil, _ make: () -> View) -> View {
    session.perform {
      let view = make()
      (parent ?? root.view).addSubview(view)
      return view
    }
  }

  @discardableResult
  private func button(_ title: String, _ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIButton {
    add(to: parent) {
      let button = UIButton(frame: frame)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { [trace] _ in trace.events.append(name) }, for: .touchUpInside)
      return button
    }
  }

  private func failure(_ step: UserStep) -> String? {
    do { try session.perform(step) } catch { return error.message }
    return nil
  }

  // MARK: Names

  @Test("of two buttons of a name the upper one is meant, then the left one; a number chooses another")
  func duplicates() throws {
    button("Item", "c", CGRect(x: 20, y: 200, width: 100, height: 44))
    button("Item", "b", CGRect(x: 140, y: 100, width: 100, height: 44))
    button("Item", "a", CGRect(x: 20, y: 100, width: 100, height: 44))
    for name in ["Item", "item#2", "Item#3"] { try session.perform(.tap(name)) }
    #expect(trace.take() == ["a", "b", "c"])
    #expect(
      failure(.tap("Item#4")) == "there is no “Item#4” to tap; number of elements with the name “Item”: 3.")
    #expect(failure(.tap("X")) == "there is no “X” to tap. These elements can be tapped: “Item”, “Item#2”, “Item#3”.")
  }

  @Test("one that can be reached is meant rather than one that is covered, and a name with a sign is a name")
  func reachable() throws {
    button("Item", "a", CGRect(x: 20, y: 100, width: 100, height: 44))
    button("Item", "b", CGRect(x: 20, y: 200, width: 100, height: 44))
    button("Item#2", "c", CGRect(x: 20, y: 300, width: 100, height: 44))
    _ = add { UIView(frame: CGRect(x: 0, y: 90, width: 320, height: 60)) }
    for name in ["Item", "Item#2", "Item#1"] { try session.perform(.tap(name)) }
    #expect(trace.take() == ["b", "c", "b"])
  }

  @Test("a control that says nothing goes by its class, and a view of one's own by its identifier")
  func nameless() throws {
    final class Canvas: UIView {
      var touches = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let toggle = add { UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31)) }
    let canvas = add { Canvas(frame: CGRect(x: 20, y: 200, width: 100, height: 100)) }
    canvas.accessibilityIdentifier = "canvas"
    try session.perform(.tap("UISwitch"))
    try session.perform(.tap("canvas"))
    #expect(toggle.isOn && canvas.touches == 1)
  }

  @Test("every segment goes by its title, the halves of a stepper by their meaning")
  func parts() throws {
    let segments = add { UISegmentedControl(frame: CGRect(x: 20, y: 300, width: 200, height: 29)) }
    for (index, title) in ["one", "two", "three"].enumerated() {
      segments.insertSegment(withTitle: title, at: index, animated: false)
    }
    let stepper = add { UIStepper(frame: CGRect(x: 20, y: 200, width: 94, height: 29)) }
    try session.perform(.tap("three"))
    #expect(segments.selectedSegmentIndex == 2)
    try session.perform(.tap("two"))
    #expect(segments.selectedSegmentIndex == 1)
    for name in ["Increment", "Increment", "Decrement"] { try session.perform(.tap(name)) }
    #expect(stepper.value == 1)
  }

  @Test("a text field is named by its placeholder and takes typed text; without one, typing fails")
  func typing() throws {
    let field = add { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30)) }
    field.placeholder = "Name"
    #expect(failure(.type("hello"))?.hasPrefix("no responder takes the text “hello”") == true)
    try session.perform(.tap("Name"))
    try session.perform(.type("hello"))
    #expect(field.text == "hello")
  }

  // MARK: Places

  @Test("what is scrolled away, what the keyboard covers: a person could not touch it, and the failure says so")
  func outOfReach() throws {
    let scrollView = add { UIScrollView(frame: CGRect(x: 0, y: 150, width: 320, height: 100)) }
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    button("Below", "below", CGRect(x: 0, y: 500, width: 100, height: 44), in: scrollView)
    button("Low", "low", CGRect(x: 0, y: 500, width: 100, height: 44))
    let field = add { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30)) }
    field.placeholder = "Name"
    #expect(failure(.tap("Below")) == "“Below” cannot be touched: it is out of sight; scroll to it first.")
    try session.perform(.tap("Name"))
    #expect(failure(.tap("Low")) == "“Low” cannot be touched: the keyboard is in front of it.")
    try session.perform(.scroll(x: 0, y: 480))
    try session.perform(.tap("Below"))
    #expect(trace.take() == ["below"])
  }

  @Test("with a smaller window in front, elements below it are still available, each where it is")
  func windows() throws {
    button("Below", "below", CGRect(x: 20, y: 300, width: 100, height: 44))
    let front = session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 468, width: 320, height: 100))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    button("Front", "front", CGRect(x: 20, y: 20, width: 100, height: 44), in: front.rootViewController?.view)
    try session.perform(.tap("Front"))
    try session.perform(.tap("Below"))
    #expect(trace.take() == ["front", "below"])
  }

  @Test("what scrolls inside what scrolls moves first, then what it is in; what is covered does not move")
  func nestedScrolling() throws {
    let outer = add { UIScrollView(frame: CGRect(x: 0, y: 20, width: 320, height: 500)) }
    let inner = add(to: outer) { UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)) }
    (outer.contentSize, inner.contentSize) = (CGSize(width: 320, height: 900), CGSize(width: 320, height: 250))
    try session.perform(.scroll(x: 0, y: 100))
    try session.perform(.scroll(x: 0, y: 100))
    #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 100)
    _ = add { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }
    #expect(failure(.scroll(x: 0, y: 100)) == "there is nothing to scroll on this screen.")
  }

  @Test("a scroll view keeps the touches on it")
  func scrollViewTouches() {
    final class Listener: UIViewController {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let listener = session.perform { Listener() }
    _ = session.show(listener)
    session.perform { listener.view.addSubview(UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))) }
    session.tap(at: CGPoint(x: 10, y: 150))
    #expect(listener.touches == 0)
    session.tap(at: CGPoint(x: 10, y: 250))
    #expect(listener.touches == 1)
  }

  @Test("a window that watches events is asked in its session")
  func sendEvent() {
    final class Watcher: UIWindow {
      var sessions: [Session] = []
      override func sendEvent(_ event: UIEvent) {
        sessions.append(Session.current)
        super.sendEvent(event)
      }
    }
    let window = session.perform {
      let window = Watcher()
      window.makeKeyAndVisible()
      return window
    }
    session.tap(at: CGPoint(x: 10, y: 10))
    #expect(window.sessions.map { $0 === session } == [true, true])
  }
}

/// Touches in a table.
/// Basis: the UITableView reference; a touch on a view over a row is not the row's.
@MainActor struct TableTouchTests {
  private final class List: UITableViewController {
    var selected: [Int] = []
    let toggle = UISwitch()
    let field = UITextField(frame: CGRect(x: 100, y: 7, width: 120, height: 30))

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row == 0 ? "Wi-Fi" : indexPath.row == 1 ? "Name" : "Row"
      if indexPath.row == 0 { cell.accessoryView = toggle }
      if indexPath.row == 1 { cell.contentView.addSubview(field) }
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private let session: Session
  private let list: List

  init() throws {
    session = try Session.phone(CGSize(width: 320, height: 568), .iOS(6, 1))
    list = session.perform { List(style: .plain) }
    list.toggle.accessibilityIdentifier = "wifi"
    list.field.placeholder = "Your name"
    _ = session.show(list)
  }

  @Test("rows are named by their text, the upper one first; controls in them by their own")
  func rows() throws {
    try session.perform(.tap("Wi-Fi"))
    try session.perform(.tap("wifi"))
    #expect(list.toggle.isOn && list.selected == [0])
    try session.perform(.tap("Row"))
    try session.perform(.tap("Row#3"))
    #expect(list.selected == [0, 2, 4])
  }

  @Test("a row is touched at its text, also where a control is in its middle, and the control is found by its own")
  func controlInside() throws {
    let row = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    row.textLabel?.frame.size.width = 60
    try session.perform(.tap("Name"))
    #expect(list.selected == [1] && !list.field.isFirstResponder)
    try session.perform(.tap("Your name"))
    #expect(list.selected == [1] && list.field.isFirstResponder)
  }

  @Test("a touch on a header that stays over a row selects nothing")
  func header() throws {
    try session.perform(.scroll(x: 0, y: 200))
    session.tap(at: CGPoint(x: 100, y: 30))
    #expect(list.selected == [])
    session.tap(at: CGPoint(x: 100, y: 90))
    #expect(list.selected.count == 1)
  }

  @Test("a row that does not listen is not selected")
  func deaf() {
    list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.isUserInteractionEnabled = false
    session.tap(at: CGPoint(x: 100, y: 20 + 22 + 2 * 44 + 10))
    #expect(list.selected == [])
  }
}
