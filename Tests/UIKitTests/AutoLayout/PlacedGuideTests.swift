import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// What the system's guides answer in a window without a constraint about them. Basis: a public test suite that passes on
/// iOS.
@MainActor struct PlacedGuideTests {
  @Test("in a shown window guides have frames that no constraint asked for")
  func frames() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro"), controller = session.perform { UIViewController() }
    session.launch(root: { controller })
    let view = try #require(controller.view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let safe = CGRect(x: 0, y: 59, width: 393, height: 759)
    session.perform {
      #expect(view.safeAreaLayoutGuide.layoutFrame == safe)
      #expect(view.layoutMarginsGuide.layoutFrame == safe.insetBy(dx: 16, dy: 0))
      #expect(view.readableContentGuide.layoutFrame == safe.insetBy(dx: 16, dy: 0))
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    }
  }

  @Test("outside a window a guide waits for constraints")
  func detached() throws {
    try Session.of(.iOS(17)).perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(view.layoutMarginsGuide.layoutFrame == .zero)
    }
  }

  @Test("the guides of a scroll view move with its content")
  func scrolled() throws {
    let session = try Session.of(.iOS(12)), controller = session.perform { UIViewController() }
    session.launch(root: { controller })
    session.perform {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
      scrollView.contentSize = CGSize(width: 320, height: 1000)
      controller.view.addSubview(scrollView)
      scrollView.contentOffset.y = 70
      #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 70, width: 320, height: 200))
    }
  }
}
