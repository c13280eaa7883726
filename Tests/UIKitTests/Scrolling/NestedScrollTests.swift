import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Touches on scroll views inside scroll views. Basis, unless a test names another: a drag scrolls the innermost scroll
/// view that can move in its direction.
@MainActor struct NestedScrollTests {
  private let session: Session
  private let window: UIWindow
  private let outer: UIScrollView
  private let row: UIScrollView
  private let list: UIScrollView

  /// Shows a page that scrolls vertically, with a row that scrolls horizontally and a list that scrolls vertically.
  init() throws {
    let session = try Session.phone5(.iOS(12))
    let controller = session.perform { UIViewController() }
    window = session.show(controller)
    func scrollView(_ frame: CGRect, _ content: CGSize, in view: UIView) -> UIScrollView {
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = content
      view.addSubview(scrollView)
      return scrollView
    }
    let root: UIView = controller.view
    (outer, row, list) = session.perform {
      let outer = scrollView(root.bounds, CGSize(width: 320, height: 1200), in: root)
      let row = scrollView(CGRect(x: 0, y: 0, width: 320, height: 100), CGSize(width: 900, height: 100), in: outer)
      let list = scrollView(CGRect(x: 0, y: 150, width: 320, height: 300), CGSize(width: 320, height: 500), in: outer)
      return (outer, row, list)
    }
    self.session = session
  }

  private var offsets: [CGPoint] { [outer, row, list].map(\.contentOffset) }

  @Test("sideways the row moves, downwards the list, and what is around it once the list is at its end")
  func innermost() throws {
    try session.perform(.scroll(x: 200, y: 0))
    #expect(offsets == [.zero, CGPoint(x: 200, y: 0), .zero])
    try session.perform(.scroll(x: 0, y: 500))
    #expect(offsets == [.zero, CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 200)])
    try session.perform(.scroll(x: 0, y: 100))
    #expect(offsets == [CGPoint(x: 0, y: 100), CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 200)])
  }

  @Test("code moves each by itself; a drag continues from there")
  func byCode() throws {
    session.perform {
      list.setContentOffset(CGPoint(x: 0, y: 150), animated: true)
      outer.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    }
    session.advance(by: 1)
    #expect(offsets == [CGPoint(x: 0, y: 60), .zero, CGPoint(x: 0, y: 150)])
    try session.perform(.scroll(x: 0, y: -400))
    #expect(offsets == [CGPoint(x: 0, y: 60), .zero, .zero])
    try session.perform(.scroll(x: 0, y: -400))
    #expect(offsets == [.zero, .zero, .zero])
  }

  @Test("one that may not scroll lets the one around it")
  func disabled() throws {
    list.isScrollEnabled = false
    try session.perform(.scroll(x: 0, y: 100))
    #expect(offsets == [CGPoint(x: 0, y: 100), .zero, .zero])
  }

  /// Basis: `isDirectionalLockEnabled` reference; where a diagonal begins is assumed.
  @Test(
    "a locked drag keeps to its axis, unless it is diagonal",
    arguments: [
      (CGPoint(x: 10, y: 40), CGPoint(x: 0, y: 40)), (CGPoint(x: 40, y: 10), CGPoint(x: 40, y: 0)),
      (CGPoint(x: 40, y: 30), CGPoint(x: 40, y: 30)),
    ] as [(way: CGPoint, offset: CGPoint)])
  func directionalLock(_ way: (way: CGPoint, offset: CGPoint)) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 500, height: 500)
    view.drag(by: way.way)
    #expect(view.contentOffset == way.way)
    view.contentOffset = .zero
    view.isDirectionalLockEnabled = true
    view.drag(by: way.way)
    #expect(view.contentOffset == way.offset)
  }
}
