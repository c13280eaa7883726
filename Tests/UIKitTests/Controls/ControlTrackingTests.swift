import Testing

@testable import UIKit

/// A control's state during a touch. Basis: recalled.
@MainActor struct ControlTrackingTests {
  private final class Tracker: UIControl {
    var lines: [String] = []
    var refuses = false

    private func note(_ text: String) { lines.append("\(text) \(isTracking) \(isTouchInside)") }

    override var isHighlighted: Bool { didSet { lines.append("highlighted \(isHighlighted)") } }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      note("begin")
      return !refuses
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      note("continue")
      return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end") }
    override func cancelTracking(with event: UIEvent?) { note("cancel") }
  }

  private func stage() throws -> (session: Session, control: Tracker) {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    let control = session.perform { Tracker(frame: CGRect(x: 100, y: 200, width: 50, height: 50)) }
    session.perform { root.view.addSubview(control) }
    _ = session.show(root)
    return (session, control)
  }

  @Test("a touch is inside before tracking begins and until it has ended; the highlight changes once each way")
  func inside() throws {
    let (session, control) = try stage()
    session.touch(.began, finger: 1, at: CGPoint(x: 120, y: 220))
    session.touch(.moved, finger: 1, at: CGPoint(x: 125, y: 220))
    session.touch(.moved, finger: 1, at: CGPoint(x: 130, y: 220))
    session.touch(.ended, finger: 1, at: CGPoint(x: 130, y: 220))
    #expect(
      control.lines == [
        "begin false true", "highlighted true", "continue true true", "continue true true", "end true true",
        "highlighted false",
      ])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test("outside, the touch is tracked on and no longer inside")
  func outside() throws {
    let (session, control) = try stage()
    session.touch(.began, finger: 1, at: CGPoint(x: 120, y: 220))
    session.touch(.moved, finger: 1, at: CGPoint(x: 120, y: 600))
    session.touch(.ended, finger: 1, at: CGPoint(x: 120, y: 600))
    #expect(
      control.lines == [
        "begin false true", "highlighted true", "highlighted false", "continue true false", "end true false",
      ])
  }

  @Test("a refused touch leaves nothing behind")
  func refused() throws {
    let (session, control) = try stage()
    control.refuses = true
    session.touch(.began, finger: 1, at: CGPoint(x: 120, y: 220))
    #expect(control.lines == ["begin false true"] && !control.isTracking && !control.isTouchInside)
  }
}
