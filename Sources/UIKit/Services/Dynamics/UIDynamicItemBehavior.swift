/// Sets physical properties of items, such as elasticity, density and resistance.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var affected: DynamicItems
  /// The velocities added before the behavior had an animator.
  private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []
  /// The properties that the program set. Other properties of items don't change.
  private var settings: [PartialKeyPath<UIDynamicItemBehavior>: @MainActor (RigidBody) -> Void] = [:]

  public init(items: [any UIDynamicItem]) { affected = DynamicItems(items) }
  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { affected.all }

  open func addItem(_ item: any UIDynamicItem) {
    affected.add(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    affected.remove(item)
    wake()
  }

  /// The elasticity, from 0 for no bounce to 1 for a bounce without loss.
  open var elasticity: CGFloat = 0 {
    didSet { set(\.elasticity) { [elasticity] in $0.elasticity = Double(elasticity) } }
  }
  /// The friction along surfaces, 0…1.
  open var friction: CGFloat = 0 { didSet { set(\.friction) { [friction] in $0.friction = Double(friction) } } }
  /// The density. A density of 1 gives an item of 100 x 100 points the mass 1.
  open var density: CGFloat = 1 { didSet { set(\.density) { [density] in $0.density = Double(density) } } }
  /// The resistance to linear movement; 0 for none.
  open var resistance: CGFloat = 0 {
    didSet { set(\.resistance) { [resistance] in $0.resistance = Double(resistance) } }
  }
  /// The resistance to rotation.
  open var angularResistance: CGFloat = 0 {
    didSet { set(\.angularResistance) { [angularResistance] in $0.angularResistance = Double(angularResistance) } }
  }
  /// The charge that electric and magnetic fields act on.
  open var charge: CGFloat = 0 { didSet { set(\.charge) { [charge] in $0.charge = Double(charge) } } }
  /// Whether items stay in place while other items collide with them.
  open var isAnchored = false { didSet { set(\.isAnchored) { [isAnchored] in $0.isAnchored = isAnchored } } }
  open var allowsRotation = true {
    didSet { set(\.allowsRotation) { [allowsRotation] in $0.allowsRotation = allowsRotation } }
  }

  private func set(_ key: PartialKeyPath<UIDynamicItemBehavior>, _ change: @escaping @MainActor (RigidBody) -> Void) {
    settings[key] = change
    wake()
  }

  /// - Parameter velocity: in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, to: item) }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    if let dynamicAnimator { return dynamicAnimator.body(of: item).velocity.point }
    return waiting.reduce(.zero) { $1.item === item ? CGPoint(x: $0.x + $1.linear.x, y: $0.y + $1.linear.y) : $0 }
  }

  /// - Parameter velocity: in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, to: item) }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    if let dynamicAnimator { return CGFloat(dynamicAnimator.body(of: item).angularVelocity) }
    return waiting.reduce(0) { $1.item === item ? $0 + $1.angular : $0 }
  }

  private func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard affected.contains(item) else { return }
    waiting.append((item, linear, angular))
    if let dynamicAnimator { spend { dynamicAnimator.body(of: $0) } }
    wake()
  }

  private func spend(_ body: (any UIDynamicItem) -> RigidBody?) {
    for addition in waiting {
      guard let body = body(addition.item) else { continue }
      body.velocity += Vector2(addition.linear)
      body.angularVelocity += Double(addition.angular)
    }
    waiting = []
  }

  override var simulatedItems: [any UIDynamicItem] { items }

  override func configure(_ world: DynamicsWorld) {
    for body in items.compactMap(world.body) { for change in settings.values { change(body) } }
    spend(world.body)
  }
}
