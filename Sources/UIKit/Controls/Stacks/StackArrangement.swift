/// The constraints of a stack view for its arranged subviews, as values.
///
/// The computation takes time in proportion to the number of items.
///
/// > Source: the constraints printed from live stack views ("Let's Build UIStackView", kean.blog). Identifiers,
/// > priorities and the order of items are UIKit's.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let items: [StackItem]
  let visible: [StackItem]
  /// The stack view itself, or its layout margins guide.
  let container: ItemReference
  let stackReference: ItemReference
  let along: AxisAttributes
  let across: AxisAttributes
  private(set) var constraints: [StackConstraint] = []
  /// Whether items with text in several lines share the width.
  var sharesWidthAmongTexts = false
  /// The guides for gaps and the spanning guide, which belong to the stack view.
  var guides: StackGuides

  /// - Parameter guides: the guides of the last arrangement, which are reused.
  init(of stack: UIStackView, reusing guides: StackGuides) {
    self.stack = stack
    items = stack.stackItems
    visible = items.contains(where: \.isHidden) ? items.filter { !$0.isHidden } : items
    stackReference = ItemReference(stack.handle)
    container =
      stack.isLayoutMarginsRelativeArrangement ? ItemReference(stack.layoutMarginsGuide.handle) : stackReference
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

  /// Adds the constraint `item.attribute (relation) multiplier × other.otherAttribute + constant`.
  mutating func add(
    _ role: StackConstraint.Role, _ item: ItemReference, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: ItemReference? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    constraints.append(
      StackConstraint(
        role: role, attribute: attribute, relation: relation, otherAttribute: otherAttribute, priority: priority,
        item: item, other: other, multiplier: multiplier, constant: constant))
  }
}

/// An arranged subview while an arrangement is computed. It is not retained, because the stack view retains it.
struct StackItem {
  unowned(unsafe) let view: UIView
  let reference: ItemReference
  let isHidden: Bool
}

extension UIStackView {
  fileprivate var stackItems: [StackItem] {
    let views = arrangedSubviews
    var items: [StackItem] = []
    items.reserveCapacity(views.count)
    for view in views {
      items.append(StackItem(view: view, reference: ItemReference(view.handle), isHidden: view.isHidden))
    }
    return items
  }
}
