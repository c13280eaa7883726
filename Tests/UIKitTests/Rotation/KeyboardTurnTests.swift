import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Rotation with the keyboard up.
/// A device that rotates while the keyboard is up. Basis: recalled.
@MainActor struct KeyboardTurnTests {
  private func screen(_ device: String, _ version: SystemVersion) throws -> KeyboardScreen {
    let screen = try KeyboardScreen.on(device, version)
    screen.first.becomeFirstResponder()
    screen.session.advance(by: 1)
    _ = screen.trace.take()
    return screen
  }

  @Test("until iOS 7 it goes and comes back as wide as the turned interface")
  func old() throws {
    let screen = try screen("iphone-5", .iOS(7))
    screen.session.rotate(to: .landscapeLeft)
    #expect(
      screen.trace.take() == [
        "UIKeyboardWillChangeFrame", "UIKeyboardWillHide", "UIKeyboardWillChangeFrame", "UIKeyboardWillShow",
      ])
    #expect(screen.lastFrames[1].size == CGSize(width: 162, height: 568))
    screen.session.advance(by: 1)
    #expect(screen.trace.take() == ["UIKeyboardDidChangeFrame", "UIKeyboardDidShow"])
    #expect(screen.first.isFirstResponder && screen.session.keyboardFrame != nil)
  }

  @Test("from iOS 8 on it changes its frame")
  func new() throws {
    let screen = try screen("iphone-8", .iOS(12))
    screen.session.rotate(to: .landscapeRight)
    #expect(screen.trace.take() == ["UIKeyboardWillChangeFrame", "UIKeyboardWillShow"])
    #expect(screen.lastFrames[1] == CGRect(x: 0, y: 375 - 194, width: 667, height: 194))
    screen.session.advance(by: 1)
    screen.session.rotate(to: .portrait)
    #expect(screen.session.keyboardFrame == CGRect(x: 0, y: 667 - 258, width: 375, height: 258))
  }
}
