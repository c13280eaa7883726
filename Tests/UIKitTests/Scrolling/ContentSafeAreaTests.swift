import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// How far the safe area reaches into what scrolls. Basis: a report of cells that grow under the status bar.
@MainActor struct ContentSafeAreaTests {
  private func launch(_ make: @escaping @MainActor (UIView) -> Void) throws -> (Session, UIView) {
    let session = try Session.of(.iOS(11)), controller = session.perform { UIViewController() }
    session.launch(root: { controller })
    let view = try #require(controller.view)
    session.perform { make(view) }
    session.advance(by: 0)
    return (session, view)
  }

  @Test("without adjusted insets a cell gets the safe area that covers it, and its margins grow")
  func cell() throws {
    var scrollView: UIScrollView?, row: UIView?
    let (session, _) = try launch { view in
      let scroll = UIScrollView(frame: view.bounds), content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.addSubview(content)
      view.addSubview(scroll)
      (scrollView, row) = (scroll, content)
    }
    let scroll = try #require(scrollView), content = try #require(row)
    var found: [[CGFloat]] = []
    for offset in [CGFloat(0), 30, -10, -20, -30] {
      scroll.contentOffset.y = offset
      session.advance(by: 0)
      found.append([content.safeAreaInsets.top, content.layoutMargins.top])
    }
    #expect(found == [[20, 28], [20, 28], [10, 18], [0, 8], [0, 8]])
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.contentOffset.y = 0
    session.advance(by: 0)
    #expect(content.safeAreaInsets.top == 0 && content.layoutMargins.top == 8)
  }

  @Test("pages side by side have the safe area that covers them")
  func pages() throws {
    var page: UIView?
    let (session, _) = try launch { view in
      let scroll = UIScrollView(frame: view.bounds)
      scroll.isPagingEnabled = true
      scroll.contentSize = CGSize(width: 640, height: view.bounds.height)
      let content = UIView(frame: CGRect(x: 320, y: 0, width: 320, height: view.bounds.height))
      scroll.addSubview(content)
      view.addSubview(scroll)
      page = content
    }
    session.advance(by: 0)
    #expect(page?.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }
}
