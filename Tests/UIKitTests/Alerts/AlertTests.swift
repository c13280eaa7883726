import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Alerts and action sheets. Basis: `UIAlertController` reference for behavior and callbacks; assumed for the
/// positions, see `AlertMetrics`; 270 points and rows of 44 in `components.md`'s table.
@MainActor struct AlertTests {
  private let small = CGSize(width: 320, height: 568)

  private func stage(_ version: SystemVersion = .iOS(12), _ screen: CGSize? = nil) throws -> PresentationStageForTests {
    try PresentationStageForTests(version, screen ?? small)
  }

  private func alert(
    _ stage: PresentationStageForTests, _ titles: [(String, UIAlertAction.Style)],
    _ style: UIAlertController.Style = .alert, title: String? = "Title", message: String? = "Message",
    chosen: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    stage.session.perform {
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for (title, style) in titles {
        alert.addAction(UIAlertAction(title: title, style: style) { action in chosen(action.title ?? "") })
      }
      return alert
    }
  }

  private func frames(_ alert: UIAlertController) -> [CGRect] { alert.panel?.buttons.map(\.frame) ?? [] }

  @Test("are centered, with the width of their generation", arguments: [(7, 270.0), (12, 270), (17, 270)])
  func place(version: Int, width: CGFloat) throws {
    let stage = try stage(.iOS(version)), alert = alert(stage, [("OK", .default)])
    stage.present(alert)
    let frame = alert.view.convert(alert.view.bounds, to: stage.window)
    #expect(frame.width == width && frame.midX == 160 && abs(frame.midY - 284) <= 0.5)
    #expect(alert.panel?.buttons.first?.frame.height == 44)
    #expect(stage.first.view.window === stage.window)
  }

  @Test("two buttons are side by side, the cancel button first")
  func twoButtons() throws {
    let stage = try stage(), alert = alert(stage, [("OK", .default), ("Cancel", .cancel)])
    stage.present(alert)
    let places = Dictionary(uniqueKeysWithValues: (alert.panel?.buttons ?? []).map { ($0.action.title, $0.frame) })
    #expect(places["Cancel"]?.minX == 0 && places["OK"]?.minX == 135)
    #expect(places["Cancel"]?.minY == places["OK"]?.minY && places["OK"]?.width == 135)
  }

  @Test("right to left the way out is at the right")
  func rightToLeft() throws {
    var environment = try stage().session.environment
    environment.layoutDirection = .rightToLeft
    let stage = PresentationStageForTests(environment), alert = alert(stage, [("OK", .default), ("Cancel", .cancel)])
    stage.present(alert)
    let cancel = alert.panel?.buttons.first { $0.action.style == .cancel }
    #expect(cancel?.frame.minX == 135)
  }

  @Test("buttons that do not fit side by side form a column, the cancel button last")
  func column() throws {
    let stage = try stage()
    let long = alert(stage, [("A title that needs a row of its own", .default), ("Cancel", .cancel)])
    stage.present(long)
    let buttons = long.panel?.buttons ?? []
    #expect(buttons.map(\.action.title) == ["A title that needs a row of its own", "Cancel"])
    #expect(buttons.map(\.frame.width) == [270, 270] && buttons[1].frame.minY == buttons[0].frame.maxY)
    let three = alert(stage, [("Cancel", .cancel), ("One", .default), ("Two", .destructive)])
    three.loadViewIfNeeded()
    #expect(three.panel?.buttons.map(\.action.title) == ["One", "Two", "Cancel"])
  }

  @Test("text wraps, and larger text makes the alert higher")
  func wrapping() throws {
    var environment = try stage(.iOS(17)).session.environment
    func height(_ message: String) -> CGFloat {
      let stage = PresentationStageForTests(environment), alert = alert(stage, [("OK", .default)], message: message)
      stage.present(alert)
      return alert.view.bounds.height
    }
    let long = String(repeating: "words that go on ", count: 8)
    let (short, wrapped) = (height("Short"), height(long))
    #expect(wrapped > short + 30)
    environment.contentSizeCategory = .accessibilityLarge
    #expect(height(long) > wrapped + 60)
  }

  @Test("a touch on a button takes the alert away, then does what was asked for")
  func touches() throws {
    let stage = try stage()
    var events: [String] = []
    let alert = alert(stage, [("Delete", .destructive), ("Cancel", .cancel)]) {
      events.append("\($0) \(stage.first.presentedViewController == nil)")
    }
    stage.present(alert)
    try stage.session.perform(.tap("Delete"))
    #expect(events == ["Delete true"] && alert.view.window == nil)
  }

  @Test("an action that is off does nothing")
  func disabled() throws {
    let stage = try stage(), alert = alert(stage, [("OK", .default)]) { _ in Issue.record("chosen") }
    alert.actions[0].isEnabled = false
    stage.present(alert)
    #expect(throws: StepFailure.self) { try stage.session.perform(.tap("OK")) }
    alert.actions[0].isEnabled = true
    #expect(alert.panel?.buttons[0].isEnabled == true)
  }

