import Testing
import UIKit

@testable import UIKit

/// Constraints activated together.
/// `NSLayoutConstraint.activate`. Basis: its reference: the same as setting `isActive` of each.
@MainActor struct BatchTests {
  @Test("each is held by its own view, in the order of the array, and every tree is solved again")
  func holders() throws {
    let board = try Board(100, 100), other = board.perform { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    let first = board.view(), second = board.view(in: other)
    board.layOut()
    other.layoutIfNeeded()
    let constraints = [
      first.widthAnchor.constraint(equalToConstant: 10), second.widthAnchor.constraint(equalTo: other.widthAnchor),
      first.heightAnchor.constraint(equalToConstant: 20),
      first.leadingAnchor.constraint(equalTo: board.root.leadingAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(first.constraints == [constraints[0], constraints[2]])
    #expect(board.root.constraints == [constraints[3]] && other.constraints == [constraints[1]])
    board.layOut()
    other.layoutIfNeeded()
    #expect(first.bounds.size == CGSize(width: 10, height: 20) && second.bounds.width == 50)
  }

  @Test("one that is held already, or twice in the array, is held once")
  func repetition() throws {
    let board = try Board(100, 100), view = board.view()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([constraint, constraint])
    NSLayoutConstraint.activate([constraint])
    #expect(view.constraints == [constraint])
  }

  @Test("a subclass is asked to be active, and finds those before it held and the layout outdated")
  func subclasses() throws {
    let board = try Board(100, 100), view = board.view()
    board.activate(view.leadingAnchor.constraint(equalTo: board.root.leadingAnchor))
    board.layOut()
    let watching = WatchingConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 7)
    NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 10), watching])
    #expect(watching.seen == ["1 held, outdated"])
    board.layOut()
    #expect(view.bounds.size == CGSize(width: 10, height: 14))
  }
}

/// Records its state when it is activated, and doubles its constant.
private final class WatchingConstraint: NSLayoutConstraint {
  private(set) var seen: [String] = []

  override var constant: CGFloat {
    get { 2 * super.constant }
    set { super.constant = newValue }
  }

  override var isActive: Bool {
    get { super.isActive }
    set {
      let view = firstItem as? UIView
      let isOutdated = view?.root.layout.solutionIsOutdated ?? false
      seen.append("\(view?.constraints.count ?? 0) held, \(isOutdated ? "outdated" : "up to date")")
      super.isActive = newValue
    }
  }
}
