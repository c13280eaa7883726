import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// Bubbles above a bar on top of the keyboard. Basis: the screen's own constraints, calculated.
@MainActor struct ChatTests {
  private func show(_ phone: (String, SystemVersion), rightToLeft: Bool = false) throws -> Stage<ChatViewController> {
    try Stage(everyday: phone.0, phone.1, rightToLeft: rightToLeft) { ChatViewController() }
  }

  private func lastCell(_ stage: Stage<ChatViewController>) throws -> MessageCell {
    let row = IndexPath(row: stage.screen.messages.count - 1, section: 0)
    return try #require(stage.screen.tableView.cellForRow(at: row) as? MessageCell)
  }

  @Test("the bar ends the screen, and the last bubble is above it", arguments: Everyday.phones.indices)
  func atRest(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone]), screen = stage.screen
    #expect(screen.inputBar.frame.maxY == stage.size.height)
    #expect(screen.tableView.frame.maxY == screen.inputBar.frame.minY)
    #expect(stage.frame(screen.inputBar.textView).maxY == stage.size.height - screen.view.safeAreaInsets.bottom - 7)
    #expect(stage.frame(try lastCell(stage).bubble).maxY <= screen.inputBar.frame.minY - 4 + 0.01)
  }

  @Test(
    "with the keyboard the bar sits on it, and the last bubble still is above the bar",
    arguments: Everyday.phones.indices)
  func keyboard(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone]), screen = stage.screen
    try stage.perform(.tap("message"))
    let top = try #require(stage.keyboardTop)
    #expect(top < stage.size.height)
    #expect(abs(stage.frame(screen.inputBar.textView).maxY - (top - 7)) < 0.01)
    #expect(stage.frame(try lastCell(stage).bubble).maxY <= screen.inputBar.frame.minY - 4 + 0.01)
  }

  @Test("a window that is lower than the keyboard is no contradiction", arguments: [1, 3])
  func lowWindow(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone])
    stage.session.change { $0.screenSizeOverride = CGSize(width: 900, height: 200) }
    try stage.perform(.tap("message"), .type("One\nTwo"))
    #expect(try #require(stage.keyboardTop) < 0)
    #expect(stage.session.diagnostics.map(\.message) == [])
  }

  @Test(
    "bubbles are as high as their lines, at their side, and no wider than three quarters",
    arguments: Everyday.phones.indices)
  func bubbles(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone]), width = stage.screen.tableView.bounds.width
    for case let cell as MessageCell in stage.screen.tableView.visibleCells {
      let bubble = stage.frame(cell.bubble)
      #expect(bubble.width <= width * 0.75 + 0.5)
      #expect(abs(cell.bubble.frame.height - cell.label.frame.height - 16) < 0.01)
      let fitting = cell.label.sizeThatFits(CGSize(width: cell.label.bounds.width, height: 0))
      #expect(cell.label.frame.height >= fitting.height - 0.5)
      #expect(abs(bubble.minX - 16) < 0.01 || abs(bubble.maxX - (width - 16)) < 0.01)
    }
    #expect(abs(stage.frame(try lastCell(stage).bubble).maxX - (width - 16)) < 0.01)
  }

  @Test("right to left, what I say is at the left")
  func rightToLeft() throws {
    let stage = try show(("iphone-15-pro", .iOS(17)), rightToLeft: true)
    #expect(abs(stage.frame(try lastCell(stage).bubble).minX - 16) < 0.01)
  }

  @Test("the text grows with its lines up to 120 points, and scrolls from there on", arguments: [1, 3])
  func growing(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone]), textView = stage.screen.inputBar.textView
    let oneLine = textView.frame.height
    try stage.perform(.tap("message"), .type("One\nTwo"))
    #expect(textView.frame.height > oneLine + 15 && !textView.isScrollEnabled)
    #expect(abs(stage.frame(textView).maxY - (try #require(stage.keyboardTop) - 7)) < 0.01)
    try stage.perform(.type(String(repeating: "\nMore", count: 8)))
    #expect(textView.frame.height <= ChatInputBar.maximumTextHeight && textView.isScrollEnabled)
  }

  @Test("what is sent is the last bubble, and the bar is empty again", arguments: [0, 3])
  func sending(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone]), screen = stage.screen
    try stage.perform(.tap("message"), .type("See you there"), .tap("Send"))
    #expect(screen.messages.count == 11 && screen.inputBar.textView.text.isEmpty)
    let cell = try lastCell(stage)
    #expect(cell.label.text == "See you there")
    #expect(stage.frame(cell.bubble).maxY <= screen.inputBar.frame.minY - 4 + 0.01)
    #expect(!screen.inputBar.sendButton.isEnabled)
  }
}
