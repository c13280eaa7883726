import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Page view controllers.
/// Basis: UIPageViewController reference; captured for the exception, in published crash logs; assumed for the height
/// of a page control.
@MainActor struct PageTests {
  @MainActor private struct Stage {
    let session: Session
    let trace = Trace()
    let pages: [ProbeController]

    init(_ version: SystemVersion = .iOS(9), _ size: CGSize = CGSize(width: 375, height: 667)) throws {
      session = try Session.phone(size, version)
      let trace = trace
      pages = session.perform { ["A", "B", "C"].map { ProbeController($0, trace: trace) } }
    }

    func make(
      _ style: UIPageViewController.TransitionStyle, vertical: Bool = false,
      _ spine: UIPageViewController.SpineLocation? = nil
    ) -> UIPageViewController {
      session.perform {
        UIPageViewController(
          transitionStyle: style, navigationOrientation: vertical ? .vertical : .horizontal,
          options: spine.map { [.spineLocation: $0.rawValue] })
      }
    }
  }

  private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var pages: [ProbeController] = []
    var count = 0
    var told: [String] = []

    private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
      let index = (pages.firstIndex { $0 === page } ?? 0) + distance
      return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { told.append("will \(names(pendingViewControllers))") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { told.append("did from \(names(previousViewControllers)) \(completed)") }

    private func names(_ controllers: [UIViewController]) -> String {
      controllers.compactMap { ($0 as? ProbeController)?.name }.joined()
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func frameInWindow(_ page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: nil) }

  /// Basis: captured: Pageboy's tests on iOS scroll a page view controller that no window lays out.
  @Test("the scroll view is as large as the view, at its middle page, before the first layout")
  func restsBeforeLayout() throws {
    let stage = try Stage()
    stage.session.perform {
      let pages = stage.make(.scroll)
      pages.setViewControllers([stage.pages[0]], direction: .forward, animated: false)
      let content = pages.view.subviews.first as? UIScrollView
      #expect(
        content?.frame == CGRect(x: 0, y: 0, width: 375, height: 667) && content?.contentOffset == CGPoint(x: 375, y: 0)
      )
      pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      #expect(content?.frame == pages.view.bounds)
    }
  }

  @Test("a page fills the container in both styles, and gets what lies over it")
  func frames() throws {
    for (version, area, top) in [
      (SystemVersion.iOS(6), rect(0, 20, 375, 647), CGFloat(0)), (.iOS(9), rect(0, 0, 375, 667), 20),
    ] {
      for style in [UIPageViewController.TransitionStyle.pageCurl, .scroll] {
        let stage = try Stage(version), controller = stage.make(style)
        controller.setViewControllers([stage.pages[0]], direction: .forward, animated: false)
        _ = stage.session.show(controller)
        #expect(frameInWindow(stage.pages[0]) == area && stage.pages[0].topLengthAtLayout == top)
        #expect(controller.view.bounds.size == area.size)
        #expect(stage.pages[0].parent === controller && controller.viewControllers == [stage.pages[0]])
      }
    }
    let modern = try Stage(.iOS(15), CGSize(width: 390, height: 844)), controller = modern.make(.scroll)
    let navigation = modern.session.perform { UINavigationController(rootViewController: controller) }
    controller.setViewControllers([modern.pages[0]], direction: .forward, animated: false)
    _ = modern.session.show(navigation)
    #expect(frameInWindow(modern.pages[0]) == rect(0, 0, 390, 844))
    #expect(modern.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test("a scrolling page is the middle one of three, without insets for bars")
  func queue() throws {
    let stage = try Stage(), controller = stage.make(.scroll)
    let navigation = stage.session.perform { UINavigationController(rootViewController: controller) }
    controller.setViewControllers([stage.pages[0]], direction: .forward, animated: false)
    _ = stage.session.show(navigation)
    let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
    #expect(scrollView.contentSize == CGSize(width: 1125, height: 667) && scrollView.contentOffset.x == 375)
    #expect(scrollView.contentInset == .zero && scrollView.contentOffset.y == 0)
    #expect(stage.pages[0].view.frame == rect(375, 0, 375, 667) && stage.pages[0].topLengthAtLayout == 64)
  }

  @Test("a spine in the middle has half of the container on each side")
  func halves() throws {
    let stage = try Stage(), controller = stage.make(.pageCurl, .mid)
    controller.setViewControllers([stage.pages[0], stage.pages[1]], direction: .forward, animated: false)
    _ = stage.session.show(controller)
    #expect(
      stage.pages[0].view.frame == rect(0, 0, 187.5, 667) && stage.pages[1].view.frame == rect(187.5, 0, 187.5, 667))
    let other = try Stage(), vertical = other.make(.pageCurl, vertical: true, .mid)
    vertical.setViewControllers([other.pages[0], other.pages[1]], direction: .forward, animated: false)
    _ = other.session.show(vertical)
    #expect(other.pages[0].view.frame == rect(0, 0, 375, 333.5) && other.pages[1].view.frame.minY == 333.5)
    #expect(other.pages[0].topLengthAtLayout == 20 && other.pages[1].topLengthAtLayout == 0)
    #expect(stage.make(.scroll, .mid).spineLocation == .none && stage.make(.pageCurl).spineLocation == .min)
  }

