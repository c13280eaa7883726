import Testing
import UIKit

@testable import UIKit

/// Competing gestures, and the touches that remain for the views. Basis: the references of UIGestureRecognizer and its
/// delegate.
@MainActor struct GestureRivalryTests {
  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var goesAlong = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { goesAlong }
  }

  private let stage: GestureStage
  private let outer: GestureStage.Listener
  private let inner: GestureStage.Listener
  private let judge = Judge()

  init() throws {
    stage = try GestureStage()
    outer = stage.listener("outer")
    inner = stage.listener("inner", CGRect(x: 0, y: 0, width: 320, height: 100), in: outer)
  }

  private var gestures: [String] { stage.trace.take().filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") } }

  @Test("of two taps the inner one comes about; with the delegate's leave both")
  func innermost() {
    stage.add("a", to: outer) { UITapGestureRecognizer() }
    let inner = stage.add("b", to: inner) { UITapGestureRecognizer() }
    stage.tap(50, 150)
    #expect(gestures == ["b ended"])
    inner.delegate = judge
    judge.goesAlong = true
    stage.tap(50, 150)
    #expect(gestures == ["b ended", "a ended"])
    judge.begins = false
    stage.tap(50, 150)
    #expect(gestures == ["a ended"])
    (judge.begins, judge.receives) = (true, false)
    stage.tap(50, 150)
    #expect(gestures == ["a ended"] && stage.isAtRest)
  }

  @Test("a view may keep gestures from beginning")
  func viewDecides() {
    final class Stubborn: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    stage.session.perform { inner.addSubview(Stubborn(frame: inner.bounds)) }
    stage.add("a", to: outer) { UITapGestureRecognizer() }
    stage.tap(50, 150)
    #expect(gestures == [])
    stage.tap(50, 250)
    #expect(gestures == ["a ended"])
  }

  /// Basis: UIGestureRecognizer reference, "Interacting with Other User Interface Controls".
  @Test("a button in a view with a tap recognizer keeps its taps")
  func button() {
    stage.add("a", to: outer) { UITapGestureRecognizer() }
    let button = stage.session.perform { UIButton(type: .system) }, trace = stage.trace
    button.frame = inner.bounds
    button.addAction(UIAction { _ in trace.note("button") }, for: .touchUpInside)
    inner.addSubview(button)
    stage.tap(50, 150)
    #expect(gestures == ["button"])
    button.isEnabled = false
    stage.tap(50, 150)
    #expect(gestures == ["a ended"])
  }

  @Test("a pan prevents the tap, and an active gesture prevents later ones")
  func panAndTap() {
    stage.add("tap", to: inner) { UITapGestureRecognizer() }
    stage.add("pan", to: outer) { UIPanGestureRecognizer() }
    stage.down(50, 150)
    stage.move(65, 150)
    stage.up(65, 150)
    #expect(gestures == ["pan began", "pan ended"])
    stage.add("press", to: inner) { UILongPressGestureRecognizer() }.allowableMovement = 100
    stage.down(50, 150)
    stage.move(65, 150)
    stage.wait(1)
    stage.up(65, 150)
    #expect(gestures == ["pan began", "pan ended"] && stage.isAtRest)
  }

  @Test("what waits for a gesture that comes about fails")
  func requiredSucceeds() {
    let pan = stage.add("pan", to: outer) { UIPanGestureRecognizer() }
    let swipe = stage.add("swipe", to: inner) { UISwipeGestureRecognizer() }
    pan.require(toFail: swipe)
    stage.flick(from: CGPoint(x: 50, y: 150), by: CGPoint(x: 100, y: 0))
    #expect(gestures == ["swipe ended"])
    stage.flick(from: CGPoint(x: 50, y: 150), by: CGPoint(x: 0, y: 60))
    let found = gestures
    #expect(found.first == "pan began" && found.last == "pan ended" && stage.isAtRest)
  }

  @Test("with delays the view feels nothing until the gesture has failed")
  func delays() {
    let press = stage.add("press", to: inner) { UILongPressGestureRecognizer() }
    press.delaysTouchesBegan = true
    stage.down(50, 150)
    #expect(stage.trace.take() == [])
    stage.up(50, 150)
    #expect(stage.trace.take() == ["inner began", "inner ended"])
    stage.down(50, 150)
    stage.wait(0.6)
    stage.up(50, 150)
    #expect(stage.trace.take() == ["press began", "press ended"])
  }

  @Test("a recognizer that is switched off ends what it does")
  func disabled() {
    let pan = stage.add("pan", to: outer) { UIPanGestureRecognizer() }
    stage.down(50, 150)
    stage.move(65, 150)
    stage.session.perform { pan.isEnabled = false }
    #expect(gestures == ["pan began", "pan cancelled"])
    stage.move(85, 150)
    stage.up(85, 150)
    #expect(gestures == [] && stage.isAtRest)
  }

  @Test("a recognizer of a program's own gets touches, sets its state and is reset")
  func ownRecognizer() {
    final class Circle: UIGestureRecognizer {
      var resets = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let circle = stage.add("circle", to: inner) { Circle() }
    stage.down(50, 150)
    stage.move(52, 150)
    stage.move(54, 150)
    stage.up(54, 150)
    #expect(gestures == ["circle began", "circle changed", "circle ended"] && circle.resets == 1)
    stage.tap(50, 150)
    #expect(gestures == ["circle ended"] && circle.resets == 2 && circle.state == .possible)
  }

  @Test("a gesture whose touch is cancelled is cancelled")
  func cancelled() {
    stage.add("pan", to: outer) { UIPanGestureRecognizer() }
    stage.down(50, 150)
    stage.move(65, 150)
    stage.session.cancelTouches()
    #expect(gestures == ["pan began", "pan cancelled"] && stage.isAtRest)
  }

  @Test("a message goes to its target, once, and not to one that is gone")
  func messages() {
    final class Target: NSObject, ObjCExposed {
      var count = 0
      func go(_ sender: UITapGestureRecognizer) { count += 1 }
      static var objcMembers: [ObjCMember] { [.action("go:", Target.go)] }
    }
    var target: Target? = Target()
    let tap = UITapGestureRecognizer(target: target, action: "go:")
    if let target { tap.addTarget(target, action: "go:") }
    stage.session.perform { inner.addGestureRecognizer(tap) }
    stage.tap(50, 150)
    #expect(target?.count == 1)
    target = nil
    stage.tap(50, 150)
    #expect(stage.isAtRest)
  }
}
