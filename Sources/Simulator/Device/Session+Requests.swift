import CoreTypes
import SystemProfiles
import UIKit

// Performs the requests of pages.
extension Session {
  /// - Returns: The reason if the request could not be performed.
  func act(on request: DeviceRequest, _ inspector: LiveInspector, _ words: SettingSyntax) -> String? {
    switch request {
    case .touch(let phase, let finger, let x, let y, _): return touch(phase, finger, CGPoint(x: x, y: y))
    case .wheel(let x, let y, let byX, let byY, _):
      wheel(at: CGPoint(x: x, y: y), by: CGPoint(x: byX, y: byY))
      return nil
    case .type(let text): return type(orSay: text)
    case .key(let name): return press(orSay: name)
    case .rotate(let name): return rotate(toward: name)
    case .shake:
      shake()
      return nil
    case .set(let settings): return change(settings, words)
    case .editView(let view, let key, let value): return inspector.edit(view, key, value)
    case .editConstraint(let view, let constraint, let key, let value):
      return inspector.edit(constraint: constraint, of: view, key, value)
    default: return nil
    }
  }

  private func touch(_ phase: String, _ finger: Int, _ point: CGPoint) -> String? {
    let phases: [String: UITouch.Phase] = [
      "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    ]
    guard let phase = phases[phase] else { return "\u{201C}\(phase)\u{201D} is not a touch phase" }
    touch(phase, finger: finger, at: screenPoint(ofPicture: point))
    return nil
  }

  /// Scrolls the innermost scroll view under the point that can scroll in that direction.
  private func wheel(at point: CGPoint, by way: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, way.x.isFinite, way.y.isFinite else { return }
    let touched = touchedView(at: screenPoint(ofPicture: point))
    for case let view as UIScrollView in sequence(first: touched, next: { $0?.superview }) where view.isScrollEnabled {
      let old = view.contentOffset
      let target = view.restingOffset(near: CGPoint(x: old.x + way.x, y: old.y + way.y))
      if target == old { continue }
      perform { view.setContentOffset(target, animated: false) }
      break
    }
    commitWindows()
  }

  private func type(orSay text: String) -> String? {
    do {
      try type(text)
      commitWindows()
      return nil
    } catch {
      return error.description
    }
  }

  private func press(orSay name: String) -> String? {
    let extends = name.hasPrefix("shift-"), plain = extends ? String(name.dropFirst(6)) : name
    guard let key = EditingKey(rawValue: plain) else { return "there is no key \u{201C}\(name)\u{201D}" }
    return press(key, extends: extends) ? nil : "no text field or text view with a caret is being edited; tap one first"
  }

  private func rotate(toward name: String) -> String? {
    let all = [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    guard let orientation = all.first(where: { $0.name == name }) else { return "there is no orientation \(name)" }
    return rotate(to: orientation)
      ? nil : "the program does not allow \(name) (supportedInterfaceOrientations, shouldAutorotate)"
  }

  private func change(_ settings: [String: String], _ words: SettingSyntax) -> String? {
    var target = environment
    for (name, text) in settings.sorted(by: { $0.key < $1.key }) {
      if let problem = words.take(name, text, &target) { return problem }
    }
    change { $0 = target }
    return nil
  }

  func screenFacts(name: String, _ words: SettingSyntax) -> ScreenFacts {
    let summary = environmentSummary, size = environment.screenSize
    return ScreenFacts(
      name: name, device: summary.device, os: summary.os, orientation: summary.orientation,
      width: Double(size.width), height: Double(size.height), scale: summary.scale,
      cornerRadius: Double(screenCornerRadius), settings: words.all(environment), takesText: takesText)
  }
}

extension DeviceRequest {
  var stamp: Double? {
    switch self {
    case .touch(_, _, _, _, let stamp), .wheel(_, _, _, _, let stamp): stamp
    default: nil
    }
  }

  var causeInWords: String {
    switch self {
    case .touch(let phase, _, _, _, _): "touch \(phase)"
    case .wheel: "wheel"
    case .type, .key: "typing"
    case .rotate(let name): "rotate to \(name)"
    case .set: "settings"
    case .editView, .editConstraint: "edit"
    default: "page"
    }
  }
}
