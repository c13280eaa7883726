import SystemProfiles
import Testing

@testable import UIKit

/// Dragging.
/// Moving touches. Basis: the references of UIScrollView (`delaysContentTouches`, `touchesShouldCancel(in:)`).
@MainActor struct DragTests {
  private final class Listener: UIView {
    let trace = EventTrace()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    private func note(_ word: String, _ touches: Set<UITouch>) {
      let point = touches.first?.location(in: self) ?? .zero
      trace.note("\(word) \(Int(point.x)),\(Int(point.y))")
    }
  }

  private func show(_ add: (UIScrollView) -> Void) throws -> UIScrollView {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(7))
    let scrollView = session.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }
    session.launch {
      let controller = UIViewController()
      controller.automaticallyAdjustsScrollViewInsets = false
      controller.view.addSubview(scrollView)
      scrollView.accessibilityIdentifier = "content"
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      add(scrollView)
      return controller
    }
    return scrollView
  }

  @Test("content moves with the touch, and the views inside receive nothing")
  func content() throws {
    let listener = Listener(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let view = try show { $0.addSubview(listener) }
    view.session.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 120))
    #expect(view.contentOffset == CGPoint(x: 0, y: 30) && listener.trace.take() == [])
  }

  @Test("an unused drag reaches the view on which it began every ten points")
  func touchedView() throws {
    let listener = Listener(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let view = try show { $0.addSubview(listener) }
    view.session.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 70, y: 150))
    #expect(listener.trace.take() == ["began 50,50", "moved 60,50", "moved 70,50", "ended 70,50"])
  }

  @Test("a slider keeps its drag, a button only where the scroll view does not wait for drags")
  func controls() throws {
    final class Impatient: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    let slider = UISlider(frame: CGRect(x: 200, y: 100, width: 100, height: 31))
    let view = try show {
      $0.addSubview(button)
      $0.addSubview(slider)
    }
    view.session.drag(from: CGPoint(x: 250, y: 115), to: CGPoint(x: 250, y: 85))
    #expect(view.contentOffset == .zero)
    view.session.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 120))
    #expect(view.contentOffset.y == 30)
    (view.delaysContentTouches, view.contentOffset.y) = (false, 0)
    view.session.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 120))
    #expect(view.contentOffset == .zero)
    let other = view.session.perform { Impatient(frame: view.bounds) }
    (other.contentSize, other.delaysContentTouches) = (view.contentSize, false)
    view.session.perform {
      view.superview?.addSubview(other)
      other.addSubview(button)
    }
    view.session.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 120))
    #expect(other.contentOffset.y == 30)
  }

  @Test("the inner of two scroll views that can move takes the drag")
  func nesting() throws {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    inner.contentSize = CGSize(width: 900, height: 200)
    let view = try show { $0.addSubview(inner) }
    view.session.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 100, y: 150))
    view.session.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 110))
    #expect(inner.contentOffset.x == 50 && view.contentOffset.y == 40)
  }

  @Test("a drag in the index of a table leads to one section after the other, and does not move the content")
  func index() throws {
    final class Letters: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 26 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Letter" }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        (0..<26).map { "Index \($0)" }
      }
    }
    let session = try Session.of(.iOS(17), "iphone-x"), screen = session.perform { Letters(style: .plain) }
    session.launch { screen }
    try session.perform(.tap("Index 5"))
    let table: UITableView = screen.tableView
    #expect(table.rectForHeader(inSection: 5).minY == table.contentOffset.y + table.adjustedContentInset.top)
    let strip = try #require(table.table.indexStrip), height = strip.frame(ofTitle: 0).height
    try session.perform(.drag("Index 5", x: 0, y: 3 * height))
    #expect(table.rectForHeader(inSection: 8).minY == table.contentOffset.y + table.adjustedContentInset.top)
  }

  @Test("a step drags what a tap would touch, as it is seen in a window that is turned")
  func turned() throws {
    let session = try Session.of(.iOS(7))
    session.supportedOrientations = .all
    let screen = session.perform { TaskTable(style: .plain) }
    session.launch { screen }
    _ = session.rotate(to: .landscapeLeft)
    try session.perform(.drag("Bread", x: -60, y: 0))
    #expect(screen.buttons == ["Delete"])
    #expect(throws: StepFailure.self) { try session.perform(.drag("Nothing", x: 0, y: 10)) }
  }
}
