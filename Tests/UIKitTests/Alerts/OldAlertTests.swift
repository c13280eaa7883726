import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Alerts of the first releases.
/// Basis: references of UIAlertView, UIActionSheet and their delegates: buttons have numbers; the delegate is notified
/// before the alert disappears and afterwards.
@MainActor struct OldAlertTests {
  private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var events: [String] = []
    var clicked: () -> Void = {}
    /// Records the event, and whether the alert is still visible.
    private func note(_ event: String, _ isVisible: Bool) { events.append("\(event) \(isVisible ? "there" : "away")") }

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      note("clicked \(buttonIndex)", alertView.isVisible)
      clicked()
    }
    func alertViewCancel(_ alertView: UIAlertView) { note("cancel", alertView.isVisible) }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      note("goes \(buttonIndex)", alertView.isVisible)
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      note("gone \(buttonIndex)", alertView.isVisible)
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      alertView.textField(at: 0)?.text?.isEmpty == false
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      note("clicked \(buttonIndex)", actionSheet.isVisible)
    }
    func actionSheetCancel(_ actionSheet: UIActionSheet) { note("cancel", actionSheet.isVisible) }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
      note("goes \(buttonIndex)", actionSheet.isVisible)
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      note("gone \(buttonIndex)", actionSheet.isVisible)
    }
  }

  private func stage(_ version: Int) throws -> PresentationStageForTests {
    try PresentationStageForTests(.iOS(version), CGSize(width: 320, height: 568))
  }

  private func alert(_ stage: PresentationStageForTests, _ delegate: Delegate) -> UIAlertView {
    stage.session.perform {
      UIAlertView(
        title: "Title", message: "Message", delegate: delegate, cancelButtonTitle: "No", otherButtonTitles: "Yes")
    }
  }

  private func show(_ alert: UIAlertView) {
    alert.show()
    alert.session.commitWindows()
  }

  @Test("an alert view tells the number of the touched button while it is there", arguments: [6, 7, 9])
  func alertView(version: Int) throws {
    let stage = try stage(version), delegate = Delegate(), alert = alert(stage, delegate)
    #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 2)
    show(alert)
    #expect(alert.isVisible && stage.session.keyWindow !== stage.window)
    try stage.session.perform(.tap("Yes"))
    #expect(delegate.events == ["clicked 1 there", "goes 1 there", "gone 1 away"])
    #expect(!alert.isVisible && stage.session.keyWindow === stage.window)
  }

  /// Basis: recalled: UIKit shows an empty panel, which the app may fill or remove.
  @Test("an alert view without title, message and buttons is shown", arguments: [6, 9, 17, 26])
  func emptyAlert(version: Int) throws {
    let stage = try stage(version), delegate = Delegate()
    for alert in stage.session.perform({
      [UIAlertView(), UIAlertView(title: nil, message: nil, delegate: delegate, cancelButtonTitle: nil)]
    }) {
      alert.delegate = delegate
      show(alert)
      #expect(alert.isVisible)
      alert.dismiss(withClickedButtonIndex: 0, animated: false)
      stage.session.advance(by: 1)
      #expect(!alert.isVisible)
    }
    let sheet = stage.session.perform { UIActionSheet() }
    sheet.show(in: stage.first.view)
    stage.session.commitWindows()
    #expect(sheet.isVisible)
  }

  @Test("a touch on the way out is a click, and does not cancel")
  func wayOut() throws {
    let stage = try stage(6), delegate = Delegate()
    show(alert(stage, delegate))
    try stage.session.perform(.tap("No"))
    #expect(delegate.events == ["clicked 0 there", "goes 0 there", "gone 0 away"])
  }

  @Test("a program that dismisses the alert is notified of no click, and may dismiss it during the notification")
  func dismissal() throws {
    let stage = try stage(6), delegate = Delegate(), alert = alert(stage, delegate)
    show(alert)
    alert.dismiss(withClickedButtonIndex: 1, animated: true)
    #expect(delegate.events == ["goes 1 there"])
    stage.session.advance(by: 1)
    #expect(delegate.events == ["goes 1 there", "gone 1 away"])
    delegate.events = []
    delegate.clicked = { alert.dismiss(withClickedButtonIndex: 0, animated: false) }
    show(alert)
    try stage.session.perform(.tap("Yes"))
    #expect(delegate.events == ["clicked 1 there", "goes 1 there", "gone 1 away"])
  }

  @Test("an alert that a click brings stays in front with its key window")
  func nextAlert() throws {
    let stage = try stage(7), delegate = Delegate(), next = alert(stage, Delegate())
    delegate.clicked = { next.show() }
    show(alert(stage, delegate))
    try stage.session.perform(.tap("Yes"))
    #expect(delegate.events.last == "gone 1 away" && next.isVisible)
    #expect(stage.session.keyWindow?.rootViewController?.presentedViewController != nil)
    try stage.session.perform(.tap("No"))
    stage.session.commitWindows()
    #expect(stage.session.keyWindow === stage.window)
  }

  @Test("with fields the delegate says after each edit whether the first other button is on")
  func firstOtherButton() throws {
    let stage = try stage(7), delegate = Delegate(), alert = alert(stage, delegate)
    alert.alertViewStyle = .plainTextInput
    show(alert)
    stage.session.advance(by: 1)
    #expect(throws: StepFailure.self) { try stage.session.perform(.tap("Yes")) }
    try stage.session.perform(.type("Ada"))
    try stage.session.perform(.tap("Yes"))
    #expect(delegate.events.first == "clicked 1 there")
  }

  @Test("an alert and its fields belong to the session that it was made in")
  func sessions() throws {
    let stage = try stage(7), other = try self.stage(17), alert = alert(stage, Delegate())
    other.session.perform {
      alert.alertViewStyle = .plainTextInput
      alert.show()
    }
    stage.session.commitWindows()
    #expect(alert.textField(at: 0)?.session === stage.session)
    #expect(stage.session.keyWindow?.rootViewController?.presentedViewController?.session === stage.session)
  }

  @Test("an action sheet has the destructive button first and the way out last")
  func actionSheet() throws {
    let stage = try stage(6), delegate = Delegate()
    let sheet = stage.session.perform {
      UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
        otherButtonTitles: "Copy", "Move")
    }
    #expect((0..<4).map { sheet.buttonTitle(at: $0) } == ["Delete", "Copy", "Move", "Cancel"])
    sheet.show(in: stage.first.view)
    stage.session.commitWindows()
    try stage.session.perform(.tap("Move"))
    #expect(delegate.events == ["clicked 2 there", "goes 2 there", "gone 2 away"])
  }

  /// Basis: recalled.
  @Test("a touch beside a pad's sheet without a way out is no button's")
  func besideSheet() throws {
    let stage = try PresentationStageForTests(.iOS(9), pad: "ipad-6", .portrait), delegate = Delegate()
    let sheet = stage.session.perform {
      UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: nil, otherButtonTitles: "Copy")
    }
    sheet.show(from: CGRect(x: 300, y: 100, width: 40, height: 20), in: stage.first.view, animated: false)
    stage.session.commitWindows()
    try stage.session.perform(.tap("PopoverDismissRegion"))
    #expect(delegate.events == ["goes -1 there", "gone -1 away"])
  }
}
