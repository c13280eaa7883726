import CoreTypes
import Testing
import UIKit

@testable import Simulator

/// The order in which Tab visits touch targets.
@MainActor struct ReadingOrderTests {
  private func order(_ frames: [String: [Double]], isRightToLeft: Bool = false) -> [String] {
    ReadingOrder(isRightToLeft: isRightToLeft).sort(frames.sorted { $0.key > $1.key }) { _, frame in
      CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }.map(\.key)
  }

  /// A bar, two rows of a form that are not aligned exactly, and a bar at the bottom.
  private let form: [String: [Double]] = [
    "back": [8, 20, 60, 44], "done": [260, 20, 52, 44], "search": [20, 84, 218, 30], "go": [246, 87, 54, 26],
    "name": [68, 122, 232, 30], "tab 1": [0, 519, 160, 49], "tab 2": [160, 519, 160, 49],
  ]

  @Test func rowsFromTheTop() {
    #expect(order(form) == ["back", "done", "search", "go", "name", "tab 1", "tab 2"])
  }

  @Test func fromTheRight() {
    #expect(order(form, isRightToLeft: true) == ["done", "back", "go", "search", "name", "tab 2", "tab 1"])
  }

  /// A cell precedes the button in it; a text view over the whole screen does not extend its row.
  @Test func containers() {
    #expect(order(["switch": [250, 107, 51, 31], "cell": [0, 100, 320, 44]]) == ["cell", "switch"])
    #expect(
      order(["text": [0, 0, 320, 568], "a": [200, 300, 100, 44], "b": [20, 400, 100, 44]]) == ["text", "a", "b"])
    #expect(order([:]).isEmpty)
  }

  /// A field below another one comes later, independent of the order of insertion.
  @Test func ofAScreen() throws {
    let screen = try LiveScreen(), field = screen.session.perform { UITextField() }
    screen.session.perform {
      field.accessibilityLabel = "Above"
      field.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
      screen.label.superview?.addSubview(field)
    }
    screen.session.commitWindows()
    #expect(screen.inspector.targets().map(\.name) == ["Above", "Save"])
  }

  /// The caret of the focused field, in the picture.
  @Test func theCaret() throws {
    let screen = try LiveScreen(), field = screen.session.perform { UITextField() }
    screen.session.perform {
      field.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
      screen.label.superview?.addSubview(field)
    }
    #expect(screen.session.caretFrame == nil)
    #expect(screen.session.perform { field.becomeFirstResponder() })
    screen.session.commitWindows()
    let start = try #require(screen.session.caretFrame)
    #expect(start.minX == 20 && start.width == 2)
    #expect(start.minY > 40 && start.maxY < 70)
    #expect(screen.act(.type(text: "abc")) == nil)
    #expect(try #require(screen.session.caretFrame).minX > 30)
  }
}
