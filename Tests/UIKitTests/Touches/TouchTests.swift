import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Touches.
/// Basis: the references of UIResponder, UIControl and UITableViewDelegate.
@MainActor struct TouchTests {
  private let session: Session
  private let root: UIViewController
  private let trace = Trace()

  init() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(7))
    root = session.perform { UIViewController() }
    self.session = session
    _ = session.show(root)
  }

  private func add<View: UIView>(_ make: () -> View) -> View {
    session.perform {
      let view = make()
      root.view.addSubview(view)
      return view
    }
  }

  private func button(_ title: String, _ frame: CGRect) -> UIButton {
    add {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = frame
      let action = UIAction { [trace] in trace.events.append("\(title) \($0.sender as? UIView === button)") }
      button.addAction(action, for: .touchUpInside)
      return button
    }
  }

  @Test("a tap reaches the control at that point, which passes itself to its actions")
  func tap() throws {
    _ = button("A", CGRect(x: 20, y: 100, width: 100, height: 44))
    #expect(session.tap(at: CGPoint(x: 30, y: 110)) is UIButton)
    try session.perform(.tap("a"))
    #expect(trace.take() == ["A true", "A true"])
  }

  @Test("unhandled events go up the responder chain to the controller")
  func chain() {
    final class Listener: UIViewController {
      let trace = Trace()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let point = touches.first?.location(in: view) ?? .zero
        trace.events.append("began \(point.x.formatted()) \(point.y.formatted())")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trace.events.append("ended") }
    }
    let listener = session.perform { Listener() }
    _ = session.show(listener)
    session.perform { listener.view.addSubview(UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))) }
    session.tap(at: CGPoint(x: 10, y: 110))
    #expect(listener.trace.events == ["began 10 110", "ended"])
  }

  @Test("a control that is disabled, hidden or covered is not available, and the failure states why")
  func unreachable() {
    let control = button("A", CGRect(x: 20, y: 100, width: 100, height: 44))
    _ = button("B", CGRect(x: 20, y: 200, width: 100, height: 44))
    control.isEnabled = false
    #expect(throws: StepFailure("there is no “A” to tap. These elements can be tapped: “B”.")) {
      try session.perform(.tap("A"))
    }
    control.isEnabled = true
    let cover = add { UIView(frame: CGRect(x: 0, y: 90, width: 320, height: 60)) }
    #expect(throws: StepFailure("“A” cannot be touched: UIView is in front of it.")) {
      try session.perform(.tap("A"))
    }
    cover.isHidden = true
    #expect(throws: Never.self) { try session.perform(.tap("A")) }
    #expect(trace.take() == ["A true"])
  }

  @Test("switches, steppers and segments change their value and say so")
  func values() throws {
    let toggle = add { UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31)) }
    let stepper = add { UIStepper(frame: CGRect(x: 20, y: 200, width: 94, height: 29)) }
    let segments = add { UISegmentedControl(frame: CGRect(x: 20, y: 300, width: 200, height: 29)) }
    for (index, title) in ["one", "two"].enumerated() {
      segments.insertSegment(withTitle: title, at: index, animated: false)
    }
    for control in [toggle, stepper, segments] as [UIControl] {
      session.perform {
        control.addAction(UIAction { [trace] _ in trace.events.append("\(type(of: control))") }, for: .valueChanged)
      }
    }
    session.tap(at: CGPoint(x: 40, y: 110))
    session.tap(at: CGPoint(x: 110, y: 210))
    session.tap(at: CGPoint(x: 22, y: 210))
    session.tap(at: CGPoint(x: 22, y: 210))
    session.tap(at: CGPoint(x: 200, y: 310))
    session.tap(at: CGPoint(x: 200, y: 310))
    #expect(toggle.isOn && stepper.value == 0 && segments.selectedSegmentIndex == 1)
    #expect(trace.take() == ["UISwitch", "UIStepper", "UIStepper", "UISegmentedControl"])
  }

  @Test("an action replaces the one with its identifier, and can be removed again")
  func identifiers() {
    let control = button("A", CGRect(x: 20, y: 100, width: 100, height: 44))
    session.perform {
      for name in ["first", "second"] {
        control.addAction(
          UIAction(identifier: .init("x")) { [trace] _ in trace.events.append(name) }, for: .primaryActionTriggered)
      }
      #expect(control.allControlEvents == [.touchUpInside, .primaryActionTriggered])
      control.sendActions(for: .primaryActionTriggered)
      control.removeAction(identifiedBy: .init("x"), for: .primaryActionTriggered)
      control.sendActions(for: .primaryActionTriggered)
    }
    #expect(trace.take() == ["second"])
  }

  @Test("a touch that leaves the control before it ends is no tap")
  func leaving() throws {
    let control = button("A", CGRect(x: 20, y: 100, width: 100, height: 44))
    let window = try #require(control.window), touch = UITouch(at: CGPoint(x: 30, y: 110), on: control, in: window)
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    #expect(control.isHighlighted && control.isTracking)
    touch.move(to: CGPoint(x: 300, y: 400))
    window.sendEvent(event)
    #expect(!control.isHighlighted)
    touch.end(.ended)
    window.sendEvent(event)
    #expect(!control.isTracking && trace.take() == [])
  }
}
