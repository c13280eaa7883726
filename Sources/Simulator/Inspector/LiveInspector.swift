import CoreTypes
import Inspection
import UIKit

/// Answers what pages ask about the views of a session.
@MainActor final class LiveInspector {
  let session: Session
  private let numbers = ViewNumbers()

  init(_ session: Session) { self.session = session }

  func view(_ number: Int) -> UIView? { numbers.view(number) }

  // MARK: The tree

  /// In reading order, the order in which Tab goes through them.
  func targets() -> [TargetFacts] {
    let isRightToLeft = session.environment.layoutDirection == .rightToLeft
    return ReadingOrder(isRightToLeft: isRightToLeft).sort(session.touchPlaces, by: \.frame).map {
      TargetFacts(name: $0.name, x: Double($0.point.x), y: Double($0.point.y), frame: $0.frame.numbers)
    }
  }

  /// Every view on the screen, the rearmost window first.
  func tree() -> [ViewFacts] {
    var facts: [ViewFacts] = []
    for window in session.windowsOnScreen { visit(window, depth: 0, isShown: true, &facts) }
    return facts
  }

  private func visit(_ view: UIView, depth: Int, isShown: Bool, _ facts: inout [ViewFacts]) {
    let isShown = isShown && !view.isHidden && view.alpha > 0.01
    facts.append(
      ViewFacts(
        number: numbers.number(of: view), depth: depth, type: view.className,
        name: view.accessibilityIdentifier ?? view.source?.id, text: view.reportedText?.nilIfEmpty,
        frame: session.pictureFrame(of: view.bounds, in: view).numbers, isHidden: view.isHidden, isShown: isShown,
        clips: view.clipsToBounds, label: isShown ? view.spokenLabel : nil, role: view.spokenRole))
    for subview in view.subviews { visit(subview, depth: depth + 1, isShown: isShown, &facts) }
  }

  /// The views at a point of the picture, the frontmost first, also those that cannot be touched.
  func views(at point: CGPoint) -> [Int] {
    var found: [Int] = []
    func visit(_ view: UIView, _ isShown: Bool) {
      let isShown = isShown && !view.isHidden && view.alpha > 0.01
      let isHit = session.pictureFrame(of: view.bounds, in: view).contains(point)
      guard isShown, isHit || !view.clipsToBounds else { return }
      for subview in view.subviews.reversed() { visit(subview, isShown) }
      if isHit { found.append(numbers.number(of: view)) }
    }
    for window in session.windowsOnScreen.reversed() { visit(window, true) }
    return found
  }

  // MARK: Why

  func explanation(of number: Int, _ value: String) -> DeviceEvent {
    guard let view = view(number) else { return .gone(number) }
    let lines = reasons(for: value, of: view, nil)
    if lines.isEmpty { return .refused(message: "a view has no \u{201C}\(value)\u{201D}") }
    return .explanation(view: number, value: value, lines: lines)
  }

  /// - Parameter evidence: of the view's tree, where it is at hand.
  /// - Returns: nothing for what is no value of a view.
  func reasons(for value: String, of view: UIView, _ evidence: LayoutEvidence?) -> [ExplanationLine] {
    var lines: [ExplanationLine] = []
    for value in ValueExplanation.all(of: value, of: view, evidence) ?? [] { append(value, depth: 0, &lines) }
    return lines
  }

  private func append(_ value: ValueExplanation, depth: Int, _ lines: inout [ExplanationLine]) {
    for (index, text) in value.lines(document: "").enumerated() {
      lines.append(ExplanationLine(depth: depth + (index == 0 ? 0 : 1), text: text))
    }
    for dependency in value.dependencies { append(dependency, depth: depth + 1, &lines) }
  }
}

extension DeviceEvent {
  static func gone(_ number: Int) -> DeviceEvent { .refused(message: "view \(number) is no longer there") }
}

extension CGRect {
  /// x, y, width, height, at most three decimals.
  var numbers: [Double] { [minX, minY, width, height].map { ($0 * 1000).rounded() / 1000 } }
}

extension String {
  var nilIfEmpty: String? { isEmpty ? nil : self }
}

extension UIView {
  /// What a screen reader says; nil for what it passes over.
  ///
  /// > Basis: `UIAccessibility` reference: a label of its own, else the text that standard controls show.
  fileprivate var spokenLabel: String? {
    if let label = accessibilityLabel?.nilIfEmpty { return label }
    return self is UILabel || self is UIControl || self is UITextView ? reportedText?.nilIfEmpty : nil
  }

  fileprivate var spokenRole: String? {
    switch self {
    case is UISwitch: "switch"
    case is UISlider: "slider"
    case is UITextField, is UITextView: "textbox"
    case is UIButton: "button"
    case is UILabel: accessibilityTraits.contains(.header) ? "heading" : nil
    case is UIImageView: "img"
    default: accessibilityTraits.contains(.button) ? "button" : nil
    }
  }
}
