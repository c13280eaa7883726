/// The order in which rows of a conflict break: the greatest breaks; among equals, the row that was added first.
///
/// Apple does not document the choice.
///
/// > Basis: captured, in part. A required natural size goes first: image views of 3 documents that hug and resist at 1000
/// > have the sizes that their constraints ask for. Then alignments of baselines: in 1 document the height was saved that
/// > contradicts one. Ordinary constraints go before those of masks, and these before what gives a root its size: so in
/// > all published logs that were looked at, more than 20. Of the ordinary ones the deepest held goes, then a gap between
/// > neighbours, then a far edge: that is derived, and names what UIKit broke in the 11 logs that the tests repeat; others
/// > are known where an edge went before a deeper size.
package struct BreakPriority: Comparable {
  let kind: Kind
  /// How deep in the tree the constraint is held; 0 for the system's.
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
  /// The number of superviews above.
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
