import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A text view over a toolbar, in a view that moves up for the keyboard: the article's screen.
@MainActor struct KeypadTests {
  private final class Stack: UIView {
    let text = UITextView()
    let bar = UIToolbar()

    override func layoutSubviews() {
      super.layoutSubviews()
      let split = bounds.height - 44
      text.frame = CGRect(x: 0, y: 0, width: bounds.width, height: split)
      bar.frame = CGRect(x: 0, y: split, width: bounds.width, height: 44)
    }
  }

  private final class Keypad: UIViewController {
    let stack = Stack()
    private var observers: [any NSObjectProtocol] = []
    private(set) var hideCount = 0

    override func viewDidLoad() {
      stack.frame = view.bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      for part in [stack.text, stack.bar] { stack.addSubview(part) }
      view.addSubview(stack)
    }

    override func viewWillAppear(_ animated: Bool) {
      let center = NotificationCenter.default
      observers = [
        center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
          [weak self] notification in
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          MainActor.assumeIsolated { self?.makeRoom(frame ?? .zero) }
        },
        center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) {
          [weak self] _ in
          MainActor.assumeIsolated {
            self?.hideCount += 1
            self?.makeRoom(.zero)
          }
        },
      ]
    }

    override func viewDidAppear(_ animated: Bool) { stack.text.becomeFirstResponder() }

    override func viewWillDisappear(_ animated: Bool) {
      observers.forEach(NotificationCenter.default.removeObserver)
    }

    /// As in the article: the frame's width in landscape, which is right while the screen stays portrait.
    private func makeRoom(_ frame: CGRect) {
      let isLandscape = UIApplication.shared.statusBarOrientation.isLandscape
      var room = view.bounds
      room.size.height -= isLandscape ? frame.width : frame.height
      stack.frame = room
    }
  }

  private func launch(
    _ device: String, _ version: SystemVersion, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> (Session, UINavigationController, Keypad) {
    let session = Session(
      environment: SystemEnvironment(
        profile: .profile(for: version), device: try DeviceCatalog.find(device), orientation: orientation))
    let keypad = session.perform { Keypad() }
    let stack = session.perform { UINavigationController(rootViewController: UIViewController()) }
    session.perform { stack.pushViewController(keypad, animated: false) }
    session.launch(root: { stack })
    session.advance(by: 1)
    return (session, stack, keypad)
  }

  /// Basis: arithmetic of the article's sample, B11 of its cases: 504 - 216 = 288, 288 - 44 = 244.
  @Test func iPhone5() throws {
    let (session, _, keypad) = try launch("iphone-5", .iOS(6, 1))
    #expect(keypad.stack.frame == CGRect(x: 0, y: 0, width: 320, height: 288))
    #expect(keypad.stack.text.frame == CGRect(x: 0, y: 0, width: 320, height: 244))
    #expect(keypad.stack.bar.frame == CGRect(x: 0, y: 244, width: 320, height: 44))
    keypad.stack.text.resignFirstResponder()
    session.advance(by: 1)
    #expect(keypad.stack.frame.height == 504)
    keypad.stack.text.becomeFirstResponder()
    session.advance(by: 1)
    #expect(keypad.stack.frame.height == 288)
  }

  /// Basis: the same on 3.5 inches: 416 - 216 = 200.
  @Test func iPhone4S() throws {
    let (_, _, keypad) = try launch("iphone-4s", .iOS(6))
    #expect(keypad.stack.text.frame.height == 156)
    #expect(keypad.stack.bar.frame.minY == 156)
  }

  /// Basis: B12: 268 - 162 = 106, read from the width of a frame in portrait coordinates.
  @Test func landscape() throws {
    let (_, _, keypad) = try launch("iphone-5", .iOS(6, 1), .landscapeRight)
    #expect(keypad.stack.frame == CGRect(x: 0, y: 0, width: 568, height: 106))
    #expect(keypad.stack.text.frame.height == 62)
    #expect(keypad.stack.bar.frame == CGRect(x: 0, y: 62, width: 568, height: 44))
  }

  /// Basis: B12, rotated while the keyboard is up; and back.
  @Test func turning() throws {
    let (session, _, keypad) = try launch("iphone-5", .iOS(6, 1))
    try session.perform(.rotate(.landscapeRight))
    #expect(keypad.stack.frame == CGRect(x: 0, y: 0, width: 568, height: 106))
    #expect(keypad.stack.bar.frame == CGRect(x: 0, y: 62, width: 568, height: 44))
    #expect(session.keyboardFrame == CGRect(x: 0, y: 0, width: 162, height: 568))
    try session.perform(.rotate(.portrait))
    #expect(keypad.stack.frame == CGRect(x: 0, y: 0, width: 320, height: 288))
    #expect(keypad.stack.text.isFirstResponder)
  }

  /// Basis: B13: from iOS 8 on the width is the screen's, and the arithmetic of the article breaks.
  @Test func landscapeLater() throws {
    let (_, _, keypad) = try launch("iphone-5", .iOS(8), .landscapeRight)
    #expect(keypad.stack.frame.height < 0 || keypad.stack.frame.minY < 0)
  }

  /// Basis: B15: observers are removed in `viewWillDisappear`, so they do not receive the hiding that follows a pop.
  @Test func goingBack() throws {
    let (session, stack, keypad) = try launch("iphone-5", .iOS(6, 1))
    session.perform { _ = stack.popViewController(animated: false) }
    session.advance(by: 1)
    #expect(session.keyboardFrame == nil)
    #expect(!keypad.stack.text.isFirstResponder)
    #expect(keypad.hideCount == 0)
  }
}
