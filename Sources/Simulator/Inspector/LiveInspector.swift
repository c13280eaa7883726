import CoreTypes
import Inspection
import UIKit

/// Answers the requests of pages about the views of a session.
@MainActor final class LiveInspector {
  let session: Session
  private let numbers = ViewNumbers()

  init(_ session: Session) { self.session = session }

  func view(_ number: Int) -> UIView? { numbers.view(number) }

  // MARK: The tree

  /// Returns the touchable elements in reading order, the order of Tab.
  func targets() -> [TargetFacts] {
    let isRightToLeft = session.environment.layoutDirection == .rightToLeft
    return ReadingOrder(isRightToLeft: isRightToLeft).sort(session.touchPlaces, by: \.frame).map {
      TargetFacts(name: $0.name, x: Double($0.point.x), y: Double($0.point.y), frame: $0.frame.numbers)
    }
  }

  /// Returns every view on the screen, the rearmost window first.
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

  /// Returns the views at a point of the picture, the frontmost first, including those that ignore touches.
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

  // MARK: Explanations

  func explanation(of number: Int, _ value: String) -> DeviceEvent {
    guard let view = view(number) else { return .gone }
    let lines = reasons(for: value, of: view, nil)
    if lines.isEmpty { return .refused(message: "a view has no \u{201C}\(value)\u{201D}") }
    return .explanation(view: number, value: value, lines: lines)
  }

  /// - Parameter evidence: The layout evidence of the view's tree, if available.
  /// - Returns: An empty array if it is not a value of a view.
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
  /// The answer about a view that the program has removed.
  static var gone: DeviceEvent { .refused(message: LiveInspector.viewIsGone) }
}

extension CGRect {
  /// x, y, width and height, with at most three decimals.
  var numbers: [Double] { [minX, minY, width, height].map { ($0 * 1000).rounded() / 1000 } }
}

extension String {
  var nilIfEmpty: String? { isEmpty ? nil : self }
}

extension UIView {
  /// The text that a screen reader speaks; nil for an element that it skips.
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
