/// How readily a row of a conflict gives way; the greatest goes, of equals the one that was added first.
///
/// Apple does not document the choice.
///
/// > Basis: captured, in part. A required natural size goes first: image views of 3 documents that hug and resist at 1000
/// > have the sizes that their constraints ask for. Then alignments of baselines: in 1 document the height was saved that
/// > contradicts one. Ordinary constraints go before those of masks, and these before what gives a root its size: so in
/// > all published logs that were looked at, more than 20. Of the ordinary ones the deepest held goes, then a gap between
/// > neighbours, then a far edge: that is derived, and names what UIKit broke in the 11 logs that the tests repeat; others
/// > are known where an edge went before a deeper size.
package struct ReadinessToBreak: Comparable {
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
  package var readinessToBreak: ReadinessToBreak {
    switch self {
    case .contentSize: ReadinessToBreak(kind: .naturalSize, depth: 0, shape: .other)
    case .constraint(let constraint):
      ReadinessToBreak(
        kind: constraint.mentionsBaseline ? .baseline : .constraint, depth: constraint.holder.map(\.depth) ?? 0,
        shape: constraint.shapeInConflict)
    case .autoresizing: ReadinessToBreak(kind: .mask, depth: 0, shape: .other)
    case .encapsulated, .minimumLength, .guide: ReadinessToBreak(kind: .given, depth: 0, shape: .other)
    }
  }
}

extension UIView {
  /// The number of superviews above.
  fileprivate var depth: Int { sequence(first: self) { $0.superview }.dropFirst().reduce(0) { sum, _ in sum + 1 } }
}

extension NSLayoutConstraint {
  fileprivate var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  fileprivate var shapeInConflict: ReadinessToBreak.Shape {
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

// MARK: - In words

extension SolvedConflict {
  /// The rule by which the broken one was chosen among these.
  package var reasonForBreaking: String {
    let choice = broken.origin.readinessToBreak
    let others = rows.filter { $0.id != broken.id }.map(\.origin.readinessToBreak)
    if others.allSatisfy({ $0.kind < choice.kind }) { return choice.kind.reason }
    let equals = others.filter { $0.kind == choice.kind }
    if equals.allSatisfy({ $0.depth < choice.depth }) {
      return "Of the constraints that can give way it is held deepest in the tree; these go first."
    }
    if equals.allSatisfy({ ($0.depth, $0.shape) < (choice.depth, choice.shape) }) {
      return choice.shape == .gap
        ? "Of the constraints held equally deep, a gap between neighbours goes before edges and sizes."
        : "Of the constraints held equally deep, one to a far edge goes before one to a near edge."
    }
    return "Several could give way as well as it; it is the first of them in the order of the tree."
  }
}

extension ReadinessToBreak.Kind {
  fileprivate var reason: String {
    switch self {
    case .naturalSize: "A natural size that is required gives way before every constraint."
    case .baseline: "An alignment of baselines, which follow from sizes, gives way before what sets sizes and edges."
    case .constraint: "It is the only constraint of the program here; masks and sizes given from outside stay."
    case .mask: "Nothing else here could give way: a mask goes before a size given from outside."
    case .given: "Nothing else here could give way."
    }
  }
}
