import Testing

@testable import UIKit

/// Notifications with their own types. Basis: documented (`NotificationCenter.MainActorMessage`, UIKit's messages).
@MainActor struct MessageTests {
  @Test("a keyboard's message has typed values, and is of its program's screen alone")
  func keyboard() throws {
    let session = try Session.of(.iOS(26)), other = try Session.of(.iOS(26))
    var frames: [CGRect] = [], durations: [TimeInterval] = [], others = 0
    let (root, field) = session.perform { (UIViewController(), UITextField()) }
    _ = session.show(root)
    let token = session.perform {
      root.view.addSubview(field)
      return NotificationCenter.default.addObserver(of: UIScreen.main, for: .keyboardWillShow) { message in
        frames.append(message.endFrame)
        durations.append(message.animationDuration)
      }
    }
    let stranger = other.perform {
      NotificationCenter.default.addObserver(for: UIResponder.KeyboardWillShowMessage.self) { _ in others += 1 }
    }
    session.perform { _ = field.becomeFirstResponder() }
    #expect(frames.count == 1 && frames.first == session.keyboardFrame)
    #expect(durations == [session.metrics.keyboard.animationDuration])
    #expect(others == 0)
    withExtendedLifetime((token, stranger)) {}
  }

  @Test("messages of windows and of the program have their subject")
  func subjects() throws {
    let session = try Session.of(.iOS(26))
    var keys = 0, shown = 0
    let (first, second) = session.perform { (UIWindow(), UIWindow()) }
    let tokens = session.perform {
      [
        NotificationCenter.default.addObserver(of: second, for: .didBecomeKey) { _ in keys += 1 },
        NotificationCenter.default.addObserver(of: UIWindow.self, for: .didBecomeVisible) { _ in shown += 1 },
      ]
    }
    session.perform {
      first.makeKeyAndVisible()
      #expect(keys == 0)
      second.makeKeyAndVisible()
    }
    #expect(keys == 1 && shown == 2)
    withExtendedLifetime(tokens) {}
  }
}
