import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The frames of presented views. Basis: captured for the card on a screen of 375x667, in a published view dump;
/// derived from the areas of window roots for full screens; assumed for sheets.
@MainActor struct PresentedFrameTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private let small = CGSize(width: 320, height: 568)

  @Test("a full screen has the area of a window's root", arguments: [5, 6, 7, 8, 12, 13])
  func fullScreen(version: Int) throws {
    let stage = try PresentationStageForTests(.iOS(version), small)
    stage.second.modalPresentationStyle = .fullScreen
    stage.present()
    #expect(stage.second.view.frame == (version < 7 ? rect(0, 20, 320, 548) : rect(0, 0, 320, 568)))
    #expect(stage.second.view.frame == stage.first.frameAtLayout)
    #expect(stage.second.topLengthAtLayout == stage.first.topLengthAtLayout)
    #expect((stage.second.view.superview === stage.window) == (version < 8))
  }

  @Test("in iOS 6 a bar in a full screen is where it is in a window's root")
  func fullScreenBars() throws {
    let stage = try PresentationStageForTests(.iOS(6), small)
    let navigation = stage.session.perform { UINavigationController(rootViewController: stage.second) }
    stage.present(navigation)
    #expect(navigation.navigationBar.frame == rect(0, 20, 320, 44) && stage.second.view.frame == rect(0, 0, 320, 504))
    #expect(stage.second.boundsAtLoad == CGSize(width: 320, height: 548))
  }

  @Test("a full screen turns where the window does not")
  func turned() throws {
    for version in [6, 7, 8] {
      for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portraitUpsideDown] {
        var environment = try Session.phone(small, .iOS(version)).environment
        environment.orientation = orientation
        let stage = PresentationStageForTests(environment)
        let (frame, transform) = (stage.first.view.frame, stage.first.view.transform)
        stage.present()
        #expect(stage.second.view.frame == frame && stage.second.view.transform == transform)
        #expect(stage.second.view.bounds == stage.first.view.bounds)
      }
    }
  }

  @Test("what lies over a full screen turns, too")
  func turnedContainer() throws {
    let stage = try PresentationStageForTests(.iOS(7), pad: "ipad-2", .landscapeLeft)
    stage.second.modalPresentationStyle = .formSheet
    stage.present()
    let container = try #require(stage.second.presentationController?.containerView)
    #expect(container.bounds == rect(0, 0, 1024, 768) && container.frame == rect(0, 0, 768, 1024))
    #expect(stage.second.view.convert(stage.second.view.bounds, to: container) == rect(242, 74, 540, 620))
    #expect(container.transform == stage.first.view.transform)
  }

  @Test("a card begins at 40, or 10 below a higher status bar")
  func cards() throws {
    let screens = [
      (CGSize(width: 375, height: 667), CGFloat(40), CGFloat(0)), (CGSize(width: 390, height: 844), 57, 34),
    ]
    for (screen, top, bottom) in screens {
      let stage = try PresentationStageForTests(.iOS(15), screen)
      stage.present()
      let view = try #require(stage.second.view)
      #expect(
        view.convert(view.bounds, to: stage.window) == rect(0, top, screen.width, screen.height - top))
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
      #expect(stage.second.presentationController?.frameOfPresentedViewInContainerView.minY == top)
    }
  }

  @Test("on a low screen a card fills it, and leaves the presenter where it is")
  func lowCard() throws {
    let stage = try PresentationStageForTests(.iOS(13), CGSize(width: 667, height: 375))
    stage.present()
    #expect(stage.second.view.frame == rect(0, 0, 667, 375) && stage.first.view.window != nil)
  }

  /// Basis: captured: a table in such a card has an adjusted inset of 56.
  @Test("a navigation bar in a card is 56 high, and the content starts below it")
  func cardBar() throws {
    let stage = try PresentationStageForTests(.iOS(13), CGSize(width: 375, height: 667))
    let table = stage.session.perform { UITableView(frame: .zero, style: .plain) }
    stage.second.view = table
    let navigation = stage.session.perform { UINavigationController(rootViewController: stage.second) }
    stage.present(navigation)
    #expect(navigation.view.frame == rect(0, 0, 375, 627) && navigation.navigationBar.frame == rect(0, 0, 375, 56))
    #expect(stage.second.view.safeAreaInsets.top == 56)
    #expect(table.adjustedContentInset.top == 56 && table.contentOffset == CGPoint(x: 0, y: -56))
  }

  @Test("the views around a card are those of a published dump")
  func cardTree() throws {
    let stage = try PresentationStageForTests(.iOS(13), CGSize(width: 375, height: 667))
    stage.present()
    let container = try #require(stage.second.presentationController?.containerView)
    #expect(container.superview === stage.window && container.frame == rect(0, 0, 375, 667))
    #expect(container is UITransitionView && stage.window.subviews.last === container)
    let (dimming, shadow) = (container.subviews[0], container.subviews[1])
    #expect(dimming is UIDimmingView && dimming.frame == rect(-375, -667, 1125, 2001))
    #expect(shadow is UIDropShadowView && shadow.frame == rect(0, 40, 375, 627))
    #expect(stage.second.view.frame == rect(0, 0, 375, 627) && stage.second.view.isDescendant(of: shadow))
  }

  @Test("pads show sheets: pages of 768 from the status bar on, forms of 540x620 or of the preferred size")
  func sheets() throws {
    for (version, pad) in [(6, "ipad-2"), (9, "ipad-2"), (13, "ipad-6")] {
      let stage = try PresentationStageForTests(.iOS(version), pad: pad, .portrait)
      func frame(_ style: UIModalPresentationStyle) throws -> CGRect {
        stage.second.modalPresentationStyle = style
        stage.present()
        defer {
          stage.first.dismiss(animated: false)
          stage.session.commitWindows()
        }
        let view = try #require(stage.second.view)
        #expect(stage.first.view.window != nil && stage.second.topLengthAtLayout == 0)
        return view.convert(view.bounds, to: nil)
      }
      #expect(try frame(.pageSheet) == rect(0, 20, 768, 1004))
      #expect(try frame(.formSheet) == rect(114, 202, 540, 620))
      stage.second.preferredContentSize = CGSize(width: 400, height: 300)
      #expect(try frame(.formSheet) == rect(184, 362, 400, 300))
    }
    let wide = try PresentationStageForTests(.iOS(9), pad: "ipad-2", .landscapeLeft)
    wide.second.modalPresentationStyle = .pageSheet
    wide.present()
    #expect(wide.second.view.convert(wide.second.view.bounds, to: nil) == rect(128, 20, 768, 748))
  }

  @Test("phones without cards fill the screen with a sheet")
  func adapted() throws {
    let stage = try PresentationStageForTests(.iOS(12), small)
    stage.second.modalPresentationStyle = .formSheet
    stage.present()
    #expect(stage.second.view.frame == rect(0, 0, 320, 568) && stage.first.view.window == nil)
  }

  @Test("a context gives its own place, and its container keeps its bars")
  func context() throws {
    for version in [6, 7, 13] {
      let stage = try PresentationStageForTests(.iOS(version), small)
      let tabs = stage.session.perform { UITabBarController() }
      let inner = stage.session.perform { ProbeController("C", trace: stage.trace) }
      tabs.viewControllers = [inner]
      inner.definesPresentationContext = true
      stage.second.modalPresentationStyle = .currentContext
      stage.window.rootViewController = tabs
      stage.session.commitWindows()
      let before = inner.view.frame
      _ = stage.trace.take()
      inner.present(stage.second, animated: false)
      stage.session.commitWindows()
      stage.session.commitWindows()
      #expect(
        stage.trace.take() == [
          "B.load", "C.willDisappear", "B.willAppear presented", "B.willLayout", "B.didLayout",
          "B.didAppear presented", "C.didDisappear",
        ])
      #expect(stage.second.view.bounds.size == before.size && inner.view.superview == nil)
      #expect(stage.second.view.isDescendant(of: tabs.view) && tabs.tabBar.window != nil)
      #expect(stage.second.bottomLengthAtLayout == inner.bottomLengthAtLayout)
      inner.dismiss(animated: false)
      stage.session.commitWindows()
      #expect(inner.view.frame == before && inner.view.window != nil && stage.second.view.window == nil)
    }
  }

  @Test("without a context the whole window is it")
  func missingContext() throws {
    let stage = try PresentationStageForTests(.iOS(9), small)
    stage.second.modalPresentationStyle = .currentContext
    stage.present()
    #expect(stage.second.view.convert(stage.second.view.bounds, to: nil) == rect(0, 0, 320, 568))
    #expect(stage.second.presentingViewController === stage.first && stage.first.view.superview == nil)
  }

  @Test("a context in a card is the card")
  func contextInCard() throws {
    let stage = try PresentationStageForTests(.iOS(13), CGSize(width: 375, height: 667))
    let third = stage.session.perform { UINavigationController(rootViewController: UIViewController()) }
    stage.present()
    third.modalPresentationStyle = .currentContext
    stage.second.present(third, animated: false)
    stage.session.commitWindows()
    #expect(third.view.convert(third.view.bounds, to: nil) == rect(0, 40, 375, 627))
    #expect(third.navigationBar.frame == rect(0, 0, 375, 56) && stage.second.view.superview == nil)
    third.dismiss(animated: false)
    stage.session.commitWindows()
    #expect(stage.second.view.convert(stage.second.view.bounds, to: nil) == rect(0, 40, 375, 627))
  }

  @Test("a child of the program's own container can be a context")
  func ownContext() throws {
    let stage = try PresentationStageForTests(.iOS(9), small)
    let child = stage.session.perform { UIViewController() }
    stage.first.addChild(child)
    child.view.frame = rect(10, 100, 300, 200)
    stage.first.view.addSubview(child.view)
    child.didMove(toParent: stage.first)
    child.definesPresentationContext = true
    stage.second.modalPresentationStyle = .currentContext
    child.present(stage.second, animated: false)
    stage.session.commitWindows()
    #expect(stage.second.view.convert(stage.second.view.bounds, to: nil) == rect(10, 100, 300, 200))
    #expect(child.view.superview == nil)
    child.dismiss(animated: false)
    stage.session.commitWindows()
    #expect(child.view.superview === stage.first.view && child.view.frame == rect(10, 100, 300, 200))
  }

  @Test("a presentation controller of the program's own says where, and adds views")
  func custom() throws {
    final class Half: UIPresentationController {
      let backdrop = UIView()
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 300, width: 320, height: 268) }
      override func presentationTransitionWillBegin() { containerView?.insertSubview(backdrop, at: 0) }
      override func dismissalTransitionDidEnd(_ completed: Bool) { backdrop.removeFromSuperview() }
    }
    final class Transition: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
    }
    let stage = try PresentationStageForTests(.iOS(13), small), transition = stage.session.perform { Transition() }
    stage.second.modalPresentationStyle = .custom
    stage.second.transitioningDelegate = transition
    stage.present()
    let half = try #require(stage.second.presentationController as? Half)
    #expect(stage.second.view.frame == rect(0, 300, 320, 268) && half.presentingViewController === stage.first)
    #expect(
      half.containerView?.subviews == [half.backdrop, stage.second.view] && half.presentedView === stage.second.view)
    stage.first.dismiss(animated: false)
    stage.session.commitWindows()
    #expect(half.backdrop.superview == nil && stage.second.presentation.controller == nil)
  }
}
