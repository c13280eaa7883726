// A constraint as a line of text, as each release of iOS prints it in the console.
extension NSLayoutConstraint {
  func describe() -> String {
    let session = (firstItem as? LayoutItem)?.owningItemView?.session ?? Session.current
    var names = ItemNames(session)
    let body = visualForm(&names, session) ?? equation(&names)
    return ConstraintText(
      address: session.address(of: self), identifier: identifier, body: body, priority: priority, names: names,
      isActive: isActive
    ).line(in: session)
  }

  /// Returns `A.leading == 0.5*B.leading + 5`, for example.
  private func equation(_ names: inout ItemNames) -> String {
    let left = side(distances?.first, firstItem, firstAttribute, &names)
    guard distances?.second != nil || secondItem != nil && secondAttribute != .notAnAttribute else {
      return "\(left) \(relation.sign) \(constant.described)"
    }
    let factor = multiplier == 1 ? "" : "\(multiplier.described)*"
    let right = factor + side(distances?.second, secondItem, secondAttribute, &names)
    return "\(left) \(relation.sign) \(right)\(constant.describedAsOffset)"
  }

  /// Returns `A.leading`, for example, or `(B.leading - A.leading)` for a distance between anchors.
  private func side(
    _ distance: AnchorDistance?, _ item: AnyObject?, _ attribute: Attribute, _ names: inout ItemNames
  ) -> String {
    guard let distance else { return "\(names.reference(to: item)).\(attribute)" }
    let end = "\(names.reference(to: distance.end.item)).\(distance.end.attribute)"
    return "(\(end) - \(names.reference(to: distance.start.item)).\(distance.start.attribute))"
  }
}

// MARK: - Visual form

extension NSLayoutConstraint {
  /// Returns `H:|-(20)-[A]`, `H:[A]-(8)-[B]`, `V:[A]-(0)-|`, for example, and `H:[A(50)]` in earlier releases; nil if
  /// the constraint has no such form.
  ///
  /// Only the orientation of the format language itself counts: `B.leading == A.trailing + 8` has this form, but
  /// `A.trailing == B.leading - 8` stays an equation.
  private func visualForm(_ names: inout ItemNames, _ session: Session) -> String? {
    guard distances == nil, let first = firstItem as? LayoutItem else { return nil }
    let direction = firstAttribute.axis == .horizontal ? "H" : "V"
    guard let second = secondItem as? LayoutItem else {
      guard !firstAttribute.isLocation, !session.behaves(.constraintsDescribeState) else { return nil }
      return "\(direction):[\(names.reference(to: first))(\(amount))]"
    }
    guard multiplier == 1, let chain = chain(first, second, &names) else { return nil }
    return "\(direction):\(chain)\(firstAttribute.directionality == .absolute ? "(LTR)" : "")"
  }

  private func chain(_ first: LayoutItem, _ second: LayoutItem, _ names: inout ItemNames) -> String? {
    let gap = "-(\(amount))-"
    if second === first.itemContainer, firstAttribute == secondAttribute, firstAttribute.isStart {
      names.noteContainer(second)
      return "|\(gap)[\(names.reference(to: first))]"
    }
    if first === second.itemContainer, firstAttribute == secondAttribute, firstAttribute.isEnd {
      names.noteContainer(first)
      return "[\(names.reference(to: second))]\(gap)|"
    }
    guard firstAttribute.isStart, secondAttribute == firstAttribute.oppositeEnd, first !== second,
      second !== first.itemContainer, first !== second.itemContainer
    else { return nil }
    let before = names.reference(to: second)
    return "[\(before)]\(gap)[\(names.reference(to: first))]"
  }

  /// For example, `8`, `>=8`, `8@251` or `NSSpace(8)`.
  private var amount: String {
    let sign = relation == .equal ? "" : relation.sign
    let strength = priority == .required ? "" : "@\(CGFloat(priority.rawValue).described)"
    let number = isSymbolicSpacing ? "NSSpace(\(constant.described))" : constant.described
    return sign + number + strength
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }
  fileprivate var isEnd: Bool { self == .trailing || self == .right || self == .bottom }

  fileprivate var oppositeEnd: Self {
    switch self {
    case .leading: .trailing
    case .left: .right
    default: .bottom
    }
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension CGFloat {
  /// ` + 5` or ` - 5`, for example; empty for 0.
  var describedAsOffset: String { self == 0 ? "" : self < 0 ? " - \((-self).described)" : " + \(described)" }
}
