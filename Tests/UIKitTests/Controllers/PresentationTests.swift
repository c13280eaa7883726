import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Presenting and dismissing.
/// Presenting controllers, and their callbacks. Basis: UIViewController reference; assumed for the order in which the
/// two sides of a full-screen presentation are notified of its end.
@MainActor struct PresentationTests {
  private func stage(_ version: SystemVersion) throws -> PresentationStageForTests {
    try PresentationStageForTests(version, CGSize(width: 320, height: 568))
  }

  @Test("a full screen takes the presenter's place", arguments: [5, 6, 7, 8, 12, 13, 26])
  func fullScreen(version: Int) throws {
    let stage = try stage(.iOS(version)), trace = stage.trace
    stage.second.modalPresentationStyle = .fullScreen
    stage.first.present(stage.second, animated: true) { trace.events.append("completion") }
    #expect(trace.take() == ["B.load", "A.willDisappear", "B.willAppear presented"])
    stage.session.commitWindows()
    #expect(
      trace.take() == ["B.willLayout", "B.didLayout", "B.didAppear presented", "A.didDisappear", "completion"])
    #expect(stage.first.view.window == nil && stage.second.view.window === stage.window)
    #expect(stage.first.presentedViewController === stage.second && stage.first.presentingViewController == nil)
    #expect(stage.second.presentingViewController === stage.first && stage.second.presentedViewController == nil)
    stage.second.dismiss(animated: true) { trace.events.append("completion") }
    #expect(trace.take() == ["B.willDisappear dismissed", "A.willAppear"])
    #expect(stage.second.presentingViewController === stage.first)
    stage.session.commitWindows()
    #expect(
      trace.take() == ["A.willLayout", "A.didLayout", "A.didAppear", "B.didDisappear dismissed", "completion"])
    #expect(stage.first.view.window === stage.window && stage.second.view.superview == nil)
    #expect(stage.first.presentedViewController == nil && stage.second.presentingViewController == nil)
    #expect(!stage.second.isBeingPresented && !stage.second.isBeingDismissed)
  }

  @Test("behind what does not cover it the presenter stays, and is told nothing")
  func staying() throws {
    for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext] {
      let stage = try stage(.iOS(13)), trace = stage.trace
      stage.second.modalPresentationStyle = style
      stage.present()
      #expect(
        trace.take() == [
          "B.load", "B.willAppear presented", "B.willLayout", "B.didLayout", "B.didAppear presented",
        ])
      #expect(stage.first.view.window === stage.window && stage.second.view.window === stage.window)
      stage.first.dismiss(animated: true)
      stage.session.commitWindows()
      #expect(trace.take() == ["B.willDisappear dismissed", "B.didDisappear dismissed"])
      #expect(stage.second.view.superview == nil && stage.window.subviews.count == 1)
    }
  }

  /// Basis: documented in UIViewController.h: reading the automatic style returns a concrete one, a page sheet except
  /// for controllers of the system.
  @Test("without a style it is a full screen until iOS 12 and a card from iOS 13 on")
  func defaults() throws {
    #expect(try stage(.iOS(12)).second.modalPresentationStyle == .fullScreen)
    #expect(try stage(.iOS(13)).second.modalPresentationStyle == .pageSheet)
    let stage = try stage(.iOS(17))
    stage.second.modalPresentationStyle = .formSheet
    #expect(stage.second.modalPresentationStyle == .formSheet)
    stage.second.modalPresentationStyle = .automatic
    #expect(stage.second.modalPresentationStyle == .pageSheet)
    let alert = stage.session.perform { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }
    #expect(alert.modalPresentationStyle == .overFullScreen)
    #expect(UIModalPresentationStyle.popover.rawValue == 7 && UIModalTransitionStyle.partialCurl.rawValue == 3)
    #expect(UIModalPresentationStyle.none.rawValue == -1 && UIModalPresentationStyle.automatic.rawValue == -2)
  }

  @Test("children present by their topmost parent, and belong to what it presents")
  func parents() throws {
    let stage = try stage(.iOS(7)), inner = stage.session.perform { ProbeController("C", trace: stage.trace) }
    let (outside, inside) = stage.session.perform {
      (UINavigationController(rootViewController: stage.second), UINavigationController(rootViewController: inner))
    }
    stage.window.rootViewController = outside
    stage.session.commitWindows()
    _ = stage.trace.take()
    stage.second.present(inside, animated: false)
    stage.session.commitWindows()
    #expect(inside.presentingViewController === outside && inner.presentingViewController === outside)
    #expect(stage.second.presentedViewController === inside && outside.visibleViewController === inside)
    #expect(inside.isBeingPresented == false)
    #expect(
      stage.trace.take() == [
        "C.load", "B.willDisappear", "C.willAppear moving", "C.willLayout", "C.didLayout", "C.didAppear",
        "B.didDisappear",
      ])
    inner.dismiss(animated: false)
    stage.session.commitWindows()
    #expect(outside.presentedViewController == nil && stage.second.view.window != nil)
  }

  @Test("dismissing a presenter drops everything above it")
  func dropping() throws {
    let stage = try stage(.iOS(8)), third = stage.session.perform { ProbeController("C", trace: stage.trace) }
    stage.present()
    stage.second.present(third, animated: false)
    stage.session.commitWindows()
    _ = stage.trace.take()
    #expect(stage.second.view.window == nil)
    stage.first.dismiss(animated: true)
    stage.session.commitWindows()
    #expect(
      stage.trace.take() == [
        "C.willDisappear dismissed", "A.willAppear", "A.willLayout", "A.didLayout", "A.didAppear",
        "C.didDisappear dismissed",
      ])
    #expect(stage.second.presentedViewController == nil && third.presentingViewController == nil)
    #expect(stage.first.presentedViewController == nil && stage.window.subviews == [stage.first.view])
    #expect(!stage.second.isBeingDismissed)
  }

  @Test("a controller with something in front of it dismisses that, not itself")
  func dismissingAbove() throws {
    let stage = try stage(.iOS(13)), third = stage.session.perform { ProbeController("C", trace: stage.trace) }
    stage.present()
    stage.second.present(third, animated: false)
    stage.session.commitWindows()
    stage.second.dismiss(animated: false)
    stage.session.commitWindows()
    #expect(stage.second.view.window != nil && third.view.window == nil)
    stage.second.dismiss(animated: false)
    stage.session.commitWindows()
    #expect(stage.second.view.window == nil)
    var isDone = false
    stage.first.dismiss(animated: false) { isDone = true }
    #expect(isDone)
  }

  /// Basis: published console logs.
  @Test("presenting twice, or from nowhere, is refused with UIKit's words")
  func refusals() throws {
    let stage = try stage(.iOS(7)), third = stage.session.perform { ProbeController("C", trace: stage.trace) }
    stage.present()
    _ = stage.trace.take()
    stage.first.present(third, animated: false)
    let offscreen = stage.session.perform { UIViewController() }
    offscreen.present(third, animated: false)
    let messages = stage.session.diagnostics.map(\.message)
    #expect(messages.count == 2 && third.presentingViewController == nil && stage.trace.take().isEmpty)
    #expect(
      messages.first
        == "Attempt to present \(third) on \(stage.first) which is already presenting \(stage.second)")
    #expect(
      messages.last == "Attempt to present \(third) on \(offscreen) whose view is not in the window hierarchy!")
  }

  @Test("after a dismissal without an animation another controller may follow at once")
  func following() throws {
    let stage = try stage(.iOS(13)), third = stage.session.perform { ProbeController("C", trace: stage.trace) }
    stage.present()
    stage.first.dismiss(animated: false)
    stage.first.present(third, animated: false)
    stage.session.commitWindows()
    #expect(stage.first.presentedViewController === third && third.view.window != nil)
    #expect(stage.second.presentingViewController == nil && stage.second.view.superview == nil)
    stage.first.dismiss(animated: true)
    stage.first.present(stage.second, animated: true)
    #expect(stage.session.diagnostics.count == 1)
  }

  @Test("another root controller takes what the old one presents with it")
  func otherRoot() throws {
    let stage = try stage(.iOS(13))
    stage.present()
    _ = stage.trace.take()
    let root = stage.session.perform { UIViewController() }
    stage.window.rootViewController = root
    stage.session.commitWindows()
    #expect(stage.second.view.window == nil && stage.first.view.window == nil && root.view.window != nil)
    #expect(stage.trace.take().filter { $0.contains("did") } == ["B.didDisappear", "A.didDisappear"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test(
    "a presented controller may become the root: it stays on screen and is no longer presented", arguments: [7, 13])
  func becomingRoot(major: Int) throws {
    for dismisses in [false, true] {
      let stage = try stage(.iOS(major))
      let inner = stage.session.perform { ProbeController("C", trace: stage.trace) }
      stage.second.addChild(inner)
      stage.second.view.addSubview(inner.view)
      stage.present()
      _ = stage.trace.take()
      if dismisses { stage.first.dismiss(animated: false) }
      stage.window.rootViewController = stage.second
      stage.session.commitWindows()
      let told = stage.trace.take().filter { $0.contains("ppear") && $0.hasPrefix("C") }
      #expect(told == (dismisses ? ["C.willDisappear", "C.willAppear", "C.didAppear"] : []))
      #expect(stage.second.view.window === stage.window && stage.first.view.superview == nil)
      #expect(stage.second.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
      #expect(stage.second.presentingViewController == nil && stage.first.presentedViewController == nil)
      #expect(stage.session.orientationAuthority === stage.second)
    }
  }

  @Test("a dismissed controller is let go")
  func lettingGo() throws {
    let stage = try stage(.iOS(13))
    weak var controller: UIViewController?
    stage.session.perform {
      let presented = UIViewController()
      controller = presented
      stage.present(presented)
    }
    #expect(controller != nil)
    stage.first.dismiss(animated: true)
    stage.session.commitWindows()
    #expect(controller == nil)
  }

  @Test("presented inside a callback, it appears after its presenter")
  func insideCallback() throws {
    final class Presenter: UIViewController {
      var upcoming: UIViewController!
      override func viewDidAppear(_ animated: Bool) {
        if presentedViewController == nil { present(upcoming, animated: true) }
      }
    }
    let stage = try stage(.iOS(7)), presenter = stage.session.perform { Presenter() }
    presenter.upcoming = stage.second
    stage.window.rootViewController = presenter
    stage.session.commitWindows()
    #expect(stage.second.view.window === stage.window && presenter.view.window == nil)
    #expect(stage.trace.take().last == "B.didAppear presented")
  }

  @Test("a controller cannot present itself, nor a child of another")
  func mistakes() async {
    let onItself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    #expect(onItself.says("Application tried to present modal view controller on itself. Presenting controller is"))
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (controller, child) = (UIViewController(), UIViewController())
        controller.addChild(child)
        UIViewController().present(child, animated: false)
      }
    }
    #expect(child.says("NSInvalidArgumentException', reason: 'Application tried to present modally an active"))
  }
}

/// A window with a first controller, and a second one to present.
@MainActor struct PresentationStageForTests {
  let session: Session
  let window: UIWindow
  let trace = Trace()
  let first: ProbeController
  let second: ProbeController

  init(_ environment: SystemEnvironment) {
    session = Session(environment: environment)
    let trace = trace
    (first, second) = session.perform { (ProbeController("A", trace: trace), ProbeController("B", trace: trace)) }
    window = session.show(first)
    _ = trace.take()
  }

  init(_ version: SystemVersion, _ screen: CGSize) throws {
    self.init(try Session.phone(screen, version).environment)
  }

  init(_ version: SystemVersion, pad: String, _ orientation: UIInterfaceOrientation) throws {
    self.init(
      SystemEnvironment(
        profile: .profile(for: version), device: try DeviceCatalog.find(pad), orientation: orientation))
  }

  func present(_ controller: UIViewController? = nil) {
    first.present(controller ?? second, animated: false)
    session.commitWindows()
  }
}
