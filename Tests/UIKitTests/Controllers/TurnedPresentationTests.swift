import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Rotation of presented and split controllers. Basis: derived from the same controllers without rotation; assumed for
/// the traits of sheets and columns.
@MainActor struct TurnedPresentationTests {
  private final class Listener: UIViewController {
    var heard: [String] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      heard.append("\(Int(size.width))x\(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      heard.append("will rotate")
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func frameInWindow(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test("until iOS 7 a full screen turns with the window, and its presenter has turned when it comes back")
  func fullScreen() throws {
    for version in [6, 7] {
      let stage = try PresentationStageForTests(.iOS(version), CGSize(width: 320, height: 568))
      let listener = stage.session.perform { Listener() }
      stage.present(listener)
      #expect(stage.session.rotate(to: .landscapeLeft) && listener.heard == ["will rotate"])
      let size = CGSize(width: 568, height: version == 6 ? 300 : 320)
      #expect(listener.view.bounds.size == size && listener.view.transform == .turning(to: .landscapeLeft))
      stage.first.dismiss(animated: false)
      stage.session.commitWindows()
      #expect(stage.first.view.bounds.size == size && stage.first.view.transform == listener.view.transform)
    }
  }

  @Test("a card is notified of its new size, and fills a low screen")
  func card() throws {
    let stage = try PresentationStageForTests(.iOS(13), CGSize(width: 375, height: 667))
    let listener = stage.session.perform { Listener() }
    stage.present(listener)
    #expect(frameInWindow(listener) == rect(0, 40, 375, 627))
    stage.session.rotate(to: .landscapeLeft)
    #expect(frameInWindow(listener) == rect(0, 0, 667, 375) && stage.first.view.frame == rect(0, 0, 667, 375))
    stage.session.rotate(to: .portrait)
    #expect(frameInWindow(listener) == rect(0, 40, 375, 627))
    #expect(listener.heard.filter { $0 != "will rotate" } == ["667x375", "375x627"])
  }

  @Test("a controller over a context is notified of the context's new size", arguments: [9, 13])
  func context(major: Int) throws {
    let stage = try PresentationStageForTests(.iOS(major), CGSize(width: 375, height: 667))
    let listener = stage.session.perform { Listener() }
    let navigation = stage.session.perform { UINavigationController(rootViewController: stage.second) }
    navigation.navigationBar.isTranslucent = false
    stage.window.rootViewController = navigation
    stage.session.commitWindows()
    stage.second.definesPresentationContext = true
    listener.modalPresentationStyle = .currentContext
    stage.second.present(listener, animated: false)
    stage.session.rotate(to: .landscapeLeft)
    #expect(frameInWindow(listener) == rect(0, 32, 667, 343))
    #expect(listener.heard == ["667x343", "will rotate"])
  }

  @Test("a form sheet stays in the middle, of compact width")
  func formSheet() throws {
    let stage = try PresentationStageForTests(.iOS(9), pad: "ipad-2", .portrait)
    let listener = stage.session.perform { Listener() }
    listener.modalPresentationStyle = .formSheet
    stage.present(listener)
    #expect(
      listener.traitCollection.horizontalSizeClass == .compact
        && stage.first.traitCollection != listener.traitCollection)
    stage.session.rotate(to: .landscapeLeft)
    #expect(frameInWindow(listener) == rect(242, 74, 540, 620) && listener.heard.isEmpty)
    stage.first.dismiss(animated: false)
    stage.session.commitWindows()
    #expect(listener.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("a pad in portrait hides the primary column, and shows it again in landscape")
  func columns() throws {
    for (version, gap) in [(7, CGFloat(1)), (9, 1)] {
      let stage = try PresentationStageForTests(.iOS(version), pad: "ipad-2", .landscapeLeft)
      let split = stage.session.perform { UISplitViewController() }
      let other = stage.session.perform { ProbeController("C", trace: stage.trace) }
      split.viewControllers = [stage.second, other]
      stage.window.rootViewController = split
      stage.session.commitWindows()
      #expect(other.view.frame == rect(320 + gap, 0, 704 - gap, 768))
      #expect(version == 7 || stage.second.traitCollection.horizontalSizeClass == .compact)
      _ = stage.trace.take()
      stage.session.rotate(to: .portrait)
      #expect(other.view.frame == rect(0, 0, 768, 1024) && stage.second.view.superview == nil)
      #expect(stage.trace.take().filter { $0.hasPrefix("B.") } == ["B.willDisappear", "B.didDisappear"])
      stage.session.rotate(to: .landscapeRight)
      #expect(stage.second.view.frame == rect(0, 0, 320, 768) && other.view.frame.minX == 320 + gap)
    }
  }

  @Test("a large phone has two columns in landscape only")
  func collapsing() throws {
    let stage = try PresentationStageForTests(.iOS(9), pad: "iphone-8-plus", .portrait)
    let split = stage.session.perform { UISplitViewController() }
    let other = stage.session.perform { ProbeController("C", trace: stage.trace) }
    split.viewControllers = [stage.second, other]
    stage.window.rootViewController = split
    stage.session.commitWindows()
    #expect(split.isCollapsed && other.view.frame == rect(0, 0, 414, 736))
    stage.session.rotate(to: .landscapeLeft)
    #expect(!split.isCollapsed && stage.second.view.frame == rect(0, 0, split.primaryColumnWidth, 414))
    stage.session.rotate(to: .portrait)
    #expect(split.isCollapsed && stage.second.view.superview == nil && other.view.frame == rect(0, 0, 414, 736))
  }

  @Test("pages turn with their controller")
  func pages() throws {
    let stage = try PresentationStageForTests(.iOS(9), CGSize(width: 375, height: 667))
    let listener = stage.session.perform { Listener() }
    let pages = stage.session.perform {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    pages.setViewControllers([listener], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    stage.session.commitWindows()
    stage.session.rotate(to: .landscapeLeft)
    #expect(frameInWindow(listener) == rect(0, 0, 667, 375) && listener.heard.contains("667x375"))
  }
}
