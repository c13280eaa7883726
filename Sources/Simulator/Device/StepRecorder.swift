import CoreTypes
import UIKit

/// Records the user's steps in the words of the command line, to replay them in the next build or on another device.
/// Elements are recorded by name, and by their place in the tree for another language.
///
/// Touches of unnamed elements, and multiple simultaneous touches, are not recorded.
@MainActor final class StepRecorder {
  /// The limit of steps, enough for a session of work; later ones are not recorded.
  private static let mostSteps = 500
  /// The greatest movement of a tap, in points.
  private static let slack = 10.0
  /// The least duration of a long press in seconds, as for menus.
  private static let pressTime = 0.5
  /// The greatest interval between the taps of a double tap, in seconds.
  private static let doubleTapTime = 0.35

  private(set) var steps: [RecordedStep] = []
  private var fingers: [Int: Finger] = [:]
  private var hadSeveralFingers = false
  private var lastTap: (step: RecordedStep, time: TimeInterval)?

  private struct Finger {
    let target: StepTarget?
    let point: CGPoint
    let time: TimeInterval
    var way = CGPoint.zero
  }

  /// Notes a request before it is performed, because a touch may change its target.
  ///
  /// - Parameter time: The real time in seconds.
  func willDo(_ request: DeviceRequest, in session: Session, at time: TimeInterval) {
    guard case .touch("began", let number, let x, let y, _) = request else { return }
    hadSeveralFingers = !fingers.isEmpty
    let point = CGPoint(x: x, y: y)
    let target = session.stepTarget(at: session.screenPoint(ofPicture: point))
    fingers[number] = Finger(target: target, point: point, time: time)
  }

  /// - Returns: True for a step that the next build needs to know.
  func did(_ request: DeviceRequest, at time: TimeInterval) -> Bool {
    let before = steps
    switch request {
    case .touch("began", _, _, _, _): break
    case .touch("cancelled", let number, _, _, _): fingers[number] = nil
    case .touch(let phase, let number, let x, let y, _):
      guard var finger = fingers[number] else { break }
      finger.way = CGPoint(x: x - finger.point.x, y: y - finger.point.y)
      fingers[number] = phase == "ended" ? nil : finger
      if phase == "ended", !hadSeveralFingers { lifted(finger, at: time) }
    case .wheel(_, _, let byX, let byY, _): scrolled(byX, byY)
    case .type(let text): typed(text)
    case .key(let name): add(RecordedStep(verb: "key", rest: name))
    case .rotate(let name): replace("rotate", with: name)
    case .shake: add(RecordedStep(verb: "shake"))
    default: break
    }
    return steps != before
  }

  /// Adds a step that the caller performed itself.
  func add(_ step: RecordedStep) {
    if steps.count < Self.mostSteps { steps.append(step) }
  }

  /// Returns the steps and starts over, because the program restarts.
  func takeSteps() -> [RecordedStep] {
    defer { (steps, fingers, lastTap) = ([], [:], nil) }
    return steps
  }

  // MARK: Steps

  private func lifted(_ finger: Finger, at time: TimeInterval) {
    guard let target = finger.target, finger.way.x.isFinite, finger.way.y.isFinite else { return }
    if abs(finger.way.x) > Self.slack || abs(finger.way.y) > Self.slack {
      let way = "\(Int(finger.way.x.rounded())),\(Int(finger.way.y.rounded()))"
      add(RecordedStep(verb: "drag", target: target, rest: way))
    } else if time - finger.time >= Self.pressTime {
      add(RecordedStep(verb: "press", target: target))
    } else {
      tapped(target, at: time)
    }
  }

  private func tapped(_ target: StepTarget, at time: TimeInterval) {
    let step = RecordedStep(verb: "tap", target: target)
    if let lastTap, lastTap.step == step, steps.last == step, time - lastTap.time < Self.doubleTapTime {
      steps[steps.count - 1] = RecordedStep(verb: "double-tap", target: target)
    } else {
      add(step)
    }
    lastTap = (step, time)
  }

  /// Records scrolling; the steps of a wheel add up to one.
  private func scrolled(_ byX: Double, _ byY: Double) {
    guard byX.isFinite, byY.isFinite else { return }
    let earlier = steps.last?.words.wholeMatch(of: /scroll (-?[0-9]+),(-?[0-9]+)/)
    let x = (earlier.flatMap { Double($0.1) } ?? 0) + byX, y = (earlier.flatMap { Double($0.2) } ?? 0) + byY
    guard abs(x) < 1e9, abs(y) < 1e9 else { return }
    replace("scroll", with: "\(Int(x.rounded())),\(Int(y.rounded()))")
  }

  /// Records typing; keys add up to one text.
  private func typed(_ text: String) {
    let earlier = steps.last.flatMap { $0.verb == "type" ? $0.rest : nil } ?? ""
    replace("type", with: earlier + text.replacing("\n", with: "\\n"))
  }

  /// Replaces the last step if it is of the same kind.
  private func replace(_ verb: String, with rest: String) {
    if steps.last?.verb == verb { steps.removeLast() }
    add(RecordedStep(verb: verb, rest: rest))
  }
}
