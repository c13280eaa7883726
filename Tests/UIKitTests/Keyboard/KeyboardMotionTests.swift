import CoreTypes
import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// The keyboard is shown while it moves, and views that follow its notification move with it.
@MainActor struct KeyboardMotionTests {
  /// A field, and a red bar at the bottom that follows the notifications as apps do.
  private final class Rider: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    let bar = UIView()
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
      bar.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
      for part in [field, bar] { view.addSubview(part) }
      observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
      ) { [weak self] note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        MainActor.assumeIsolated { self?.ride(to: end, duration, curve) }
      }
    }

    private func ride(to end: CGRect, _ duration: TimeInterval, _ curve: UInt) {
      UIView.animate(
        withDuration: duration, delay: 0,
        options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
        animations: {
          let top = self.view.convert(end, from: nil).minY
          self.bar.frame.origin.y = min(top, self.view.bounds.height) - 44
        })
    }
  }

  /// Launches the screen and lets a second pass.
  private func launch(_ version: SystemVersion) throws -> (Session, Rider) {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find("iphone-5")))
    let screen = session.perform { Rider() }
    session.launch(root: { screen })
    session.advance(by: 1)
    return (session, screen)
  }

  /// Returns where the panel is visible on the screen.
  private func shownTop(_ session: Session) -> CGFloat? {
    session.keyboard.window?.panel.layer.presentation()?.frame.minY
  }

  private func shownBar(_ screen: Rider) -> CGFloat {
    let frame = screen.bar.layer.presentation()?.frame ?? .null
    return screen.view.convert(frame, to: nil).maxY
  }

  /// Basis: half of the duration of the documented curve of iOS 6 is half of the distance; 352 is the end.
  @Test func oldKeyboardsSlowDownAtBothEnds() throws {
    let (session, screen) = try launch(.iOS(6, 1))
    session.perform { _ = screen.field.becomeFirstResponder() }
    #expect(session.keyboardFrame?.minY == 352)
    #expect(shownTop(session) == 568)
    session.advance(by: 0.125)
    #expect(abs(try #require(shownTop(session)) - 460) < 0.5)
    #expect(session.isMoving)
    session.advance(by: 0.125)
    #expect(shownTop(session) == 352 && !session.isMoving)
  }

  /// Basis: the keyboard does what its notifications announce.
  @Test(arguments: [SystemVersion.iOS(6, 1), .iOS(7), .iOS(12), .iOS(17)]) func theBarRides(
    version: SystemVersion
  ) throws {
    let (session, screen) = try launch(version)
    session.perform { _ = screen.field.becomeFirstResponder() }
    for _ in 0..<6 {
      #expect(abs(try #require(shownTop(session)) - shownBar(screen)) < 1e-6)
      session.advance(by: 0.05)
    }
    session.perform { _ = screen.field.resignFirstResponder() }
    for _ in 0..<4 {
      #expect(abs(try #require(shownTop(session)) - shownBar(screen)) < 1e-6)
      session.advance(by: 0.05)
    }
    session.advance(by: 0.1)
    #expect(session.keyboard.window == nil && shownBar(screen) == 568)
  }

  /// Basis: it continues from its visible position.
  @Test(arguments: [SystemVersion.iOS(6, 1), .iOS(17)]) func turningBackDoesNotJump(version: SystemVersion) throws {
    let (session, screen) = try launch(version)
    session.perform { _ = screen.field.becomeFirstResponder() }
    session.advance(by: 0.1)
    let before = try #require(shownTop(session))
    session.perform { _ = screen.field.resignFirstResponder() }
    #expect(abs(try #require(shownTop(session)) - before) < 1e-6)
    #expect(abs(try #require(shownTop(session)) - shownBar(screen)) < 1e-6)
    session.advance(by: 0.3)
    #expect(session.keyboard.window == nil && !session.isMoving)
  }

  /// Basis: it is visible until it has left, with the accessory view, which is available immediately.
  @Test func whatLeavesIsSeenUntilItHasGone() throws {
    let (session, screen) = try launch(.iOS(17))
    let accessory = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40)) }
    session.perform {
      accessory.backgroundColor = .blue
      screen.field.inputAccessoryView = accessory
      _ = screen.field.becomeFirstResponder()
    }
    session.advance(by: 1)
    session.perform { _ = screen.field.resignFirstResponder() }
    session.advance(by: 0.1)
    let blue = Paint.solid(RGBAColor(red: 0, green: 0, blue: 1, alpha: 1))
    func isSeen() -> Bool {
      session.recordScreen().commands.contains {
        if case .fill(_, blue) = $0 { true } else { false }
      }
    }
    #expect(accessory.window == nil && session.keyboardFrame == nil)
    #expect(isSeen())
    session.advance(by: 0.3)
    #expect(!isSeen())
  }

  /// Basis: "Adjusting your layout with keyboard layout guide".
  @Test func whatHoldsOnToTheGuideRides() throws {
    let (session, screen) = try launch(.iOS(17))
    let held = session.perform { UIView() }
    session.perform {
      held.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(held)
      NSLayoutConstraint.activate([
        held.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
        held.heightAnchor.constraint(equalToConstant: 20), held.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    session.advance(by: 1)
    session.perform { _ = screen.field.becomeFirstResponder() }
    #expect(held.frame.maxY == session.keyboardFrame?.minY)
    session.advance(by: 0.05)
    #expect(abs(try #require(held.layer.presentation()).frame.maxY - shownTop(session)!) < 1e-6)
  }

  /// Basis: what an app shows at its launch is there immediately.
  @Test func itIsUpWhereTheProgramBeginsWithIt() throws {
    let screen = try KeyboardScreen.on("iphone-5", .iOS(17))
    screen.first.becomeFirstResponder()
    #expect(shownTop(screen.session) == screen.session.keyboardFrame?.minY)
  }
}
