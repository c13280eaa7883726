import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Sources, sheets and backgrounds of popovers.
/// The anchors, adaptations and background views of popovers. Basis: `UIPopoverPresentationController` and
/// `UIPopoverBackgroundView` references.
@MainActor struct PopoverSourceTests {
  private let wish = CGSize(width: 200, height: 100)

  private func stage() throws -> PresentationStageForTests {
    let stage = try PresentationStageForTests(.iOS(17), pad: "ipad-11", .portrait)
    stage.second.modalPresentationStyle = .popover
    stage.second.preferredContentSize = wish
    return stage
  }

  private func frame(_ stage: PresentationStageForTests) -> CGRect {
    stage.second.view.convert(stage.second.view.bounds, to: stage.window)
  }

  @Test("a view and a layout guide are sources, and stand before the source view")
  func viewsAndGuides() throws {
    let stage = try stage()
    let button = stage.session.perform { UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 20)) }
    stage.first.view.addSubview(button)
    stage.second.popoverPresentationController?.sourceView = stage.first.view
    stage.second.popoverPresentationController?.sourceItem = button
    stage.present()
    #expect(frame(stage) == CGRect(x: 320, y: 133, width: 200, height: 100))
    let guide = stage.session.perform { UILayoutGuide() }
    stage.first.view.addLayoutGuide(guide)
    guide.layoutFrame = CGRect(x: 500, y: 200, width: 40, height: 20)
    stage.second.popoverPresentationController?.sourceItem = guide
    #expect(frame(stage) == CGRect(x: 420, y: 233, width: 200, height: 100))
    #expect(button.frame(in: stage.session.perform { UIView() }) == nil)
  }

  @Test("items of bars are sources where their bar shows them")
  func items() throws {
    let stage = try stage(), item = stage.session.perform { UIBarButtonItem(title: "More") }
    let (navigation, tabs) = stage.session.perform {
      let navigation = UINavigationController(rootViewController: UIViewController()), tabs = UITabBarController()
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      tabs.viewControllers = [navigation, UIViewController()]
      return (navigation, tabs)
    }
    stage.window.rootViewController = tabs
    stage.session.commitWindows()
    let bar = navigation.navigationBar, slot = try #require(item.frame(in: bar))
    #expect(bar.bounds.contains(slot) && slot.midX > bar.bounds.midX)
    let tab = try #require(navigation.tabBarItem.frame(in: tabs.tabBar))
    #expect(tabs.tabBar.bounds.contains(tab) && tab.midX < tabs.tabBar.bounds.midX)
    stage.second.popoverPresentationController?.sourceItem = item
    tabs.present(stage.second, animated: false)
    stage.session.commitWindows()
    #expect(frame(stage).maxX == 824 && frame(stage).minY == slot.maxY + bar.convert(.zero, to: nil).y + 13)
  }

  private final class Preparer: NSObject, UIPopoverPresentationControllerDelegate {
    var prepared: [UIPresentationController] = []
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { prepared.append(adaptivePresentationController) }
  }

  @Test("on a phone the popover is its sheet, with that one's detents")
  func sheet() throws {
    let stage = try PresentationStageForTests(.iOS(17), CGSize(width: 390, height: 844)), preparer = Preparer()
    stage.second.modalPresentationStyle = .popover
    let popover = try #require(stage.second.popoverPresentationController)
    let sheet = popover.adaptiveSheetPresentationController
    popover.delegate = preparer
    (sheet.detents, sheet.prefersGrabberVisible, sheet.preferredCornerRadius) = ([.medium(), .large()], true, 20)
    sheet.largestUndimmedDetentIdentifier = .medium
    stage.present()
    #expect(frame(stage) == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(popover.dimming == 0 && popover.cornerRadius == 20)
    #expect(preparer.prepared.count == 1 && preparer.prepared.first === sheet)
    sheet.selectedDetentIdentifier = .large
    #expect(frame(stage) == CGRect(x: 0, y: 57, width: 390, height: 787) && popover.dimming > 0)
  }

  @Test("on a pad the sheet has no say")
  func pad() throws {
    let stage = try stage(), popover = try #require(stage.second.popoverPresentationController)
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    (popover.sourceView, popover.sourceRect) = (stage.first.view, CGRect(x: 400, y: 100, width: 40, height: 20))
    stage.present()
    popover.adaptiveSheetPresentationController.detents = [.large()]
    #expect(frame(stage) == CGRect(x: 320, y: 133, width: 200, height: 100))
  }

  private final class Paper: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.unknown
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
    override class func arrowBase() -> CGFloat { 30 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  @Test("a background of the program's says how much room there is around the content")
  func background() throws {
    let stage = try stage(), popover = try #require(stage.second.popoverPresentationController)
    (popover.sourceView, popover.sourceRect) = (stage.first.view, CGRect(x: 20, y: 100, width: 40, height: 20))
    popover.popoverBackgroundViewClass = Paper.self
    stage.present()
    #expect(frame(stage) == CGRect(x: 12, y: 141, width: 200, height: 100) && popover.cornerRadius == 0)
    let paper = try #require(popover.containerView?.subviews.lazy.compactMap { $0 as? Paper }.first)
    #expect(paper.frame == CGRect(x: 10, y: 120, width: 206, height: 124) && paper.arrowDirection == .up)
    #expect(abs(paper.arrowOffset + 73) < 0.001)
    popover.sourceRect = CGRect(x: 400, y: 1150, width: 40, height: 20)
    #expect(paper.arrowDirection == .down && paper.arrowOffset == 0 && paper.frame.maxY == 1150)
  }

  @Test("a background without an answer ends the program")
  func silentBackground() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIPopoverBackgroundView.arrowHeight() }
    }
    #expect(result.says("must override arrowHeight() of UIPopoverBackgroundView"))
  }
}
