import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The frames of the system's guides in a window, without constraints on them. Basis: a public test suite that passes
/// on iOS.
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

  /// Basis: that suite's frame, on a phone of 420×912 whose safe area begins at 68 and ends 34 above the bottom.
  @Test("the sample of that suite")
  func sample() throws {
    let environment = SystemEnvironment(
      profile: .profile(for: .iOS(26)), device: try DeviceCatalog.find("iphone-15-pro"),
      screenSizeOverride: CGSize(width: 420, height: 912),
      safeAreaOverride: UIEdgeInsets(top: 68, left: 0, bottom: 34, right: 0))
    let session = Session(environment: environment), controller = session.perform { UIViewController() }
    session.launch(root: { controller })
    session.perform {
      #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 68, width: 420, height: 810))
    }
  }

  /// Basis: captured: a readable column is 672 points wide at the default text size, on iPad.
  @Test("on an iPad readable content is narrower than the margins, in the middle and by text size")
  func readable() throws {
    func frames(_ category: UIContentSizeCategory) throws -> (margins: CGRect, readable: CGRect) {
      let device = try DeviceCatalog.find("ipad-pro-12.9-1st")
      let session = Session(
        environment: SystemEnvironment(
          profile: .profile(for: .iOS(12)), device: device, orientation: .landscapeRight, contentSizeCategory: category)
      )
      let controller = session.perform { UIViewController() }
      session.launch(root: { controller })
      return session.perform {
        (controller.view.layoutMarginsGuide.layoutFrame, controller.view.readableContentGuide.layoutFrame)
      }
    }
    let usual = try frames(.large), large = try frames(.extraLarge)
    #expect(usual.margins == CGRect(x: 20, y: 20, width: 1326, height: 1004))
    #expect(usual.readable == CGRect(x: 347, y: 20, width: 672, height: 1004))
    #expect(large.margins == usual.margins && large.readable == CGRect(x: 311, y: 20, width: 744, height: 1004))
  }

  /// Basis: captured: PinLayout's tests on iOS read the guide before and after they move its view.
  @Test("the keyboard's guide is as high as in the last layout while its view is moved")
  func keyboardBeforeLayout() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro"), controller = session.perform { UIViewController() }
    session.launch(root: { controller })
    session.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      controller.view.addSubview(view)
      session.commitWindows()
      #expect(view.keyboardLayoutGuide.layoutFrame.height == 0)
      view.frame = controller.view.bounds
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
      session.commitWindows()
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