  @Test("another page takes the place of the one before")
  func turning() throws {
    let stage = try Stage(), controller = stage.make(.scroll), trace = stage.trace
    controller.setViewControllers([stage.pages[0]], direction: .forward, animated: false)
    #expect(trace.take() == ["A.willMove", "A.didMove"])
    _ = stage.session.show(controller)
    _ = trace.take()
    controller.setViewControllers([stage.pages[1]], direction: .forward, animated: true) {
      trace.events.append("completion \($0)")
    }
    #expect(trace.take() == ["B.willMove", "A.willLeave", "B.load", "A.willDisappear", "B.willAppear"])
    stage.session.commitWindows()
    #expect(
      trace.take() == [
        "B.willLayout", "B.didLayout", "A.didDisappear", "B.didAppear", "A.didLeave", "B.didMove", "completion true",
      ])
    #expect(controller.children == [stage.pages[1]] && stage.pages[0].view.superview == nil)
  }

  @Test("turned by the user, the data source is asked and the delegate told")
  func swiping() throws {
    let stage = try Stage(), controller = stage.make(.scroll), source = stage.session.perform { Source() }
    source.pages = stage.pages
    (controller.dataSource, controller.delegate) = (source, source)
    controller.setViewControllers([stage.pages[0]], direction: .forward, animated: false)
    _ = stage.session.show(controller)
    #expect(!controller.turnPage(.reverse) && source.told.isEmpty)
    #expect(controller.turnPage(.forward))
    stage.session.commitWindows()
    #expect(controller.viewControllers == [stage.pages[1]] && source.told == ["will B", "did from A true"])
    #expect(frameInWindow(stage.pages[1]) == rect(0, 0, 375, 667))
  }

  @Test("scrolling pages leave room for a page control where the data source counts them")
  func pageControl() throws {
    for (style, count, height) in [
      (UIPageViewController.TransitionStyle.scroll, 3, CGFloat(630)), (.scroll, 0, 667), (.pageCurl, 3, 667),
    ] {
      let stage = try Stage(), controller = stage.make(style), source = stage.session.perform { Source() }
      source.count = count
      controller.dataSource = source
      controller.setViewControllers([stage.pages[0]], direction: .forward, animated: false)
      _ = stage.session.show(controller)
      #expect(frameInWindow(stage.pages[0]) == rect(0, 0, 375, height))
    }
  }

  /// Basis: documented: the data source is asked after code sets pages; using the control turns the page.
  @Test("the page control shows which page of how many, and follows")
  func pageControlFollows() throws {
    let stage = try Stage(), controller = stage.make(.scroll), source = stage.session.perform { Source() }
    (source.pages, source.count) = (stage.pages, 3)
    (controller.dataSource, controller.delegate) = (source, source)
    controller.setViewControllers([stage.pages[0]], direction: .forward, animated: false)
    _ = stage.session.show(controller)
    let control = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 3 && control.currentPage == 0 && control.frame == rect(0, 630, 375, 37))
    controller.turnPage(.forward)
    stage.session.advance(by: 1)
    #expect(control.currentPage == 1)
    control.currentPage = 2
    control.sendActions(for: .valueChanged)
    stage.session.advance(by: 1)
    #expect(controller.viewControllers == [stage.pages[2]] && control.currentPage == 2)
  }

  @Test("pages that curl are turned by a tap at a side or a pull, and have the recognizers for it")
  func curling() throws {
    let stage = try Stage(), controller = stage.make(.pageCurl), source = stage.session.perform { Source() }
    source.pages = stage.pages
    (controller.dataSource, controller.delegate) = (source, source)
    controller.setViewControllers([stage.pages[0]], direction: .forward, animated: false)
    _ = stage.session.show(controller)
    #expect(controller.gestureRecognizers.map { $0 is UIPanGestureRecognizer } == [true, false])
    #expect(stage.make(.scroll).gestureRecognizers.isEmpty)
    func tap(_ x: CGFloat) {
      for phase in [UITouch.Phase.began, .ended] { stage.session.touch(phase, finger: 1, at: CGPoint(x: x, y: 300)) }
      stage.session.advance(by: 1)
    }
    tap(370)
    #expect(controller.viewControllers == [stage.pages[1]])
    tap(180)
    #expect(controller.viewControllers == [stage.pages[1]])
    stage.session.touch(.began, finger: 1, at: CGPoint(x: 300, y: 300))
    for step in 1...10 { stage.session.touch(.moved, finger: 1, at: CGPoint(x: 300 - 25 * CGFloat(step), y: 300)) }
    stage.session.touch(.ended, finger: 1, at: CGPoint(x: 50, y: 300))
    stage.session.advance(by: 1)
    #expect(controller.viewControllers == [stage.pages[2]])
    controller.gestureRecognizers.forEach { $0.isEnabled = false }
    tap(5)
    #expect(controller.viewControllers == [stage.pages[2]])
  }

  private final class Spread: NSObject, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    init(_ pages: [UIViewController]) { self.pages = pages }

    func pageViewController(
      _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      let isWide = orientation.isLandscape
      pageViewController.setViewControllers(
        Array(pages.prefix(isWide ? 2 : 1)), direction: .forward, animated: false)
      return isWide ? .mid : .min
    }

    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }
  }

  /// Basis: `pageViewController(_:spineLocationFor:)` reference.
  @Test("a book that is turned asks for its spine, and shows two pages at one in the middle")
  func spineOfTurn() throws {
    for version in [SystemVersion.iOS(7), .iOS(12)] {
      let stage = try Stage(version), controller = stage.make(.pageCurl)
      stage.session.supportedOrientations = .all
      let delegate = stage.session.perform { Spread(stage.pages) }
      controller.delegate = delegate
      controller.setViewControllers([stage.pages[0]], direction: .forward, animated: false)
      _ = stage.session.show(controller)
      #expect(stage.session.rotate(to: .landscapeRight))
      stage.session.advance(by: 1)
      #expect(controller.spineLocation == .mid && controller.viewControllers?.count == 2)
      #expect(stage.pages.prefix(2).map { $0.view.frame } == [rect(0, 0, 333.5, 375), rect(333.5, 0, 333.5, 375)])
      #expect(stage.session.rotate(to: .portrait))
      stage.session.advance(by: 1)
      #expect(controller.spineLocation == .min && frameInWindow(stage.pages[0]) == rect(0, 0, 375, 667))
    }
  }

  @Test("the number of controllers is that of the pages that are seen")
  func count() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let pages = (0..<3).map { _ in UIViewController() }
        controller.setViewControllers(pages, direction: .forward, animated: false)
      }
    }
    #expect(
      result.says(
        "The number of view controllers provided (3) doesn't match the number required (1) for the requested transition"
      ))
  }
}
