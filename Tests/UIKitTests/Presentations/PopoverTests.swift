import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Popovers. Basis: `UIPopoverPresentationController` reference; assumed for the order in which sides are tried and for
/// the size of the arrow.
@MainActor struct PopoverTests {
  private let wish = CGSize(width: 200, height: 100)

  private func stage() throws -> PresentationStageForTests {
    let stage = try PresentationStageForTests(.iOS(17), pad: "ipad-11", .portrait)
    stage.second.modalPresentationStyle = .popover
    stage.second.preferredContentSize = wish
    return stage
  }

  private func present(
    _ stage: PresentationStageForTests, at rect: CGRect, _ directions: UIPopoverArrowDirection = .any
  ) {
    let popover = stage.second.popoverPresentationController
    popover?.sourceView = stage.first.view
    popover?.sourceRect = rect
    popover?.permittedArrowDirections = directions
    stage.present()
  }

  private func frame(_ stage: PresentationStageForTests) -> CGRect {
    stage.second.view.convert(stage.second.view.bounds, to: stage.window)
  }

  @Test("it hangs below its source, in the middle of it, with room for the arrow")
  func below() throws {
    let stage = try stage()
    present(stage, at: CGRect(x: 400, y: 100, width: 40, height: 20))
    #expect(frame(stage) == CGRect(x: 320, y: 133, width: 200, height: 100))
    #expect(stage.second.popoverPresentationController?.arrowDirection == .up)
    #expect(stage.second.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("it stays 10 points away from the edges")
  func margins() throws {
    let stage = try stage()
    present(stage, at: CGRect(x: 0, y: 100, width: 40, height: 20))
    #expect(frame(stage).minX == 10)
  }

  @Test("without room below it goes above, or where the program permits")
  func sides() throws {
    let above = try stage()
    present(above, at: CGRect(x: 400, y: 1150, width: 40, height: 20))
    #expect(frame(above).maxY == 1137 && above.second.popoverPresentationController?.arrowDirection == .down)
    let beside = try stage()
    present(beside, at: CGRect(x: 400, y: 500, width: 40, height: 20), .left)
    #expect(frame(beside) == CGRect(x: 453, y: 460, width: 200, height: 100))
  }

  @Test("content that is too large is cut to the room on the side with the most of it")
  func cut() throws {
    let stage = try stage()
    stage.second.preferredContentSize = CGSize(width: 300, height: 2000)
    present(stage, at: CGRect(x: 400, y: 200, width: 40, height: 20), .up)
    #expect(frame(stage).minY == 233 && frame(stage).maxY == 1194 - 20 - 10)
  }

  @Test("the item of a bar is a source, too")
  func barItem() throws {
    let stage = try stage(), item = stage.session.perform { UIBarButtonItem(title: "More") }
    stage.first.navigationItem.rightBarButtonItem = item
    let navigation = stage.session.perform { UINavigationController(rootViewController: UIViewController()) }
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = navigation
    stage.session.commitWindows()
    stage.second.popoverPresentationController?.barButtonItem = item
    navigation.present(stage.second, animated: false)
    stage.session.commitWindows()
    let bar = navigation.navigationBar
    #expect(frame(stage).maxX == 824 && frame(stage).minY == bar.convert(bar.bounds, to: stage.window).maxY + 13)
  }

  @Test("a navigation controller is as large as its topmost controller prefers, plus its bar")
  func navigation() throws {
    let stage = try stage()
    let stack = stage.session.perform { UINavigationController(rootViewController: UIViewController()) }
    stack.topViewController?.preferredContentSize = wish
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.sourceView = stage.first.view
    stage.present(stack)
    #expect(stack.view.bounds.size == CGSize(width: 200, height: 150))
  }

  @Test("a touch beside it takes it away; views of the program can be touched")
  func touches() throws {
    let stage = try stage(), button = stage.session.perform { UIButton(type: .system) }
    var isTouched = false
    button.setTitle("Through", for: .normal)
    button.frame = CGRect(x: 20, y: 600, width: 100, height: 40)
    button.addAction(UIAction { _ in isTouched = true }, for: .touchUpInside)
    stage.first.view.addSubview(button)
    stage.second.popoverPresentationController?.passthroughViews = [button]
    present(stage, at: CGRect(x: 400, y: 100, width: 40, height: 20))
    try stage.session.perform(.tap("Through"))
    #expect(isTouched && stage.second.view.window != nil)
    try stage.session.perform(.tap("PopoverDismissRegion"))
    #expect(stage.second.view.window == nil)
  }

  /// A delegate with all methods, which records the calls.
  private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
    var events: [String] = []
    var allows = true
    func popoverPresentationControllerShouldDismissPopover(_ controller: UIPopoverPresentationController) -> Bool {
      events.append("popover should")
      return allows
    }
    func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
      events.append("popover did \(controller.presentedViewController.view.window == nil)")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      events.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      events.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      events.append("did \(presentationController.presentedViewController.view.window == nil)")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      events.append("attempt")
    }
  }

  /// Only the presenting controller retains the presented one.
  private func touchBeside(_ version: Int, _ delegate: any UIPopoverPresentationControllerDelegate) throws -> Bool {
    let stage = try PresentationStageForTests(.iOS(version), pad: "ipad-6", .portrait)
    stage.present(
      stage.session.perform {
        let content = UIViewController()
        (content.modalPresentationStyle, content.preferredContentSize) = (.popover, wish)
        content.popoverPresentationController?.sourceView = stage.first.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 40, height: 20)
        content.popoverPresentationController?.delegate = delegate
        return content
      })
    try stage.session.perform(.tap("PopoverDismissRegion"))
    return stage.first.presentedViewController == nil
  }

  /// Basis: availability in the references of UIPopoverPresentationControllerDelegate and
  /// UIAdaptivePresentationControllerDelegate.
  @Test(
    "until iOS 12 the delegate is asked and told in a popover's words, since then in those of all presentations",
    arguments: [
      (8, ["popover should", "popover did true"], ["popover should"]),
      (12, ["popover should", "popover did true"], ["popover should"]),
      (13, ["should", "will", "did true"], ["should", "attempt"]),
      (17, ["should", "will", "did true"], ["should", "attempt"]),
    ])
  func words(version: Int, allowed: [String], refused: [String]) throws {
    let listener = Listener()
    #expect(try touchBeside(version, listener) && listener.events == allowed)
    (listener.events, listener.allows) = ([], false)
    #expect(try !touchBeside(version, listener) && listener.events == refused)
  }

  /// Basis: assumed.
  @Test("a delegate that has only the older words is asked by them in later releases, too")
  func olderWords() throws {
    final class Older: NSObject, UIPopoverPresentationControllerDelegate {
      var events: [String] = []
      func popoverPresentationControllerShouldDismissPopover(_ controller: UIPopoverPresentationController) -> Bool {
        events.append("should")
        return true
      }
      func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
        events.append("did")
      }
    }
    let older = Older()
    #expect(try touchBeside(17, older) && older.events == ["should", "did"])
  }

  @Test("on a phone it is a card, unless its delegate keeps it a popover")
  func adaptation() throws {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let card = try PresentationStageForTests(.iOS(17), CGSize(width: 390, height: 844))
    card.second.modalPresentationStyle = .popover
    card.present()
    #expect(frame(card) == CGRect(x: 0, y: 57, width: 390, height: 787))
    let kept = try PresentationStageForTests(.iOS(17), CGSize(width: 390, height: 844)), keeper = Keeper()
    kept.second.modalPresentationStyle = .popover
    kept.second.preferredContentSize = wish
    kept.second.popoverPresentationController?.delegate = keeper
    present(kept, at: CGRect(x: 100, y: 100, width: 40, height: 20))
    #expect(frame(kept).size == wish && frame(kept).minX == 20)
  }

  @Test("an action sheet on a pad is a popover without its way out, which a touch beside it means")
  func actionSheet() throws {
    let stage = try stage()
    var chosen: [String] = []
    let sheet = stage.session.perform {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for (title, style) in [("Copy", UIAlertAction.Style.default), ("Cancel", .cancel)] {
        sheet.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
      }
      return sheet
    }
    sheet.popoverPresentationController?.sourceView = stage.first.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 40, height: 20)
    stage.present(sheet)
    #expect(sheet.view.bounds.size == CGSize(width: 304, height: 57))
    #expect(sheet.panel?.buttons.map(\.action.title) == ["Copy"])
    try stage.session.perform(.tap("PopoverDismissRegion"))
    #expect(chosen == ["Cancel"])
  }
}

/// Exceptions of popovers.
/// Basis: published console logs.
struct PopoverExceptionTests {
  @Test("to be presented beside nothing")
  func noSource() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let stage = try PresentationStageForTests(.iOS(17), pad: "ipad-11", .portrait)
        stage.second.modalPresentationStyle = .popover
        stage.present()
      }
    }
    #expect(
      result.says("should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
  }
}
