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

  // A screen has thousands of constraints. State that only few of them have is in `rare`. Exclusivity checks are off,
  // because no two changes of a property overlap.

  /// Views and guides hold their constraints, so constraints do not retain them.
  @exclusivity(unchecked) final private(set) var first: ItemHandle?
  @exclusivity(unchecked) final private(set) var second: ItemHandle?
  @exclusivity(unchecked) public final private(set) var firstAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) public final private(set) var secondAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) public final private(set) var relation = Relation.equal
  /// Whether a stack view created the constraint to arrange its views.
  @exclusivity(unchecked) final var isOfStack = false
  @exclusivity(unchecked) final private var ownPriority = UILayoutPriority.required
  @exclusivity(unchecked) public final private(set) var multiplier: CGFloat = 1
  @exclusivity(unchecked) final private var ownConstant: CGFloat = 0
  /// The handle of the view that holds the constraint while it is active.
  @exclusivity(unchecked) nonisolated(unsafe) final var holderHandle: ItemHandle?
  /// The constraint's index in its holder's list.
  @exclusivity(unchecked) nonisolated(unsafe) final var heldPlace: Int32 = -1
  @exclusivity(unchecked) final fileprivate var layoutPlace = SystemPlace()
  @exclusivity(unchecked) final fileprivate var fittingPlace = SystemPlace()
  @exclusivity(unchecked) final var rare: RareConstraintState?
  /// The place in a program that created the constraint.
  @exclusivity(unchecked) package final var origin = ConstraintOrigin.unknown

  @exclusivity(unchecked) open var identifier: String?

  /// Whether the constraint is archived with its view.
  @exclusivity(unchecked) open var shouldBeArchived = false

  /// In points. Can be changed at any time.
  open var constant: CGFloat {
    get { ownConstant }
    set { setConstant(newValue) }
  }

  /// Above 0 and at most `required`. A constraint that is active in a window cannot become required or stop being
  /// required.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set { setPriority(newValue) }
  }

  /// - Parameters:
  ///   - view1: a view or layout guide.
  ///   - multiplier: finite; not 0 for a location attribute.
  ///   - c: in points.
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

  /// Creates a constraint that may be illegal; check `problem` before use. A convenience initializer, because
  /// subclasses in other modules inherit initializers only if they can see all designated ones.
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

  /// Whether a view holds the constraint.
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

// MARK: - Terms

extension NSLayoutConstraint {
  /// Sets the parts of a new constraint, without calling a subclass's setter for the constant.
  final func relate(
    _ first: ItemHandle?, _ attribute1: Attribute, _ relation: Relation, _ second: ItemHandle?,
    _ attribute2: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    relate(
      ItemReference(orNil: first), attribute1, relation, ItemReference(orNil: second), attribute2, multiplier, constant)
  }

  /// Sets the parts of a new constraint from unretained references. Retains only what it stores.
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

// MARK: - Holder and systems

extension NSLayoutConstraint {
  /// The constraint's index in one of the systems.
  subscript(lane: EngineRole) -> SystemPlace {
    get { lane == .layout ? layoutPlace : fittingPlace }
    set { if lane == .layout { layoutPlace = newValue } else { fittingPlace = newValue } }
  }

  /// The view that holds the constraint while it is active.
  var holder: UIView? {
    get { holderHandle?.view }
    set { holderHandle = newValue?.handle }
  }

  /// Whether a view holds the constraint. Does not retain the holder.
  var isHeld: Bool { holderHandle?.viewReference != nil }

  var mentionsStranger: Bool { first?.isStranger == true || second?.isStranger == true }
}
