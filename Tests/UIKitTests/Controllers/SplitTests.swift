import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Split view controllers.
/// Basis: captured for the columns until iOS 7, in a published log of an iPad in landscape; assumed for the widths from
/// iOS 8 on; documented for collapsing.
@MainActor struct SplitTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var hides = true
    var collapses = false

    func splitViewController(
      _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool { hides }

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { collapses }
  }

  @MainActor private struct Stage {
    let session: Session
    let trace = Trace()
    let split: UISplitViewController
    let primary: ProbeController
    let secondary: ProbeController

    init(_ version: SystemVersion, _ device: String, _ orientation: UIInterfaceOrientation) throws {
      session = Session(
        environment: SystemEnvironment(
          profile: .profile(for: version), device: try DeviceCatalog.find(device), orientation: orientation))
      let trace = trace
      (primary, secondary) = session.perform {
        (ProbeController("P", trace: trace), ProbeController("S", trace: trace))
      }
      split = session.perform { UISplitViewController() }
      split.viewControllers = [primary, secondary]
    }

    func show() -> UIWindow { session.show(split) }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("in landscape both are seen: 320, a point, the rest; in iOS 6 below the status bar")
  func oldLandscape() throws {
    for (version, height) in [(SystemVersion.iOS(6), CGFloat(748)), (.iOS(6, 1), 748), (.iOS(7), 768)] {
      let stage = try Stage(version, "ipad-2", .landscapeRight), window = stage.show()
      #expect(stage.split.view.bounds == rect(0, 0, 1024, height) && window.bounds == rect(0, 0, 768, 1024))
      #expect(stage.primary.view.frame == rect(0, 0, 320, height))
      #expect(stage.secondary.view.frame == rect(321, 0, 703, height))
      #expect(stage.split.primaryColumnWidth == 320 && !stage.split.isCollapsed)
      #expect(stage.secondary.topLengthAtLayout == (height == 768 ? 20 : 0))
    }
  }

  @Test("in portrait the primary controller is hidden, unless the delegate says otherwise")
  func oldPortrait() throws {
    let stage = try Stage(.iOS(7), "ipad-2", .portrait), delegate = stage.session.perform { Delegate() }
    stage.split.delegate = delegate
    _ = stage.show()
    #expect(stage.secondary.view.frame == rect(0, 0, 768, 1024) && !stage.primary.isViewLoaded)
    #expect(stage.split.displayMode == .secondaryOnly)
    delegate.hides = false
    stage.split.delegate = delegate
    stage.session.commitWindows()
    #expect(stage.primary.view.frame == rect(0, 0, 320, 1024) && stage.secondary.view.frame == rect(321, 0, 447, 1024))
  }

  @Test("from iOS 8 on the primary column has a share of the width and a limit")
  func widths() throws {
    let stage = try Stage(.iOS(9), "ipad-2", .landscapeLeft)
    _ = stage.show()
    #expect(stage.split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
    #expect(stage.primary.view.frame == rect(0, 0, 320, 768) && stage.secondary.view.frame == rect(321, 0, 703, 768))
    stage.split.maximumPrimaryColumnWidth = 500
    stage.session.commitWindows()
    #expect(stage.split.primaryColumnWidth == 410 && stage.primary.view.frame.width == 410)
    stage.split.preferredPrimaryColumnWidthFraction = 0.1
    stage.split.minimumPrimaryColumnWidth = 200
    #expect(stage.split.primaryColumnWidth == 200)
    let retina = try Stage(.iOS(12), "ipad-6", .landscapeLeft)
    _ = retina.show()
    #expect(retina.secondary.view.frame == rect(320.5, 0, 703.5, 768))
    let large = try Stage(.iOS(12), "ipad-pro-12.9-1st", .landscapeLeft)
    _ = large.show()
    #expect(large.primary.view.frame.width == 375)
  }

  @Test("a preferred display mode is followed")
  func modes() throws {
    let stage = try Stage(.iOS(9), "ipad-2", .portrait)
    _ = stage.show()
    #expect(stage.split.displayMode == .secondaryOnly && stage.secondary.view.frame == rect(0, 0, 768, 1024))
    _ = stage.trace.take()
    stage.split.preferredDisplayMode = .oneOverSecondary
    stage.session.commitWindows()
    #expect(
      stage.trace.take() == ["P.load", "P.willAppear", "P.willLayout", "P.didLayout", "P.didAppear"])
    #expect(stage.primary.view.frame.width == stage.split.primaryColumnWidth)
    #expect(stage.split.view.subviews.last === stage.primary.view && stage.secondary.view.frame.width == 768)
    stage.split.preferredDisplayMode = .allVisible
    stage.session.commitWindows()
    #expect(stage.secondary.view.frame.minX == stage.primary.view.frame.maxX + 1)
    stage.split.preferredDisplayMode = .secondaryOnly
    stage.session.commitWindows()
    #expect(stage.primary.view.superview == nil && stage.trace.take().last == "P.didDisappear")
  }

  @Test("where the width is compact one controller is left: the secondary one, unless the delegate lets it go")
  func collapsed() throws {
    for collapses in [false, true] {
      let stage = try Stage(.iOS(9), "iphone-8", .portrait), delegate = stage.session.perform { Delegate() }
      delegate.collapses = collapses
      stage.split.delegate = delegate
      _ = stage.show()
      let shown = collapses ? stage.primary : stage.secondary
      #expect(stage.split.isCollapsed && stage.split.viewControllers == [stage.primary])
      #expect(shown.view.frame == rect(0, 0, 375, 667) && shown.topLengthAtLayout == 20)
      #expect((collapses ? stage.secondary : stage.primary).isViewLoaded == false)
    }
    let plus = try Stage(.iOS(9), "iphone-8-plus", .landscapeLeft), posts = DetailTargetPosts(plus.session)
    _ = plus.show()
    #expect(!plus.split.isCollapsed && plus.primary.view.frame.width < 320 && posts.count == 0)
    plus.session.rotate(to: .portrait)
    plus.session.advance(by: 1)
    #expect(plus.split.isCollapsed && posts.count == 1)
  }

  @Test("children know their split view controller, and show details in it")
  func details() throws {
    let stage = try Stage(.iOS(9), "ipad-2", .landscapeLeft)
    _ = stage.show()
    #expect(stage.primary.splitViewController === stage.split)
    #expect(stage.split.children == [stage.primary, stage.secondary])
    let other = stage.session.perform { ProbeController("O", trace: stage.trace) }
    _ = stage.trace.take()
    stage.primary.showDetailViewController(other, sender: nil)
    stage.session.commitWindows()
    #expect(
      stage.trace.take() == [
        "O.willMove", "S.willLeave", "O.load", "S.willDisappear", "O.willAppear", "O.willLayout", "O.didLayout",
        "S.didDisappear", "O.didAppear", "S.didLeave", "O.didMove",
      ])
    #expect(other.view.frame == rect(321, 0, 703, 768) && stage.secondary.parent == nil)
  }

  @Test("while collapsed, a detail is pushed where the primary controller is a stack")
  func collapsedDetail() throws {
    let stage = try Stage(.iOS(9), "iphone-8", .portrait), delegate = stage.session.perform { Delegate() }
    let navigation = stage.session.perform { UINavigationController(rootViewController: stage.primary) }
    delegate.collapses = true
    stage.split.viewControllers = [navigation, stage.secondary]
    stage.split.delegate = delegate
    _ = stage.show()
    let detail = stage.session.perform { ProbeController("D", trace: stage.trace) }
    stage.primary.showDetailViewController(detail, sender: nil)
    stage.session.commitWindows()
    #expect(navigation.topViewController === detail && detail.view.window != nil && detail.topLengthAtLayout == 64)
  }

  @Test("where it is no stack the detail takes its place, and the delegate is not asked")
  func detailAlone() throws {
    let stage = try Stage(.iOS(9), "iphone-8", .portrait), delegate = stage.session.perform { Delegate() }
    stage.split.delegate = delegate
    _ = stage.show()
    let detail = stage.session.perform { ProbeController("D", trace: stage.trace) }
    (delegate.collapses, stage.trace.events) = (true, [])
    stage.secondary.showDetailViewController(detail, sender: nil)
    stage.session.commitWindows()
    #expect(
      stage.trace.take().filter { $0.contains("ppear") } == [
        "S.willDisappear", "D.willAppear", "S.didDisappear", "D.didAppear",
      ])
    #expect(detail.view.window != nil && stage.primary.viewIfLoaded == nil)
  }

  @Test("shown from a navigation controller, a controller is pushed; from nowhere, presented")
  func showing() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(8))
    let (root, pushed, detail) = session.perform { (UIViewController(), UIViewController(), UIViewController()) }
    let navigation = session.perform { UINavigationController(rootViewController: root) }
    _ = session.show(navigation)
    root.show(pushed, sender: nil)
    #expect(navigation.topViewController === pushed)
    pushed.showDetailViewController(detail, sender: nil)
    #expect(navigation.presentedViewController === detail)
  }

  @Test("columns in bars' containers have bars of their own")
  func navigation() throws {
    let stage = try Stage(.iOS(7), "ipad-2", .landscapeLeft)
    let inner = stage.session.perform { ProbeController() }
    let navigation = stage.session.perform { UINavigationController(rootViewController: inner) }
    stage.split.viewControllers = [navigation, stage.secondary]
    _ = stage.show()
    #expect(navigation.navigationBar.frame == rect(0, 20, 320, 44) && inner.view.frame == rect(0, 0, 320, 768))
    #expect(inner.topLengthAtLayout == 64)
  }

  private final class PlainDelegate: UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { true }
  }

  /// Basis: captured: route-composer's tests on iOS 26 for the four counts; UISplitViewController.h for the delegate.
  @Test("one that was never shown has both controllers, on a phone too; its delegate need not be an NSObject")
  func neverShown() throws {
    let session = try Session.of(.iOS(17), "iphone-12")
    let (split, detail, delegate) = session.perform { (UISplitViewController(), UIViewController(), PlainDelegate()) }
    session.perform {
      split.viewControllers = [UIViewController()]
      split.showDetailViewController(detail, sender: nil)
      #expect(!split.isCollapsed && split.viewControllers.count == 2 && split.viewControllers.last === detail)
      split.viewControllers = [UIViewController(), detail]
      #expect(split.viewControllers.count == 2)
      split.delegate = delegate
      split.showDetailViewController(UIViewController(), sender: nil)
      #expect(split.viewControllers.last === detail)
    }
    _ = session.show(split)
    #expect(split.isCollapsed && split.viewControllers.count == 1 && detail.view.window != nil)
  }
}
