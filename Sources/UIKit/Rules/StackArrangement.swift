/// The constraints that a stack view wants for its arranged subviews, as values.
///
/// Everything costs a time in proportion to the number of items.
///
/// > Source: the constraints printed from live stack views ("Let's Build UIStackView", kean.blog); identifiers, priorities
/// > and the order of items are UIKit's.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let items: [UIView]
  let visible: [UIView]
  /// The stack view itself, or its margins.
  let container: AnyObject
  let along: AxisAttributes
  let across: AxisAttributes
  private(set) var constraints: [StackConstraint] = []
  /// Gaps and spanner; they belong to the stack view.
  var guides: StackGuides

  /// - Parameter guides: those of the last arrangement, to be used again.
  init(of stack: UIStackView, reusing guides: StackGuides) {
    self.stack = stack
    items = stack.arrangedSubviews
    visible = items.filter { !$0.isHidden }
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    along = AxisAttributes(stack.axis)
    across = AxisAttributes(stack.axis == .horizontal ? .vertical : .horizontal)
    self.guides = guides
    guard let first = items.first else { return }
    constraints.reserveCapacity(6 * items.count + 4)
    connectAlong()
    hideHiddenItems()
    space()
    distribute()
    align(with: first)
  }

  /// Wants `item.attribute (relation) multiplier × other.otherAttribute + constant`.
  mutating func add(
    _ role: StackConstraint.Role, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    constraints.append(
      StackConstraint(
        role: role, item: item, attribute: attribute, relation: relation, other: other, otherAttribute: otherAttribute,
        multiplier: multiplier, constant: constant, priority: priority))
  }
}
