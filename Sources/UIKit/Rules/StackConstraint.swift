/// A constraint that a stack view wants: all of it but the object.
///
/// `item` is the first item, as UIKit's logs have it: the canvas before what is connected to it, the later of two
/// neighbours before the earlier one, the first item before those that are aligned with it.
///
/// The items are not retained, which would be most of the cost of comparing two arrangements: the stack view has them for
/// as long as an arrangement is being made.
struct StackConstraint {
  let role: Role
  unowned(unsafe) let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  unowned(unsafe) var other: AnyObject?
  var otherAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000

  /// What a constraint of a stack view is for.
  enum Role {
    case canvasConnection, canvasFit, hiding, spacing
    case fillEqually, fillProportionally, distributingEdge, textWidth
    case alignment, spanningBoundary, spanningFit, ambiguitySuppression
  }

  /// What cannot change while a constraint is installed: two wishes with one key can be met by one object.
  struct Key: Hashable {
    let role: Role
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let other: ObjectIdentifier?
    let otherAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let isRequired: Bool
  }

  var key: Key {
    Key(
      role: role, item: ObjectIdentifier(item), attribute: attribute, relation: relation,
      other: other.map { ObjectIdentifier($0) }, otherAttribute: otherAttribute, multiplier: multiplier,
      isRequired: priority == 1000)
  }
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

  /// Lengths of one item alone are on that item, where programs look for them; the rest is on the stack view.
  var isHeldByItem: Bool { self == .hiding || self == .ambiguitySuppression }
}

extension StackConstraint {
  @MainActor func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      unchecked: item, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = role.identifier
    constraint.isOfStack = true
    if priority != 1000 { constraint.priority = UILayoutPriority(priority) }
    return constraint
  }

  /// A constraint of the same key may be one of views that are gone, whose places in memory others have taken.
  @MainActor func isMet(by constraint: NSLayoutConstraint) -> Bool {
    constraint.isActive || (constraint.firstItem === item && constraint.secondItem === other)
  }
}
