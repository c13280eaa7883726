import CoreTypes
import UIKit

/// What a person has done to a program, in the words of the command line's steps, so that it can be done again in the next
/// build, or on another device: things are remembered by their names, and by their places in the tree for another language.
///
/// Fingers that touch nothing with a name, and several at a time, are not remembered.
@MainActor final class StepRecorder {
  /// What a session of work needs; later ones are not remembered.
  private static let mostSteps = 500
  /// In points: a finger that moves less has tapped.
  private static let slack = 10.0
  /// In seconds, as long as a menu waits for.
  private static let pressTime = 0.5
  /// In seconds from one tap to the next.
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

  /// Before a request is done: a touch changes what it touches.
  ///
  /// - Parameter time: in seconds of the wall.
  func willDo(_ request: DeviceRequest, in session: Session, at time: TimeInterval) {
    guard case .touch("began", let number, let x, let y, _) = request else { return }
    hadSeveralFingers = !fingers.isEmpty
    let point = CGPoint(x: x, y: y)
    let target = session.stepTarget(at: session.screenPoint(ofPicture: point))
    fingers[number] = Finger(target: target, point: point, time: time)
  }

  /// - Returns: true for a step that the next build needs to know.
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

  /// It was done by itself.
  func add(_ step: RecordedStep) {
    if steps.count < Self.mostSteps { steps.append(step) }
  }

  /// The program begins anew.
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

  /// Notches of a wheel are one way.
  private func scrolled(_ byX: Double, _ byY: Double) {
    guard byX.isFinite, byY.isFinite else { return }
    let earlier = steps.last?.words.wholeMatch(of: /scroll (-?[0-9]+),(-?[0-9]+)/)
    let x = (earlier.flatMap { Double($0.1) } ?? 0) + byX, y = (earlier.flatMap { Double($0.2) } ?? 0) + byY
    guard abs(x) < 1e9, abs(y) < 1e9 else { return }
    replace("scroll", with: "\(Int(x.rounded())),\(Int(y.rounded()))")
  }

  /// Keys are one text.
  private func typed(_ text: String) {
    let earlier = steps.last.flatMap { $0.verb == "type" ? $0.rest : nil } ?? ""
    replace("type", with: earlier + text.replacing("\n", with: "\\n"))
  }

  /// Takes the place of the last step if that is of the same kind.
  private func replace(_ verb: String, with rest: String) {
    if steps.last?.verb == verb { steps.removeLast() }
    add(RecordedStep(verb: verb, rest: rest))
  }
}
