import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Callbacks of a rotation, in order. Basis: UIViewController reference; recalled for the durations.
@MainActor struct TurnTraceTests {
  private let trace = EventTrace()

  private func session(_ version: SystemVersion, _ device: String = "iphone-5") throws -> Session {
    Session(environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device)))
  }

  @Test("until iOS 7: will, layout in the new bounds, will animate, did", arguments: [5, 6, 7])
  func old(major: Int) throws {
    let session = try session(.iOS(major))
    let controller = session.perform { TurningController("A", trace) }
    _ = session.show(controller)
    let (portrait, landscape) = major < 7 ? ("320x548", "568x300") : ("320x568", "568x320")
    #expect(
      trace.during { session.finishTurn(to: .landscapeRight) } == [
        "A will rotate to landscape-right in 0.4, \(portrait) portrait",
        "A will layout, \(landscape) landscape-right", "A did layout, \(landscape) landscape-right",
        "A will animate to landscape-right, \(landscape) landscape-right",
        "A did rotate from portrait, \(landscape) landscape-right",
      ])
    #expect(
      trace.during { session.finishTurn(to: .landscapeLeft) } == [
        "A will rotate to landscape-left in 0.8, \(landscape) landscape-right",
        "A will animate to landscape-left, \(landscape) landscape-left",
        "A did rotate from landscape-right, \(landscape) landscape-left",
      ])
  }

  @Test("masks have moved views before the layout callbacks, layout that the animation asks for is done before the end")
  func masksFirst() throws {
    final class Masked: TurningController {
      let box = UIView(frame: CGRect(x: 0, y: 498, width: 320, height: 50))

      override func viewDidLoad() {
        box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(box)
      }
      override func viewWillLayoutSubviews() { trace.note("layout, box \(box.frame.minY) \(box.frame.width)") }
      override func viewDidLayoutSubviews() {}
      override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        view.setNeedsLayout()
      }
    }
    let session = try session(.iOS(6, 1))
    let controller = session.perform { Masked("A", trace) }
    _ = session.show(controller)
    let events = trace.during { session.finishTurn(to: .landscapeLeft) }
    #expect(events[1...2] == ["layout, box 250.0 568.0", "layout, box 250.0 568.0"])
    #expect(events.count == 4 && events[3].hasPrefix("A did rotate"))
  }

  @Test("containers hand the callbacks on to who is visible, one that forwards nothing does not")
  func forwarding() throws {
    final class Silent: UIViewController {
      override var shouldAutomaticallyForwardRotationMethods: Bool { false }
    }
    let session = try session(.iOS(6))
    let (a, b, c) = session.perform {
      (TurningController("A", trace), TurningController("B", trace), TurningController("C", trace))
    }
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [session.perform { UINavigationController(rootViewController: a) }, c]
    a.addChild(b)
    a.view.addSubview(b.view)
    b.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    b.view.autoresizingMask = []
    _ = session.show(tabs)
    let wills = trace.during { session.rotate(to: .landscapeLeft) }.filter { $0.contains("will rotate") }
    #expect(
      wills == [
        "A will rotate to landscape-left in 0.4, 320x455 portrait",
        "B will rotate to landscape-left in 0.4, 100x100 portrait",
      ])
    let silent = session.perform { Silent() }
    silent.addChild(c)
    silent.view.addSubview(c.view)
    _ = session.show(silent)
    #expect(!trace.during { session.rotate(to: .portrait) }.contains { $0.hasPrefix("C") && $0.contains("rotate") })
  }

  @Test("from iOS 8 on: classes, size, new bounds and traits, layout, alongside, completion")
  func new() throws {
    let session = try session(.iOS(9), "iphone-6s")
    let controller = session.perform { ResizingController("A", trace) }
    _ = session.show(controller)
    #expect(
      trace.during { session.finishTurn(to: .landscapeLeft) } == [
        "A to wC hC, 375x667 portrait", "A to 667x375 in 0.3, 375x667 portrait",
        "A will rotate to landscape-left in 0.3, 375x667 portrait",
        "A from wC hR to wC hC, 667x375 landscape-left",
        "A will layout, 667x375 landscape-left", "A did layout, 667x375 landscape-left",
        "A will animate to landscape-left, 667x375 landscape-left", "A alongside, 667x375 landscape-left",
        "A did rotate from portrait, 667x375 landscape-left", "A complete, 667x375 landscape-left",
      ])
  }

  @Test("without size classes that change, only the size is told")
  func pad() throws {
    let session = try session(.iOS(12), "ipad-9.7")
    let controller = session.perform { ResizingController("A", trace) }
    _ = session.show(controller)
    let events = trace.during { session.rotate(to: .landscapeLeft) }.filter { $0.contains(" to ") }
    #expect(
      events == [
        "A to 1024x768 in 0.3, 768x1024 portrait", "A will rotate to landscape-left in 0.3, 768x1024 portrait",
        "A will animate to landscape-left, 1024x768 landscape-left",
      ])
  }

  @Test("containers tell a child the size it will have, and nothing to one that keeps its size")
  func childSizes() throws {
    final class Outer: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: 200, height: 100) }
    }
    let session = try session(.iOS(10), "iphone-7")
    let (a, b) = session.perform { (ResizingController("A", trace), ResizingController("B", trace)) }
    a.edgesForExtendedLayout = []
    let outer = session.perform { Outer() }
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [session.perform { UINavigationController(rootViewController: a) }]
    _ = session.show(tabs)
    var sizes = trace.during { session.rotate(to: .landscapeLeft) }.filter { $0.contains(" in 0.3") }
    #expect(sizes.first == "A to 667x294 in 0.3, 375x554 portrait")
    #expect(a.view.bounds.size == CGSize(width: 667, height: 294))
    sizes = trace.during { session.rotate(to: .portrait) }.filter { $0.contains(" in 0.3") }
    #expect(sizes.first == "A to 375x554 in 0.3, 667x294 landscape-left")
    #expect(a.view.bounds.size == CGSize(width: 375, height: 554))
    outer.addChild(b)
    outer.view.addSubview(b.view)
    b.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    b.view.autoresizingMask = []
    _ = session.show(outer)
    #expect(!trace.during { session.rotate(to: .landscapeLeft) }.contains { $0.hasPrefix("B to 2") })
  }

  @Test("a turn starts from a finished frame")
  func pending() throws {
    let session = try session(.iOS(8))
    let (a, b) = session.perform { (ResizingController("A", trace), ResizingController("B", trace)) }
    let navigation = session.perform { UINavigationController(rootViewController: a) }
    _ = session.show(navigation)
    navigation.pushViewController(b, animated: true)
    let events = trace.during { session.finishTurn(to: .landscapeRight) }
    #expect(events.prefix(2) == ["B will layout, 320x568 portrait", "B did layout, 320x568 portrait"])
    #expect(events.contains("B to 568x320 in 0.3, 320x568 portrait"))
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 568, height: 320) && session.orientations.transition == nil)
  }

  @Test("the coordinator knows the turn while it lasts, and takes no more animations afterwards")
  func coordinator() throws {
    final class Keeping: UIViewController {
      var kept: (any UIViewControllerTransitionCoordinator)?
      var steps: [CGFloat] = []

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        kept = coordinator
        coordinator.animateAlongsideTransition(in: nil) {
          self.steps.append($0.percentComplete)
        } completion: {
          self.steps.append($0.percentComplete)
        }
      }
    }
    let session = try session(.iOS(13), "iphone-x")
    let controller = session.perform { Keeping() }
    let window = session.show(controller)
    session.rotate(to: .landscapeLeft)
    let coordinator = try #require(controller.kept)
    #expect(controller.steps == [0] && controller.transitionCoordinator === coordinator)
    session.advance(by: 0.3)
    #expect(controller.steps == [0, 1] && coordinator.containerView === window && coordinator.isAnimated)
    #expect(coordinator.targetTransform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(!coordinator.animate(alongsideTransition: nil) && controller.transitionCoordinator == nil)
  }

  @Test("a turn ends when its time has passed, or when the next one begins")
  func endings() throws {
    let session = try session(.iOS(6))
    let controller = session.perform { TurningController("A", trace) }
    _ = session.show(controller)
    func ends(_ body: () -> Void) -> [String] { trace.during(body).filter { $0.contains("did rotate") } }
    #expect(ends { session.rotate(to: .landscapeLeft) } == [])
    #expect(ends { session.advance(by: 0.3) } == [])
    #expect(ends { session.advance(by: 0.1) } == ["A did rotate from portrait, 568x300 landscape-left"])
    #expect(ends { session.rotate(to: .portrait) } == [])
    #expect(
      trace.during { session.rotate(to: .landscapeRight) }.first
        == "A did rotate from landscape-left, 320x548 portrait")
    #expect(ends { session.advance(by: 5) } == ["A did rotate from portrait, 568x300 landscape-right"])
  }
}
