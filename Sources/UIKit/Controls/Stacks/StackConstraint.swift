/// A constraint that a stack view wants: all of it but the object.
///
/// `item` is the first item, as UIKit's logs have it: the canvas before what is connected to it, the later of two
/// neighbours before the earlier one, the first item before those that are aligned with it.
///
/// The items are not retained, which would be most of the cost of arranging: the stack view has them for as long as an
/// arrangement is being made, and the constraint that was made of the wish after that.
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

  /// What a constraint of a stack view is for.
  enum Role {
    case canvasConnection, canvasFit, hiding, spacing
    case fillEqually, fillProportionally, distributingEdge, textWidth
    case alignment, spanningBoundary, spanningFit, ambiguitySuppression
  }

  private var isRequired: Bool { priority == 1000 }
}

// What cannot change while a constraint is installed: two wishes that agree in it can be met by one object.
extension StackConstraint {
  func canReplace(_ earlier: StackConstraint) -> Bool {
    item == earlier.item && attribute == earlier.attribute && other == earlier.other
      && otherAttribute == earlier.otherAttribute && role == earlier.role && relation == earlier.relation
      && multiplier == earlier.multiplier && isRequired == earlier.isRequired
  }

  /// The same, to look many up by.
  struct Key: Hashable {
    fileprivate let rule: StackConstraint

    static func == (a: Key, b: Key) -> Bool { a.rule.canReplace(b.rule) }

    /// The items and attributes tell nearly all wishes apart.
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

  /// Lengths of one item alone are on that item, where programs look for them; the rest is on the stack view.
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

  /// Gives the constraint that an earlier wish has made what may change while it is installed.
  @MainActor func adjust(_ constraint: NSLayoutConstraint, from earlier: StackConstraint) {
    if constant != earlier.constant { constraint.constant = constant }
    if priority != earlier.priority { constraint.priority = UILayoutPriority(priority) }
  }
}
