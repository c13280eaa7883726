import ConstraintSolver

// From views to rows.
extension ConstraintSystem {
  /// `item1.attribute1 − multiplier × item2.attribute2 − constant  (≤ = ≥)  0`.
  ///
  /// Where the reading direction is right to left, leading and trailing are measured leftwards from the right edge, and so
  /// is what they are compared with: both sides change sign, the constant keeps its own.
  func row(for constraint: NSLayoutConstraint) -> Row? {
    guard let items = constraint.mentionedItems, let first = items.first, items.allSatisfy(contains) else { return nil }
    guard constraint.distances == nil else { return distanceRow(for: constraint) }
    let second = items.count > 1 ? items[1] : nil
    guard let ancestor = commonAncestor(first, second) else { return nil }
    let isMirrored = constraint.isMirrored
    let sign: Double = isMirrored && constraint.followsReadingDirection ? -1 : 1
    func side(_ attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem, _ partner: LayoutItem?) -> LinearExpression
    {
      value(of: attribute.physical(mirrored: isMirrored), on: item, in: ancestor, partner: partner) * sign
    }
    var expression = side(constraint.firstAttribute, first, second) + -Double(constraint.constant)
    if let second {
      expression = expression - side(constraint.secondAttribute, second, first) * Double(constraint.multiplier)
    }
    return expression.row(constraint.relation.solverRelation, priority: constraint.priority.solverPriority)
  }

  mutating func add(_ constraint: NSLayoutConstraint) {
    guard let row = row(for: constraint) else { return }
    let id = add(row, from: .constraint(constraint))
    if constraint.concernsBaselines {
      baselineRows.append(BaselineRow(row: id, constraint: constraint, constant: row.constant))
    }
  }

  /// The root's origin is nobody's business; its size is given, or sought near a target.
  mutating func addRoot(_ rootSize: RootSize) {
    let rectangle = rectangle(of: root)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let size: CGSize, priority: UILayoutPriority
      switch rootSize {
      case .fixed(let fixed): (size, priority) = (fixed, .required)
      case .fitting(let target, let priorities): (size, priority) = (target, priorities[axis])
      }
      let length = LinearExpression(rectangle.length(axis)) + -Double(axis == .horizontal ? size.width : size.height)
      add(length.row(.equal, priority: priority.solverPriority), from: .encapsulated(root, axis, .length))
      let start = LinearExpression(rectangle.position(axis))
      add(start.row(.equal, priority: .required), from: .encapsulated(root, axis, .start))
    }
  }

  /// Two required equations an axis: position and length follow the superview's length as the mask says.
  mutating func addAutoresizing(of view: UIView) {
    guard let superview = view.superview else { return }
    let mask = view.autoresizingMask
    addAutoresizing(of: view, in: superview, .horizontal, mask.horizontal)
    addAutoresizing(of: view, in: superview, .vertical, mask.vertical)
  }

  private mutating func addAutoresizing(
    of view: UIView, in superview: UIView, _ axis: NSLayoutConstraint.Axis, _ mask: AutoresizingAxis
  ) {
    let placement = view.layout.placement
    let (position, length) =
      axis == .horizontal
      ? (placement.frame.minX, placement.frame.width) : (placement.frame.minY, placement.frame.height)
    let reference = placement.superviewSize.map { axis == .horizontal ? $0.width : $0.height }
    var shares: (position: CGFloat, size: CGFloat) = (0, 0)
    if let reference {
      shares = mask.shares(position: position, size: length, trailing: reference - position - length)
    }
    let change = LinearExpression(rectangle(of: superview).length(axis)) + -Double(reference ?? 0)
    let rectangle = rectangle(of: view)
    let start = LinearExpression(rectangle.position(axis)) + -Double(position) - change * Double(shares.position)
    let size = LinearExpression(rectangle.length(axis)) + -Double(length) - change * Double(shares.size)
    add(start.row(.equal, priority: .required), from: .autoresizing(view, axis, .start))
    add(size.row(.equal, priority: .required), from: .autoresizing(view, axis, .length))
  }

  /// `length ≤ natural` at the hugging priority, `length ≥ natural` at the compression resistance priority.
  mutating func addContentSize(of view: UIView) {
    let size = view.effectiveIntrinsicSize(view.intrinsicContentSize)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let natural = axis == .horizontal ? size.width : size.height
      guard natural >= 0 else { continue }
      let expression = length(of: view, axis) + -Double(natural)
      let hugging = view.contentHuggingPriority(for: axis).solverPriority
      let compression = view.contentCompressionResistancePriority(for: axis).solverPriority
      let origin = RowOrigin.contentSize(view, axis)
      contentRows.append(
        ContentRows(
          view: view, axis: axis,
          hugging: add(expression.row(.lessThanOrEqual, priority: hugging), from: origin),
          compression: add(expression.row(.greaterThanOrEqual, priority: compression), from: origin), size: natural))
    }
  }

  /// A guide that the system fixes inside its owner.
  mutating func addArea(of guide: UILayoutGuide) {
    guard let owner = guide.owningView, let area = guide.fixedArea else { return }
    let outer = rectangle(of: owner), inner = rectangle(of: guide)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let span = area[axis]
      let ownerLength = LinearExpression(outer.length(axis))
      let start = LinearExpression(inner.position(axis)) - ownerLength * span.start.share + -span.start.offset
      let end =
        LinearExpression(inner.position(axis)) + LinearExpression(inner.length(axis))
        - ownerLength * span.end.share + -span.end.offset
      add(start.row(.equal, priority: .required), from: .guide(guide, axis, .start))
      add(end.row(.equal, priority: .required), from: .guide(guide, axis, .end))
    }
  }

  /// The content of a scroll view starts at 0; its extent is what its constraints say, else nothing.
  mutating func addScrollContent(_ guide: UILayoutGuide) {
    let rectangle = rectangle(of: guide)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let start = LinearExpression(rectangle.position(axis))
      add(start.row(.equal, priority: .required), from: .guide(guide, axis, .start))
    }
  }

  func commonAncestor(_ first: LayoutItem, _ second: LayoutItem?) -> UIView? {
    guard let view = first.owningItemView else { return nil }
    guard let second else { return view }
    return second.owningItemView.flatMap(view.nearestCommonAncestor)
  }
}

extension NSLayoutConstraint {
  fileprivate var followsReadingDirection: Bool {
    firstAttribute.directionality == .relative || secondAttribute.directionality == .relative
  }
}

extension NSLayoutConstraint {
  fileprivate var concernsBaselines: Bool {
    if firstAttribute.isBaseline || secondAttribute.isBaseline { return true }
    let ends = [distances?.first, distances?.second].compactMap(\.self).flatMap { [$0.start, $0.end] }
    return ends.contains(where: \.attribute.isBaseline)
  }
}

extension LayoutItem {
  var isMirrored: Bool { owningItemView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Leading and trailing as left and right.
  func physical(mirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: mirrored ? .right : .left
    case .trailing: mirrored ? .left : .right
    case .leadingMargin: mirrored ? .rightMargin : .leftMargin
    case .trailingMargin: mirrored ? .leftMargin : .rightMargin
    default: self
    }
  }
}

extension UILayoutPriority {
  /// Documents and code can ask for 0 or less: that is the weakest wish; more than 1000 is required.
  var solverPriority: Priority {
    rawValue > 0 ? Priority(min(rawValue, UILayoutPriority.required.rawValue)) : Priority(.leastNormalMagnitude)
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