  @Test("a field is typed into, above the keyboard")
  func fields() throws {
    let stage = try stage()
    var typed: String?
    let alert = alert(stage, [])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in typed = alert?.textFields?[0].text })
    stage.present(alert)
    stage.session.advance(by: 1)
    let keyboard = try #require(stage.session.keyboardFrame)
    let frame = alert.view.convert(alert.view.bounds, to: stage.window)
    #expect(frame.maxY < keyboard.minY && alert.textFields?[0].isEditing == true)
    try stage.session.perform(.type("Ada"))
    try stage.session.perform(.tap("OK"))
    #expect(typed == "Ada")
  }

  @Test("an action sheet is at the bottom, with the way out apart")
  func sheet() throws {
    let stage = try stage(.iOS(17), CGSize(width: 390, height: 844))
    let sheet = alert(stage, [("Cancel", .cancel), ("Save", .default), ("Delete", .destructive)], .actionSheet)
    stage.present(sheet)
    let frame = sheet.view.convert(sheet.view.bounds, to: stage.window), buttons = frames(sheet)
    #expect(frame.minX == 8 && frame.width == 374 && frame.maxY == 844 - 34)
    #expect(buttons.map(\.height) == [57, 57, 57])
    #expect(abs(buttons[1].minY - buttons[0].maxY) < 0.001 && abs(buttons[2].minY - buttons[1].maxY - 8) < 0.001)
  }

  @Test("in iOS 6 an action sheet fills the width and its buttons have their own bodies")
  func glossySheet() throws {
    let stage = try stage(.iOS(6, 1)), sheet = alert(stage, [("Cancel", .cancel), ("Save", .default)], .actionSheet)
    stage.present(sheet)
    #expect(sheet.view.frame.width == 320 && frames(sheet).map(\.width) == [276, 276])
  }

  @Test("a touch beside an action sheet is its way out; without one nothing happens")
  func besideSheet() throws {
    let stage = try stage(.iOS(17), CGSize(width: 390, height: 844))
    var chosen: [String] = []
    stage.present(alert(stage, [("Cancel", .cancel), ("Save", .default)], .actionSheet) { chosen.append($0) })
    try stage.session.perform(.tap("PopoverDismissRegion"))
    #expect(chosen == ["Cancel"] && stage.first.presentedViewController == nil)
    stage.present(alert(stage, [("Save", .default)], .actionSheet) { chosen.append($0) })
    try stage.session.perform(.tap("PopoverDismissRegion"))
    #expect(chosen == ["Cancel"] && stage.first.presentedViewController != nil)
  }

  @Test("in iOS 26 an action sheet is in the middle with its way out, or over its source without it")
  func sheetAtSource() throws {
    let stage = try stage(.iOS(26), CGSize(width: 390, height: 844))
    let middle = alert(stage, [("Cancel", .cancel), ("Save", .default)], .actionSheet)
    stage.present(middle)
    let frame = middle.view.convert(middle.view.bounds, to: stage.window)
    #expect(frame.width == 300 && abs(frame.midY - 422) <= 0.5 && middle.panel?.buttons.count == 2)
    try stage.session.perform(.tap("Cancel"))
    let over = alert(stage, [("Cancel", .cancel), ("Save", .default)], .actionSheet)
    over.popoverPresentationController?.sourceView = stage.first.view
    over.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 80, height: 40)
    stage.present(over)
    #expect(over.panel?.buttons.map(\.action.title) == ["Save"])
    #expect(over.view.convert(over.view.bounds, to: stage.window).minY == 200)
  }

  @Test("larger text makes the rows of an action sheet higher")
  func largeSheet() throws {
    var environment = try stage(.iOS(17), CGSize(width: 390, height: 844)).session.environment
    environment.contentSizeCategory = .accessibilityExtraExtraLarge
    let stage = PresentationStageForTests(environment), sheet = alert(stage, [("Save", .default)], .actionSheet)
    stage.present(sheet)
    #expect((frames(sheet).first?.height ?? 0) > 70)
  }

  @Test("more text than the screen is high scrolls, and the buttons stay")
  func overflow() throws {
    let stage = try stage(), message = String(repeating: "many words ", count: 300)
    let alert = alert(stage, [("OK", .default)], message: message)
    stage.present(alert)
    #expect(alert.view.bounds.height <= 568 - 20 && frames(alert)[0].maxY == alert.view.bounds.height)
    let header = alert.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect((header?.contentSize.height ?? 0) > 1000)
  }

  /// Returns the font weight of a button's title.
  private func weight(_ title: String, in alert: UIAlertController) -> Int? {
    let button = alert.panel?.buttons.first { $0.action.title == title }
    return button?.session.perform {
      var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 44))
      button?.recordContent(into: &recorder)
      return recorder.list.textRuns.first?.font.weight
    }
  }

  /// Basis: documented, the `preferredAction` reference; that bold is semibold is assumed.
  @Test("the preferred action of an alert is bold instead of the way out; sheets do not use it")
  func preferred() throws {
    let stage = try stage(), titles: [(String, UIAlertAction.Style)] = [("OK", .default), ("Cancel", .cancel)]
    let plain = alert(stage, titles), preferring = alert(stage, titles), sheet = alert(stage, titles, .actionSheet)
    for alert in [preferring, sheet] { alert.preferredAction = alert.actions[0] }
    for alert in [plain, preferring, sheet] { alert.loadViewIfNeeded() }
    #expect(weight("OK", in: plain) == 400 && weight("Cancel", in: plain) == 600)
    #expect(weight("OK", in: preferring) == 600 && weight("Cancel", in: preferring) == 400)
    #expect(weight("OK", in: sheet) == 400 && weight("Cancel", in: sheet) == 600)
  }
}

/// Exceptions of alerts.
/// Basis: published console logs.
struct AlertExceptionTests {
  @Test("a second way out")
  func twoCancels() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
      }
    }
    #expect(result.says("only have one action with a style of UIAlertActionStyleCancel"))
  }

  @Test("fields in a sheet")
  func fieldsInSheet() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIAlertController(title: "", message: nil, preferredStyle: .actionSheet).addTextField() }
    }
    #expect(result.says("Text fields can only be added to an alert controller"))
  }
}
