/// The order in which rows of a conflict break: the greatest row breaks; of equal rows, the one that was added first.
///
/// Apple does not document the choice.
///
/// > Basis: captured, in part. A required intrinsic content size breaks first: in 3 documents, image views that hug and
/// > resist at 1000 have the sizes that their constraints require. Baseline alignments are next: 1 document saved a
/// > height that contradicts one. Ordinary constraints break before autoresizing masks, and masks before the rows that
/// > size a root: this holds in all published logs that were examined, more than 20. Among ordinary constraints, the
/// > deepest one breaks first, then a gap between siblings, then a far edge. That order is derived; it names the
/// > constraint that UIKit broke in the 11 logs that the tests repeat. In other known logs an edge broke before a
/// > deeper size.
package struct BreakPriority: Comparable {
  let kind: Kind
  /// The depth in the tree of the view that holds the constraint; 0 for rows of the system.
  let depth: Int
  let shape: Shape

  package enum Kind: Int, Comparable {
    case given, mask, constraint, baseline, naturalSize

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  package enum Shape: Int, Comparable {
    case other, farEdge, gap

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  package static func < (a: Self, b: Self) -> Bool { (a.kind, a.depth, a.shape) < (b.kind, b.depth, b.shape) }
}

extension RowOrigin {
  package var breakPriority: BreakPriority {
    switch self {
    case .contentSize: BreakPriority(kind: .naturalSize, depth: 0, shape: .other)
    case .constraint(let constraint):
      BreakPriority(
        kind: constraint.mentionsBaseline ? .baseline : .constraint, depth: constraint.holder.map(\.depth) ?? 0,
        shape: constraint.shapeInConflict)
    case .autoresizing: BreakPriority(kind: .mask, depth: 0, shape: .other)
    case .encapsulated, .minimumLength, .guide: BreakPriority(kind: .given, depth: 0, shape: .other)
    }
  }
}

extension UIView {
  /// The number of superviews.
  fileprivate var depth: Int { sequence(first: self) { $0.superview }.dropFirst().reduce(0) { sum, _ in sum + 1 } }
}

extension NSLayoutConstraint {
  fileprivate var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  fileprivate var shapeInConflict: BreakPriority.Shape {
    guard let first = firstItem, let second = secondItem, firstAttribute.isLocation else { return .other }
    guard first === holder || second === holder else {
      return firstAttribute == secondAttribute ? .other : .gap
    }
    return firstAttribute.isFarEdge || secondAttribute.isFarEdge ? .farEdge : .other
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: true
    default: false
    }
  }
}
