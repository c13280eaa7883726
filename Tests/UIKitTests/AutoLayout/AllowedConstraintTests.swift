import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Constraints that UIKit allows in production code. Basis: public test suites that pass on iOS.
@MainActor struct AllowedConstraintTests {
  @Test("outside a window a priority may become required, and stop being it")
  func priority() throws {
    let board = try Board(320, 480), view = board.view(), width = view.widthAnchor.constraint(equalToConstant: 100)
    board.session.checksSolutions = true
    board.activate(width, view.widthAnchor.constraint(equalToConstant: 60).at(600))
    board.layOut()
    #expect(view.bounds.width == 100)
    width.priority = .defaultLow
    board.layOut()
    #expect(view.bounds.width == 60)
    width.priority = .required
    board.layOut()
    #expect(view.bounds.width == 100)
  }

  @Test("an anchor keeps its view until a constraint is made of it")
  func lonelyView() throws {
    let board = try Board(320, 480)
    let constraint = board.perform { UIView().leadingAnchor.constraint(equalTo: board.root.leadingAnchor) }
    #expect(constraint.firstAttribute == .leading && constraint.secondItem === board.root)
    let anchor = board.perform { UIView().topAnchor }
    #expect(anchor.item is UIView)
  }

  @Test("a left edge may be where a top edge is")
  func mixedAxes() throws {
    let board = try Board(320, 480), view = board.view(10, 20), other = board.view(30, 40)
    board.activate(
      other.topAnchor.constraint(equalTo: board.root.topAnchor, constant: 70),
      other.leftAnchor.constraint(equalTo: board.root.leftAnchor),
      view.topAnchor.constraint(equalTo: board.root.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 5))
    board.layOut()
    #expect(view.frame == CGRect(x: 75, y: 0, width: 10, height: 20))
  }

  @Test("a controller's layout guides count two constraints each")
  func layoutGuides() throws {
    let session = try Session.of(.iOS(10)), controller = session.perform { UIViewController() }
    try session.perform {
      let view = try #require(controller.view), box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let top = NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
        multiplier: 1, constant: 0)
      let bottom = NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
        multiplier: 1, constant: 0)
      NSLayoutConstraint.activate([top, bottom])
      #expect(view.constraints.count == 6)
    }
  }

  @Test("a natural size without an end ends: free at 2777777 points, and between two edges it fills")
  func endless() throws {
    let board = try Board(375, 667), free = Endless(), held = Endless()
    for view in [free, held] {
      view.translatesAutoresizingMaskIntoConstraints = false
      board.root.addSubview(view)
    }
    board.activate(
      free.leftAnchor.constraint(equalTo: board.root.leftAnchor),
      free.topAnchor.constraint(equalTo: board.root.topAnchor),
      held.leftAnchor.constraint(equalTo: board.root.leftAnchor, constant: 20),
      held.rightAnchor.constraint(equalTo: board.root.rightAnchor, constant: -20),
      held.topAnchor.constraint(equalTo: free.bottomAnchor))
    board.layOut()
    #expect(free.frame == CGRect(x: 0, y: 0, width: 2_777_777, height: 30))
    #expect(held.frame == CGRect(x: 20, y: 30, width: 335, height: 30))
  }

  @Test(
    "and so do infinite ones, and heights",
    arguments: [
      CGSize(width: CGFloat.infinity, height: 30), CGSize(width: 30, height: CGFloat.greatestFiniteMagnitude),
      CGSize(width: 30, height: CGFloat.infinity), CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    ])
  func endlessSizes(_ size: CGSize) throws {
    let board = try Board(375, 667), free = Endless(size), held = Endless(size)
    for view in [free, held] {
      view.translatesAutoresizingMaskIntoConstraints = false
      board.root.addSubview(view)
    }
    board.activate(
      free.leftAnchor.constraint(equalTo: board.root.leftAnchor),
      free.topAnchor.constraint(equalTo: board.root.topAnchor),
      held.leftAnchor.constraint(equalTo: board.root.leftAnchor, constant: 20),
      held.rightAnchor.constraint(equalTo: board.root.rightAnchor, constant: -20),
      held.topAnchor.constraint(equalTo: board.root.topAnchor, constant: 7),
      held.bottomAnchor.constraint(equalTo: board.root.bottomAnchor))
    board.layOut()
    func end(_ length: CGFloat) -> CGFloat { length > 30 ? 2_777_777 : 30 }
    #expect(free.frame == CGRect(x: 0, y: 0, width: end(size.width), height: end(size.height)))
    #expect(held.frame == CGRect(x: 20, y: 7, width: 335, height: 660))
  }
}

private final class Endless: UIView {
  let size: CGSize

  init(_ size: CGSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 30)) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
