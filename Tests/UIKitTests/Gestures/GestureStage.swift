import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A touch screen of 320 x 568 points.
@MainActor final class GestureStage {
  let session: Session
  let root: UIView
  let trace = EventTrace()
  private let window: UIWindow

  init() throws {
    session = try Session.phone(CGSize(width: 320, height: 568), .iOS(12))
    let controller = session.perform { UIViewController() }
    window = session.show(controller)
    root = controller.view
  }

  /// A view that records its touches.
  final class Listener: UIView {
    var name = "view"
    var trace: EventTrace?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    private func note(_ word: String, _ touches: Set<UITouch>) {
      trace?.note("\(name) \(word)")
    }
  }

  @discardableResult
  func listener(
    _ name: String = "view", _ frame: CGRect = CGRect(x: 0, y: 100, width: 320, height: 400), in parent: UIView? = nil
  ) -> Listener {
    session.perform {
      let view = Listener(frame: frame)
      (view.name, view.trace) = (name, trace)
      (parent ?? root).addSubview(view)
      return view
    }
  }

  /// Records the states of its actions.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ name: String, to view: UIView, _ make: @MainActor () -> Recognizer
  ) -> Recognizer {
    session.perform {
      let recognizer = make(), trace = trace
      recognizer.addAction(
        UIAction { action in
          let state = (action.sender as? UIGestureRecognizer)?.state
          trace.note("\(name) \(state.map { "\($0)" } ?? "?")")
        })
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    session.touch(.began, finger: finger, at: CGPoint(x: x, y: y))
  }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    session.touch(.moved, finger: finger, at: CGPoint(x: x, y: y))
  }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    session.touch(.ended, finger: finger, at: CGPoint(x: x, y: y))
  }
  func wait(_ seconds: TimeInterval) { session.advance(by: seconds) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  /// Moves a touch frame by frame and lifts it while it moves.
  func flick(from start: CGPoint, by way: CGPoint, frames: Int = 6) {
    down(start.x, start.y)
    for frame in 1...frames {
      wait(1.0 / 60)
      let share = CGFloat(frame) / CGFloat(frames)
      move(start.x + way.x * share, start.y + way.y * share)
    }
    up(start.x + way.x, start.y + way.y)
  }

  var isAtRest: Bool { session.gestures.isIdle && session.touches.all.isEmpty }
}
