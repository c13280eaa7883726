import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The positions of sheets. Basis: `UISheetPresentationController` reference; that the medium detent is half of the
/// window is assumed.
@MainActor struct SheetTests {
  private let tall = CGSize(width: 390, height: 844)

  private func stage(_ version: SystemVersion = .iOS(17), _ screen: CGSize? = nil) throws -> PresentationStageForTests {
    try PresentationStageForTests(version, screen ?? tall)
  }

  private func frame(_ stage: PresentationStageForTests) -> CGRect {
    stage.second.view.convert(stage.second.view.bounds, to: stage.window)
  }

  @Test("a medium sheet is half as high as the window, a large one a card")
  func medium() throws {
    let stage = try stage()
    let sheet = try #require(stage.second.sheetPresentationController)
    sheet.detents = [.large(), .medium()]
    stage.present()
    #expect(frame(stage) == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(stage.second.view.safeAreaInsets.bottom == 34)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.session.commitWindows()
    #expect(frame(stage) == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test("a custom detent does not count the safe area at the bottom")
  func custom() throws {
    let stage = try stage()
    var maximum: CGFloat = 0
    stage.second.sheetPresentationController?.detents = [
      .custom { context in
        maximum = context.maximumDetentValue
        return 200
      }
    ]
    stage.present()
    #expect(frame(stage) == CGRect(x: 0, y: 844 - 234, width: 390, height: 234) && maximum == 787 - 34)
  }

  @Test("detents of the program are asked for again when it says so")
  func invalidation() throws {
    let stage = try stage()
    var height: CGFloat = 200
    stage.second.sheetPresentationController?.detents = [.custom { _ in height }]
    stage.present()
    height = 300
    stage.second.sheetPresentationController?.invalidateDetents()
    stage.session.commitWindows()
    #expect(frame(stage).height == 334)
  }

  @Test("before iOS 15 a sheet is a card whatever its detents say")
  func older() throws {
    let stage = try stage(.iOS(14))
    stage.second.sheetPresentationController?.detents = [.medium()]
    stage.present()
    #expect(frame(stage) == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test("in a low window it fills the window, or is at its bottom edge")
  func low() throws {
    let screen = CGSize(width: 844, height: 390)
    let full = try stage(.iOS(17), screen)
    full.present()
    #expect(frame(full).size == screen)
    let attached = try stage(.iOS(17), screen)
    let sheet = try #require(attached.second.sheetPresentationController)
    (sheet.prefersEdgeAttachedInCompactHeight, sheet.widthFollowsPreferredContentSizeWhenEdgeAttached) = (true, true)
    attached.second.preferredContentSize = CGSize(width: 400, height: 0)
    attached.present()
    #expect(frame(attached).width == 400 && frame(attached).midX == 422 && frame(attached).maxY == 390)
    #expect(frame(attached).minY > 0)
  }

  @Test("what is behind an undimmed sheet can be touched")
  func undimmed() throws {
    let stage = try stage()
    let sheet = try #require(stage.second.sheetPresentationController)
    (sheet.detents, sheet.largestUndimmedDetentIdentifier) = ([.medium(), .large()], .medium)
    stage.present()
    #expect(stage.session.hit(at: CGPoint(x: 100, y: 200))?.view === stage.first.view)
    sheet.selectedDetentIdentifier = .large
    stage.session.commitWindows()
    #expect(stage.session.hit(at: CGPoint(x: 100, y: 20))?.view !== stage.first.view)
  }

  @Test("the grabber is in the middle of the top, in front of the content")
  func grabber() throws {
    let stage = try stage()
    stage.second.sheetPresentationController?.prefersGrabberVisible = true
    stage.second.sheetPresentationController?.preferredCornerRadius = 24
    stage.present()
    let clip = try #require(stage.second.view.superview)
    #expect(clip.subviews.last?.frame == CGRect(x: 177, y: 5, width: 36, height: 5))
    #expect(clip.layer.cornerRadius == 24)
  }

  @Test("a touch beside a sheet dismisses it, unless the controller or the delegate says no")
  func touchOutside() throws {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      var events: [String] = []
      var allows = false
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        events.append("attempt")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        events.append("gone")
      }
    }
    let stage = try stage(), delegate = Delegate()
    stage.second.sheetPresentationController?.detents = [.medium()]
    stage.second.presentationController?.delegate = delegate
    stage.present()
    try stage.session.perform(.tap("PopoverDismissRegion"))
    #expect(delegate.events == ["attempt"] && stage.second.view.window != nil)
    delegate.allows = true
    stage.second.isModalInPresentation = true
    try stage.session.perform(.tap("PopoverDismissRegion"))
    #expect(delegate.events == ["attempt", "attempt"])
    stage.second.isModalInPresentation = false
    try stage.session.perform(.tap("PopoverDismissRegion"))
    #expect(delegate.events.last == "gone" && stage.second.view.window == nil)
  }

  @Test("a form sheet has its controller's preferred size, also when that changes")
  func formSheet() throws {
    let stage = try PresentationStageForTests(.iOS(17), pad: "ipad-11", .portrait)
    stage.second.modalPresentationStyle = .formSheet
    stage.second.preferredContentSize = CGSize(width: 300, height: 200)
    stage.present()
    #expect(stage.second.view.bounds.size == CGSize(width: 300, height: 200))
    stage.second.preferredContentSize = CGSize(width: 400, height: 250)
    stage.session.commitWindows()
    #expect(frame(stage).size == CGSize(width: 400, height: 250) && frame(stage).midX == 417)
  }

  /// Basis: WWDC 2019, 214.
  @Test("in the dark a card's backgrounds are lighter than those of the screen behind it")
  func elevation() throws {
    for (version, style, isElevated) in [
      (SystemVersion.iOS(17), UIModalPresentationStyle.pageSheet, true), (.iOS(17), .fullScreen, false),
      (.iOS(26), .automatic, true),
    ] {
      let stage = try stage(version)
      stage.session.change { $0.interfaceStyle = .dark }
      stage.second.modalPresentationStyle = style
      stage.second.view.backgroundColor = .systemBackground
      stage.present()
      #expect(stage.second.traitCollection.userInterfaceLevel == (isElevated ? .elevated : .base))
      let lines = stage.session.recordScreen().dumpLines()
      #expect(lines.contains { $0.contains("#1c1c1e") } == isElevated)
      #expect(stage.session.traits.userInterfaceLevel == .base)
    }
  }

  /// Basis: assumed, recalled: 16 from the sides.
  @Test("above a card the screen behind it is seen from its upper edge, a little smaller")
  func pushedBack() throws {
    let stage = try stage(.iOS(13), CGSize(width: 320, height: 568))
    stage.first.view.backgroundColor = .red
    stage.present()
    let lines = stage.session.recordScreen().dumpLines()
    #expect(lines.filter { $0.contains("fill rect(0 0 320 568) #ff0000") }.count == 2)
    #expect(lines.contains { $0.contains("concatenate 0.9 0 0 0.9 ") })
  }
}
