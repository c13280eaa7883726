/// A constraint of a stack view as a value, without the constraint object.
///
/// `item` is the first item, as in UIKit's logs: the canvas before the views connected to it, the later of two
/// neighbors before the earlier one, the first item before those that are aligned with it.
///
/// The items are not retained, which would be most of the cost of an arrangement. The stack view retains them while an
/// arrangement is computed, and the constraint object does afterwards.
struct StackConstraint {
  let role: Role
  let attribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let otherAttribute: NSLayoutConstraint.Attribute
  let priority: Float
  let item: ItemReference
  let other: ItemReference?
  let multiplier: CGFloat
  let constant: CGFloat

  /// The purpose of a stack view's constraint.
  enum Role {
    case canvasConnection, canvasFit, hiding, spacing
    case fillEqually, fillProportionally, distributingEdge, textWidth
    case alignment, spanningBoundary, spanningFit, ambiguitySuppression
  }

  private var isRequired: Bool { priority == 1000 }
}

// The properties that cannot change while a constraint is installed. Constraints that agree in them can share one
// object.
extension StackConstraint {
  func canReplace(_ earlier: StackConstraint) -> Bool {
    item == earlier.item && attribute == earlier.attribute && other == earlier.other
      && otherAttribute == earlier.otherAttribute && role == earlier.role && relation == earlier.relation
      && multiplier == earlier.multiplier && isRequired == earlier.isRequired
  }

  /// A key with the same properties, for looking up many constraints.
  struct Key: Hashable {
    fileprivate let rule: StackConstraint

    static func == (a: Key, b: Key) -> Bool { a.rule.canReplace(b.rule) }

    /// Hashes the items, the attribute and the role, which distinguish nearly all constraints.
    func hash(into hasher: inout Hasher) {
      hasher.combine(rule.item)
      hasher.combine(rule.other)
      hasher.combine(rule.attribute)
      hasher.combine(rule.role)
    }
  }

  var key: Key { Key(rule: self) }
}

extension StackConstraint.Role {
  /// > Source: the constraints that live stack views print ("Let's Build UIStackView", kean.blog).
  var identifier: String {
    switch self {
    case .canvasConnection: "UISV-canvas-connection"
    case .canvasFit: "UISV-canvas-fit"
    case .hiding: "UISV-hiding"
    case .spacing: "UISV-spacing"
    case .fillEqually: "UISV-fill-equally"
    case .fillProportionally: "UISV-fill-proportionally"
    case .distributingEdge: "UISV-distributing-edge"
    case .textWidth: "UISV-text-width-disambiguation"
    case .alignment: "UISV-alignment"
    case .spanningBoundary: "UISV-spanning-boundary"
    case .spanningFit: "UISV-spanning-fit"
    case .ambiguitySuppression: "UISV-ambiguity-suppression"
    }
  }

  /// Whether an item holds the constraint, where programs look for it: constraints for the length of a single item. The
  /// stack view holds the others.
  var isHeldByItem: Bool { self == .hiding || self == .ambiguitySuppression }
}

extension StackConstraint {
  @MainActor func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.relate(item, attribute, relation, other, otherAttribute, multiplier, constant)
    constraint.identifier = role.identifier
    constraint.isOfStack = true
    if priority != 1000 { constraint.priority = UILayoutPriority(priority) }
    return constraint
  }

  /// Updates an installed constraint with the values that can change.
  @MainActor func adjust(_ constraint: NSLayoutConstraint, from earlier: StackConstraint) {
    if constant != earlier.constant { constraint.constant = constant }
    if priority != earlier.priority { constraint.priority = UILayoutPriority(priority) }
  }
}
