/// Sets what items are like: how much they bounce, how heavy they are, what slows them.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var affected: DynamicItems
  /// Velocities that were added before the behavior had an animator.
  private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []
  /// Properties that the program set: the others leave items as they are.
  private var settings: [PartialKeyPath<UIDynamicItemBehavior>: @MainActor (RigidBody) -> Void] = [:]

  public init(items: [any UIDynamicItem]) { affected = DynamicItems(items) }

  open var items: [any UIDynamicItem] { affected.all }

  open func addItem(_ item: any UIDynamicItem) {
    affected.add(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    affected.remove(item)
    wake()
  }

  /// 0 for no bounce to 1 for a bounce without loss.
  open var elasticity: CGFloat = 0 {
    didSet { set(\.elasticity) { [elasticity] in $0.elasticity = Double(elasticity) } }
  }
  /// 0 to 1, along surfaces.
  open var friction: CGFloat = 0 { didSet { set(\.friction) { [friction] in $0.friction = Double(friction) } } }
  /// 1 gives an item of 100 x 100 points the mass 1.
  open var density: CGFloat = 1 { didSet { set(\.density) { [density] in $0.density = Double(density) } } }
  /// Slows movement at every speed; 0 for not at all.
  open var resistance: CGFloat = 0 {
    didSet { set(\.resistance) { [resistance] in $0.resistance = Double(resistance) } }
  }
  /// Slows rotation.
  open var angularResistance: CGFloat = 0 {
    didSet { set(\.angularResistance) { [angularResistance] in $0.angularResistance = Double(angularResistance) } }
  }
  /// What electric and magnetic fields act on.
  open var charge: CGFloat = 0 { didSet { set(\.charge) { [charge] in $0.charge = Double(charge) } } }
  /// Items take part in collisions and do not move.
  open var isAnchored = false { didSet { set(\.isAnchored) { [isAnchored] in $0.isAnchored = isAnchored } } }
  open var allowsRotation = true {
    didSet { set(\.allowsRotation) { [allowsRotation] in $0.allowsRotation = allowsRotation } }
  }

  private func set(_ key: PartialKeyPath<UIDynamicItemBehavior>, _ change: @escaping @MainActor (RigidBody) -> Void) {
    settings[key] = change
    wake()
  }

  /// - Parameter velocity: in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, to: item) }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    if let dynamicAnimator { return dynamicAnimator.body(of: item).velocity.point }
    return waiting.reduce(.zero) { $1.item === item ? CGPoint(x: $0.x + $1.linear.x, y: $0.y + $1.linear.y) : $0 }
  }

  /// - Parameter velocity: in radians a second.
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
