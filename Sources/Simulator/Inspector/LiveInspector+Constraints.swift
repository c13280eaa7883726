import CoreTypes
import Inspection
import UIKit

// The constraints of one view, as numbers and as lines in the picture.
extension LiveInspector {
  /// Returns the constraints that mention the view, in the order of the superviews that hold them, the innermost last.
  func heldConstraints(about view: UIView) -> [NSLayoutConstraint] {
    let holders = sequence(first: view) { $0.superview }.reversed()
    return holders.flatMap(\.constraints).filter { $0.firstItem === view || $0.secondItem === view }
  }

  /// - Parameter evidence: The layout evidence of the view's tree; nil if there is none yet.
  func constraints(of view: UIView, _ evidence: LayoutEvidence?) -> [ConstraintFacts] {
    let held = heldConstraints(about: view)
    guard !held.isEmpty else { return [] }
    let trouble = ConstraintTrouble(view, evidence)
    return held.enumerated().map { index, constraint in
      ConstraintFacts(
        number: index, text: RowOrigin.constraint(constraint).sentence, constant: Double(constraint.constant),
        priority: Double(constraint.priority.rawValue), isActive: constraint.isActive,
        state: trouble.state(of: constraint), origin: constraint.origin.place?.description,
        lines: lines(of: constraint))
    }
  }

  /// Returns a line from the constraint's first anchor to its second, or along a length.
  private func lines(of constraint: NSLayoutConstraint) -> [[Double]] {
    guard let first = frame(of: constraint.firstItem) else { return [] }
    let second = frame(of: constraint.secondItem), attribute = constraint.firstAttribute
    switch (attribute, constraint.secondAttribute) {
    case (.width, _): return [[first.minX, first.midY, first.maxX, first.midY].map(Double.init)]
    case (.height, _): return [[first.midX, first.minY, first.midX, first.maxY].map(Double.init)]
    default: break
    }
    guard let second, let start = first.place(of: attribute), let end = second.place(of: constraint.secondAttribute)
    else { return [] }
    if attribute.axis == .horizontal {
      let y = first.overlap(second, .vertical)
      return [[end, y, start, y].map(Double.init)]
    }
    let x = first.overlap(second, .horizontal)
    return [[x, end, x, start].map(Double.init)]
  }

  private func frame(of item: AnyObject?) -> CGRect? {
    if let view = item as? UIView { return session.pictureFrame(of: view.bounds, in: view) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    return session.pictureFrame(of: guide.layoutFrame, in: owner)
  }
}

/// The conflicting and ambiguous constraints around a view.
@MainActor private struct ConstraintTrouble {
  private let conflicting: Set<ObjectIdentifier>
  private let isAmbiguous: Bool

  init(_ view: UIView, _ evidence: LayoutEvidence?) {
    isAmbiguous = view.hasAmbiguousLayout
    let top = sequence(first: view) { $0.superview }.reduce(view) { $1 }
    let rows = (evidence ?? LayoutEvidence(root: top))?.conflicts.flatMap(\.rows) ?? []
    conflicting = Set(
      rows.compactMap { row in
        if case .constraint(let constraint) = row.origin { ObjectIdentifier(constraint) } else { nil }
      })
  }

  func state(of constraint: NSLayoutConstraint) -> String {
    conflicting.contains(ObjectIdentifier(constraint)) ? "conflict" : isAmbiguous ? "ambiguous" : "holds"
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }
}

extension CGRect {
  /// Returns the position of an edge or a center. Leading and trailing are treated as left and right, which is enough
  /// for a line.
  fileprivate func place(of attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: minX
    case .right, .trailing, .rightMargin, .trailingMargin: maxX
    case .centerX, .centerXWithinMargins: midX
    case .top, .topMargin: minY
    case .bottom, .bottomMargin: maxY
    case .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline: midY
    case .width, .height, .notAnAttribute: nil
    }
  }

  /// Returns the middle of the common part along an axis, or else of the first rectangle.
  fileprivate func overlap(_ other: CGRect, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let (low, high, middle) =
      axis == .horizontal
      ? (max(minX, other.minX), min(maxX, other.maxX), midX) : (max(minY, other.minY), min(maxY, other.maxY), midY)
    return low <= high ? (low + high) / 2 : middle
  }
}
