import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Rotation with presented controllers.
/// Basis: UIViewController reference.
@MainActor struct PresentedTurnTests {
  private let trace = EventTrace()

  private func stage(
    _ version: SystemVersion, _ device: String, _ style: UIModalPresentationStyle,
    masks: (UIInterfaceOrientationMask, UIInterfaceOrientationMask) = (.all, .all)
  ) throws -> (session: Session, root: TurningController, presented: ResizingController) {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device)))
    let (root, presented) = session.perform { (TurningController("A", trace), ResizingController("B", trace)) }
    (root.orientations, presented.orientations) = masks
    _ = session.show(root)
    presented.modalPresentationStyle = style
    session.perform { root.present(presented, animated: true) }
    session.advance(by: 1)
    _ = trace.take()
    return (session, root, presented)
  }

  @Test("a full screen is notified of the turn; covered ones from iOS 8 on, with new frames", arguments: [6, 7, 8, 12])
  func fullScreen(major: Int) throws {
    let (session, root, presented) = try stage(.iOS(major), "iphone-5s", .fullScreen)
    let height: CGFloat = major == 6 ? 300 : 320
    let events = trace.during { session.finishTurn(to: .landscapeLeft) }
    #expect(events.contains { $0.hasPrefix("B will rotate") })
    #expect(events.contains { $0.hasPrefix("A will rotate") } == (major >= 8))
    #expect(events.contains { $0.hasPrefix("B to 568x320 in 0.3") } == (major >= 8))
    #expect(presented.view.bounds.size == CGSize(width: 568, height: height))
    session.perform { presented.dismiss(animated: true) }
    session.advance(by: 1)
    #expect(root.view.bounds.size == CGSize(width: 568, height: height) && root.view.window != nil)
  }

  @Test("a full screen brings its own orientations, and the presenter gets its own back", arguments: [6, 8, 17])
  func ownOrientation(major: Int) throws {
    let device = major == 17 ? "iphone-12" : "iphone-5s"
    let (session, root, presented) = try stage(.iOS(major), device, .fullScreen, masks: (.portrait, .landscapeRight))
    #expect(session.environment.orientation == .landscapeRight && presented.view.bounds.width > 500)
    #expect(!session.rotate(to: .portrait))
    session.perform { presented.dismiss(animated: true) }
    session.advance(by: 1)
    #expect(session.environment.orientation == .portrait && root.view.bounds.width < 400)
  }

  @Test("a sheet is not asked, and is notified of a size only if it fills the screen")
  func sheet() throws {
    let (session, _, presented) = try stage(.iOS(12), "ipad-9.7", .formSheet, masks: (.all, .portrait))
    let size = presented.view.bounds.size
    let events = trace.during { session.finishTurn(to: .landscapeLeft) }
    #expect(!events.contains { $0.hasPrefix("B to") } && events.contains { $0.hasPrefix("A will rotate") })
    #expect(presented.view.bounds.size == size && size == CGSize(width: 540, height: 620))
  }

  @Test("the columns of a split view are told their own sizes")
  func split() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(12)), device: try DeviceCatalog.find("ipad-9.7")))
    let (split, a, b) = session.perform {
      (UISplitViewController(), ResizingController("A", trace), ResizingController("B", trace))
    }
    split.viewControllers = [a, b]
    split.preferredDisplayMode = .oneBesideSecondary
    _ = session.show(split)
    let told = trace.during { session.finishTurn(to: .landscapeLeft) }.filter { $0.contains(" in 0.3, ") }
    #expect(
      told.filter { !$0.contains("rotate") } == [
        "A to 320x768 in 0.3, 307x1024 portrait", "B to 703x768 in 0.3, 460x1024 portrait",
      ])
    #expect([a, b].map(\.view.bounds.width) == [320, 703.5])
  }
}
