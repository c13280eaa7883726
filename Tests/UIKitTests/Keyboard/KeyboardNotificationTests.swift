import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The notifications of the keyboard.
/// Basis: the reference of UIWindow and UIResponder for names and keys; the order of published logs.
@MainActor struct KeyboardNotificationTests {
  private static let shows = [
    "UIKeyboardWillChangeFrame", "UIKeyboardWillShow", "UIKeyboardDidChangeFrame", "UIKeyboardDidShow",
  ]
  private static let hides = [
    "UIKeyboardWillChangeFrame", "UIKeyboardWillHide", "UIKeyboardDidChangeFrame", "UIKeyboardDidHide",
  ]

  @Test("it tells that it comes at once, and that it has come when the animation is over")
  func order() throws {
    let screen = try KeyboardScreen.on("iphone-5", .iOS(6, 1))
    #expect(screen.notes.becomeFirstResponder())
    let begins = ["notes shouldBegin", Self.shows[0], Self.shows[1], "notes didBegin"]
    #expect(screen.trace.take() == begins)
    screen.session.advance(by: 0.24)
    #expect(screen.trace.take() == [])
    screen.session.advance(by: 0.02)
    #expect(screen.trace.take() == Array(Self.shows.suffix(2)))
    #expect(screen.notes.resignFirstResponder())
    screen.session.advance(by: 1)
    #expect(screen.trace.take() == ["notes shouldEnd", "notes didEnd"] + Self.hides)
  }

  @Test("a text field begins before the keyboard comes, a text view after it", arguments: [6, 17])
  func beginning(major: Int) throws {
    let screen = try KeyboardScreen.on(major == 6 ? "iphone-5" : "iphone-12", .iOS(major))
    screen.first.becomeFirstResponder()
    #expect(screen.trace.take() == ["first shouldBegin", "first didBegin"] + Self.shows.prefix(2))
  }

  @Test("from field to field the keyboard stays and says nothing")
  func handingOver() throws {
    let screen = try KeyboardScreen.on("iphone-5", .iOS(6, 1))
    screen.first.becomeFirstResponder()
    screen.session.advance(by: 1)
    _ = screen.trace.take()
    #expect(screen.second.becomeFirstResponder())
    screen.session.advance(by: 1)
    #expect(screen.trace.take() == ["second shouldBegin", "first shouldEnd", "first didEnd", "second didBegin"])
    #expect([screen.first, screen.second].map(\.isFirstResponder) == [false, true])
  }

  @Test("notifications of an interrupted animation are not sent")
  func brokenOff() throws {
    let screen = try KeyboardScreen.on("iphone-5", .iOS(6, 1))
    screen.first.becomeFirstResponder()
    screen.session.advance(by: 0.1)
    screen.first.resignFirstResponder()
    screen.session.advance(by: 1)
    #expect(screen.trace.take().filter { $0.contains("Did") } == Array(Self.hides.suffix(2)))
  }

  @Test("duration and curve", arguments: [(6, 0), (7, 7), (17, 7)])
  func animation(major: Int, curve: Int) throws {
    let screen = try KeyboardScreen.on(major < 8 ? "iphone-5" : "iphone-12", .iOS(major))
    screen.first.becomeFirstResponder()
    let info = try #require(screen.infos.last)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == 0.25)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == curve)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == (major >= 9 ? true : nil))
  }

  @Test("frames can be read as Objective-C does and as Swift does")
  func boxing() throws {
    let screen = try KeyboardScreen.on("iphone-5", .iOS(6, 1))
    screen.first.becomeFirstResponder()
    let end = try #require(screen.infos.last?[UIResponder.keyboardFrameEndUserInfoKey])
    let expected = CGRect(x: 0, y: 568 - 216, width: 320, height: 216)
    #expect((end as? NSValue)?.cgRectValue == expected)
    #expect(end as? CGRect == expected)
    #expect(screen.lastFrames == [expected.offsetBy(dx: 0, dy: 216), expected])
    #expect(NSNumber(value: 1) as Any as? CGRect == nil)
  }

  @Test("two sessions of different generations do not hear each other's keyboard")
  func sessions() throws {
    let old = try KeyboardScreen.on("iphone-5", .iOS(6, 1)), new = try KeyboardScreen.on("iphone-12", .iOS(17))
    new.session.perform { _ = old.first.becomeFirstResponder() }
    #expect(new.trace.take() == [])
    #expect(new.session.keyboardFrame == nil)
    old.session.perform { _ = new.first.becomeFirstResponder() }
    for session in [new.session, old.session] { session.advance(by: 1) }
    #expect([old, new].map(\.first.isFirstResponder) == [true, true])
    #expect([old, new].map(\.infos.count) == [4, 4])
    #expect(old.lastFrames.last?.height == 216)
    #expect(new.lastFrames.last?.height == 336)
  }

  @Test("a field that leaves its window takes the keyboard with it, whatever its delegate says")
  func leaving() throws {
    let screen = try KeyboardScreen.on("iphone-5", .iOS(7))
    screen.first.becomeFirstResponder()
    screen.refused = ["first shouldEnd"]
    screen.session.advance(by: 1)
    _ = screen.trace.take()
    screen.session.perform { screen.first.removeFromSuperview() }
    #expect(!screen.first.isFirstResponder)
    screen.session.advance(by: 1)
    #expect(screen.trace.take() == ["first shouldEnd", "first didEnd"] + Self.hides)
  }

  @Test("a window that is hidden takes the keyboard with it") func hiding() throws {
    let screen = try KeyboardScreen.on("iphone-12", .iOS(17))
    screen.first.becomeFirstResponder()
    screen.session.perform { screen.session.windows[0].isHidden = true }
    screen.session.commitWindows()
    #expect(!screen.first.isFirstResponder)
    #expect(screen.session.keyboardFrame == nil)
  }

  @Test("a rotation with the keyboard up, until iOS 7: it goes and comes back as wide as the new interface")
  func rotation() throws {
    let screen = try KeyboardScreen.on("iphone-5", .iOS(7))
    screen.first.becomeFirstResponder()
    screen.session.advance(by: 1)
    _ = screen.trace.take()
    screen.session.keyboardWillRotate()
    #expect(screen.trace.take() == Array(Self.hides.prefix(2)))
    #expect(screen.session.keyboardFrame == nil)
    screen.session.keyboardDidRotate(from: screen.session.environment)
    screen.session.advance(by: 1)
    #expect(screen.trace.take() == Self.shows)
    #expect(screen.first.isFirstResponder)
  }

  @Test("a rotation with the keyboard up, from iOS 8 on: it changes its frame")
  func rotationLater() throws {
    let screen = try KeyboardScreen.on("iphone-8", .iOS(12))
    screen.first.becomeFirstResponder()
    screen.session.advance(by: 1)
    _ = screen.trace.take()
    var old = screen.session.environment
    old.orientation = .landscapeLeft
    screen.session.keyboardWillRotate()
    #expect(screen.trace.take() == [])
    screen.session.keyboardDidRotate(from: old)
    #expect(screen.trace.take() == Array(Self.shows.prefix(2)))
    #expect(screen.lastFrames[0].width == 667)
    #expect(screen.lastFrames[1] == CGRect(x: 0, y: 667 - 258, width: 375, height: 258))
  }
}
