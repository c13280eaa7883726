/// `item1.attribute1 (=, ≤ or ≥) multiplier × item2.attribute2 + constant`, at a priority.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Raw values are Apple's.
  public enum Attribute: Int, Sendable, Hashable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  // A screen has thousands of constraints: what few of them have is in `rare`, and none of this is looked after for
  // overlapping changes, which only one statement at a time makes.

  /// Views and guides hold their constraints, so these do not hold them.
  @exclusivity(unchecked) final private(set) var first: ItemHandle?
  @exclusivity(unchecked) final private(set) var second: ItemHandle?
  @exclusivity(unchecked) public final private(set) var firstAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) public final private(set) var secondAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) public final private(set) var relation = Relation.equal
  /// Whether a stack view made it for what it arranges.
  @exclusivity(unchecked) final var isOfStack = false
  @exclusivity(unchecked) final private var ownPriority = UILayoutPriority.required
  @exclusivity(unchecked) public final private(set) var multiplier: CGFloat = 1
  @exclusivity(unchecked) final private var ownConstant: CGFloat = 0
  /// Of the view that holds the constraint while it is active.
  @exclusivity(unchecked) nonisolated(unsafe) final var holderHandle: ItemHandle?
  /// Where its holder has it.
  @exclusivity(unchecked) nonisolated(unsafe) final var heldPlace: Int32 = -1
  @exclusivity(unchecked) final fileprivate var layoutPlace = SystemPlace()
  @exclusivity(unchecked) final fileprivate var fittingPlace = SystemPlace()
  @exclusivity(unchecked) final var rare: RareConstraintState?
  /// Where a program made it.
  @exclusivity(unchecked) package final var origin = ConstraintOrigin.unknown

  @exclusivity(unchecked) open var identifier: String?

  /// Whether a view that is archived takes the constraint with it.
  @exclusivity(unchecked) open var shouldBeArchived = false

  /// In points. May change at any time.
  open var constant: CGFloat {
    get { ownConstant }
    set { setConstant(newValue) }
  }

  /// Above 0, at most `required`. A constraint that is active in a window cannot become required or stop being required.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set { setPriority(newValue) }
  }

  /// - Parameters:
  ///   - view1: a view or layout guide.
  ///   - multiplier: finite; not 0 together with a location attribute.
  ///   - c: points.
  @_disfavoredOverload public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      unchecked: view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
      constant: c)
    raiseProblem()
  }

  public override init() { super.init() }

  /// A constraint that may be illegal: ask `problem` before it is used. Not designated: subclasses outside of this module
  /// inherit initialisers only when they can see all that are.
  convenience init(
    unchecked item1: AnyObject?, _ attribute1: Attribute, _ relation: Relation, _ item2: AnyObject?,
    _ attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      ItemHandle.of(item1), attribute1, relation, ItemHandle.of(item2), attribute2, multiplier: multiplier,
      constant: constant)
  }

  convenience init(
    _ first: ItemHandle?, _ attribute1: Attribute, _ relation: Relation, _ second: ItemHandle?,
    _ attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    relate(first, attribute1, relation, second, attribute2, multiplier, constant)
  }

  open var firstItem: AnyObject? { first?.object }
  open var secondItem: AnyObject? { second?.object }

  /// True while a view holds the constraint.
  open var isActive: Bool {
    get { isHeld }
    set { newValue ? activate() : deactivate() }
  }

  @_disfavoredOverload open class func activate(_ constraints: [NSLayoutConstraint]) { activateAll(constraints) }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String { MainActor.assumeIsolated { describe() } }
}

// MARK: - What it says

extension NSLayoutConstraint {
  /// Of a new constraint. A subclass does not hear of the constant.
  final func relate(
    _ first: ItemHandle?, _ attribute1: Attribute, _ relation: Relation, _ second: ItemHandle?,
    _ attribute2: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    relate(
      ItemReference(orNil: first), attribute1, relation, ItemReference(orNil: second), attribute2, multiplier, constant)
  }

  /// Retains what it keeps, and nothing on the way.
  final func relate(
    _ first: ItemReference?, _ attribute1: Attribute, _ relation: Relation, _ second: ItemReference?,
    _ attribute2: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    (firstAttribute, self.relation) = (attribute1, relation)
    self.first = first?.handle
    secondAttribute = second == nil ? .notAnAttribute : attribute2
    self.second = second?.handle
    (self.multiplier, ownConstant) = (multiplier, constant)
  }

  fileprivate func setConstant(_ constant: CGFloat) {
    let old = ownConstant
    ownConstant = constant
    guard constant.isFinite else {
      Exception.invalidArgument.raise("Constant is not finite!  That's illegal.  constant:\(constant.described)")
    }
    if constant != old { holder?.didChange(self) }
  }

  fileprivate func setPriority(_ priority: UILayoutPriority) {
    if !priority.isLegal { priority.raiseIllegal() }
    let old = ownPriority
    guard holder?.window == nil || (old == .required) == (priority == .required) else {
      Exception.internalInconsistency.raise(
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
        You passed priority \(priority.described) and the existing priority was \(old.described).
        """)
    }
    ownPriority = priority
    if priority != old { holder?.didChange(self) }
  }
}

// MARK: - Where the constraint is

extension NSLayoutConstraint {
  /// The constraint's place in a system that it is in.
  subscript(lane: EngineRole) -> SystemPlace {
    get { lane == .layout ? layoutPlace : fittingPlace }
    set { if lane == .layout { layoutPlace = newValue } else { fittingPlace = newValue } }
  }

  /// The view that holds the constraint while it is active.
  var holder: UIView? {
    get { holderHandle?.view }
    set { holderHandle = newValue?.handle }
  }

  /// Without taking hold of the holder.
  var isHeld: Bool { holderHandle?.viewReference != nil }

  var mentionsStranger: Bool { first?.isStranger == true || second?.isStranger == true }
}
