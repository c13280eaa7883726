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

  /// Views and guides hold their constraints, so these do not hold them.
  private(set) var first: ItemHandle?
  private(set) var second: ItemHandle?
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public private(set) var multiplier: CGFloat = 1
  /// The view that holds the constraint while it is active.
  var holder: UIView? {
    get { holderHandle?.view }
    set { holderHandle = newValue?.handle }
  }
  private(set) var holderHandle: ItemHandle?
  /// Where its holder has it.
  var heldPlace: Int32 = -1
  fileprivate var layoutPlace = SystemPlace()
  fileprivate var fittingPlace = SystemPlace()
  /// Whether a stack view made it for what it arranges.
  var isOfStack = false
  /// Where the constraint was declared, when it came from a document.
  package var sourcePosition: SourcePosition?
  /// The document's id of the constraint.
  package var sourceID: String?
  /// Where a program made it.
  package var origin = ConstraintOrigin.unknown
  /// Whether the constant is the system's own spacing, a dash in a visual format: described as `NSSpace(8)`.
  var isSymbolicSpacing = false

  /// The distances that stand for an attribute on one side or both; nil for nearly all constraints.
  var distances: ConstraintDistances?

  open var identifier: String?

  /// Whether a view that is archived takes the constraint with it.
  open var shouldBeArchived = false

  /// In points. May change at any time.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant.isFinite else {
        Exception.invalidArgument.raise("Constant is not finite!  That's illegal.  constant:\(constant.described)")
      }
      if constant != oldValue { holder?.didChange(self) }
    }
  }

  /// May change while installed, but not from or to `required`.
  open var priority = UILayoutPriority.required {
    willSet {
      guard holder == nil || (priority == .required) == (newValue == .required) else {
        Exception.internalInconsistency.raise(
          """
          Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
          You passed priority \(newValue.described) and the existing priority was \(priority.described).
          """)
      }
    }
    didSet { if priority != oldValue { holder?.didChange(self) } }
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
    self.init(
      first.map(ItemReference.init), attribute1, relation, second.map(ItemReference.init), attribute2,
      multiplier: multiplier, constant: constant)
    // Nobody else may have the handle of what is no item.
    withExtendedLifetime((first, second)) {}
  }

  /// Retains what it keeps, and nothing on the way.
  convenience init(
    _ first: ItemReference?, _ attribute1: Attribute, _ relation: Relation, _ second: ItemReference?,
    _ attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first?.handle
    firstAttribute = attribute1
    self.relation = relation
    self.second = second?.handle
    secondAttribute = second == nil ? .notAnAttribute : attribute2
    self.multiplier = multiplier
    self.constant = constant
  }

  open var firstItem: AnyObject? { first?.object }
  open var secondItem: AnyObject? { second?.object }

  /// True while a view holds the constraint.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  @_disfavoredOverload open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

  open override var description: String { MainActor.assumeIsolated { describe() } }
}

extension NSLayoutConstraint {
  /// The constraint's place in a system that it is in.
  subscript(lane: SystemLane) -> SystemPlace {
    get { lane == .layout ? layoutPlace : fittingPlace }
    set { if lane == .layout { layoutPlace = newValue } else { fittingPlace = newValue } }
  }

  /// Ends the program when the constraint is illegal.
  func raiseProblem() {
    if isPlainlyLegal { return }
    if let problem { Exception.invalidArgument.raise(problem) }
  }

  /// Two locations on one axis, or two lengths, or one; of most constraints there is no more to ask.
  private var isPlainlyLegal: Bool {
    guard let first, first.isItem, firstAttribute != .notAnAttribute, multiplier.isFinite, constant.isFinite else {
      return false
    }
    guard let second else { return !firstAttribute.isLocation }
    guard second.isItem, secondAttribute != .notAnAttribute else { return false }
    let areLocations = firstAttribute.isLocation
    guard areLocations == secondAttribute.isLocation else { return false }
    return !areLocations
      || multiplier != 0 && firstAttribute.axis == secondAttribute.axis
        && !firstAttribute.directionality.clashes(with: secondAttribute.directionality)
  }

  var mentionsStranger: Bool { first?.isStranger == true || second?.isStranger == true }
}
