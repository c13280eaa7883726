import Testing
import UIKit

@testable import UIKit

/// Streams of touches.
/// Touches that begin, move and end. Basis: the references of UITouch, UIView and UIResponder.
@MainActor struct TouchStreamTests {
  private let stage: GestureStage

  init() throws { stage = try GestureStage() }

  @Test("a touch is one object from beginning to end, of the view in which it began")
  func oneTouch() {
    final class Keeper: UIView {
      var touches: [UITouch] = []
      var phases: [UITouch.Phase] = []
      private func keep(_ new: Set<UITouch>) {
        touches += new
        phases += new.map(\.phase)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
    }
    let view = stage.session.perform { Keeper(frame: CGRect(x: 0, y: 100, width: 50, height: 50)) }
    stage.root.addSubview(view)
    stage.down(20, 120)
    stage.move(200, 300)
    stage.up(210, 300)
    #expect(view.phases == [.began, .moved, .moved, .ended])
    #expect(view.touches.allSatisfy { $0 === view.touches[0] } && view.touches[0].view === view)
    #expect(view.touches[0].location(in: view) == CGPoint(x: 210, y: 200) && stage.isAtRest)
  }

  @Test("a second touch reaches only views with multiple touch")
  func severalFingers() {
    let one = stage.listener("one", CGRect(x: 0, y: 100, width: 320, height: 100))
    let many = stage.listener("many", CGRect(x: 0, y: 300, width: 320, height: 100))
    many.isMultipleTouchEnabled = true
    for (finger, y) in [(1, 150), (2, 160), (3, 350), (4, 360)] as [(Int, CGFloat)] {
      stage.down(50, y, finger: finger)
    }
    #expect(stage.trace.take() == ["one began", "many began", "many began"])
    for (finger, y) in [(1, 150), (2, 160), (3, 350), (4, 360)] as [(Int, CGFloat)] { stage.up(50, y, finger: finger) }
    #expect(stage.trace.take() == ["one ended", "many ended", "many ended"] && stage.isAtRest)
    _ = one
  }

  @Test("an exclusive view is touched alone")
  func exclusive() {
    let view = stage.listener("exclusive", CGRect(x: 0, y: 100, width: 320, height: 100))
    stage.listener("other", CGRect(x: 0, y: 300, width: 320, height: 100))
    view.isExclusiveTouch = true
    stage.down(10, 150, finger: 1)
    stage.down(10, 350, finger: 2)
    stage.up(10, 350, finger: 2)
    stage.up(10, 150, finger: 1)
    #expect(stage.trace.take() == ["exclusive began", "exclusive ended"])
    stage.down(10, 350, finger: 2)
    stage.down(10, 150, finger: 1)
    stage.up(10, 150, finger: 1)
    stage.up(10, 350, finger: 2)
    #expect(stage.trace.take() == ["other began", "other ended"] && stage.isAtRest)
  }

  @Test("invalid touches change nothing")
  func nonsense() {
    stage.listener()
    stage.move(10, 150)
    stage.up(10, 150)
    stage.down(.nan, 150)
    stage.down(10, .infinity)
    stage.session.touch(.cancelled, finger: 1_000_000_000, at: .zero)
    #expect(stage.trace.take() == [])
    stage.down(10, 150, finger: 1_000_000_000)
    stage.move(.nan, 0, finger: 1_000_000_000)
    stage.up(.nan, 0, finger: 1_000_000_000)
    #expect(stage.trace.take() == ["view began", "view ended"])
    stage.down(10, 150)
    stage.down(10, 160)
    #expect(stage.trace.take() == ["view began", "view cancelled", "view began"])
    stage.session.cancelTouches()
    #expect(stage.trace.take() == ["view cancelled"] && stage.isAtRest)
  }

  @Test("a view that is taken away still hears that its touch ends")
  func removed() {
    let button = stage.session.perform { UIButton(type: .system) }
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
    stage.root.addSubview(button)
    stage.down(10, 110)
    #expect(button.isHighlighted)
    button.removeFromSuperview()
    stage.up(10, 110)
    #expect(!button.isHighlighted && !button.isTracking && stage.isAtRest)
  }

  @Test("taps at about the same place in a short time are counted")
  func tapCount() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { counts += touches.map(\.tapCount) }
    }
    let view = stage.session.perform { Counter(frame: CGRect(x: 0, y: 100, width: 320, height: 400)) }
    stage.root.addSubview(view)
    for wait in [0.1, 0.1, 0.5] {
      stage.tap(50, 150)
      stage.wait(wait)
    }
    stage.tap(50, 150)
    stage.tap(250, 450)
    #expect(view.counts == [1, 2, 3, 1, 1])
  }
}
