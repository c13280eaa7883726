/// Applies forces that depend on the position of items, such as radial gravity, wind or a vortex.
///
/// > Basis: assumed: the strengths of the kinds. Forces of strength 1 accelerate a mass of 1 by 100 points per second
/// > squared at the minimum radius.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind {
    case drag, vortex, radial, spring, electric, magnetic
    case noise, turbulence
    case linear, velocity
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind
  private var affected = DynamicItems([])

  private init(_ kind: Kind) { self.kind = kind }

  private class func make(_ kind: Kind) -> Self {
    guard let made = UIFieldBehavior(kind) as? Self else {
      Exception.invalidArgument.raise("\(Self.self) cannot be made by a factory of UIFieldBehavior")
    }
    return made
  }

  /// Slows items by the square of their speed.
  open class func dragField() -> Self { make(.drag) }
  /// Pushes items around the position.
  open class func vortexField() -> Self { make(.vortex) }
  open class func radialGravityField(position: CGPoint) -> Self {
    let made = make(.radial)
    made.position = position
    return made
  }
  open class func linearGravityField(direction: CGVector) -> Self {
    let made = make(.linear)
    made.direction = direction
    return made
  }
  /// Moves items at the velocity `direction`.
  open class func velocityField(direction: CGVector) -> Self {
    let made = make(.velocity)
    made.direction = direction
    return made
  }
  /// - Parameters:
  ///   - smoothness: the smoothness between neighboring positions, 0…1.
  ///   - speed: changes per second.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    makeNoise(.noise, smoothness, speed)
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    makeNoise(.turbulence, smoothness, speed)
  }
  private class func makeNoise(_ kind: Kind, _ smoothness: CGFloat, _ speed: CGFloat) -> Self {
    let made = make(kind)
    (made.smoothness, made.animationSpeed) = (smoothness, speed)
    return made
  }

  open class func springField() -> Self { make(.spring) }
  /// Acts on items with a charge.
  open class func electricField() -> Self { make(.electric) }
  /// Acts on moving items with a charge.
  open class func magneticField() -> Self { make(.magnetic) }
  /// - Parameter block: receives the field, a position, a velocity, a mass, a charge and the step time, and returns a
  ///   force.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { make(.custom(block)) }

  open var items: [any UIDynamicItem] { affected.all }

  open func addItem(_ item: any UIDynamicItem) {
    affected.add(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    affected.remove(item)
    wake()
  }

  open var position = CGPoint.zero { didSet { wake() } }
  /// The region around the position in which the field acts.
  open var region = UIRegion.infinite { didSet { wake() } }
  open var strength: CGFloat = 1 { didSet { wake() } }
  /// The exponent with which the strength decreases with distance.
  open var falloff: CGFloat = 0 { didSet { wake() } }
  /// The distance below which the strength no longer grows, in points.
  open var minimumRadius: CGFloat = 1 { didSet { wake() } }
  open var direction = CGVector.zero { didSet { wake() } }
  open var smoothness: CGFloat = 0 { didSet { wake() } }
  open var animationSpeed: CGFloat = 0 { didSet { wake() } }

  // MARK: The simulation

  override var simulatedItems: [any UIDynamicItem] { items }

  private static let unit = 100.0

  override func apply(to world: DynamicsWorld) {
    for body in items.compactMap(world.body) where !body.isAnchored {
      let offset = body.position - Vector2(position)
      guard region.contains(offset.point) else { continue }
      let distance = max(offset.length, Double(minimumRadius))
      let power = Double(strength) * Self.unit / pow(distance / max(1e-6, Double(minimumRadius)), Double(falloff))
      if case .velocity = kind {
        body.velocity = Double(strength) * Vector2(direction)
      } else {
        body.velocity += world.step * acceleration(of: body, offset, power, world)
      }
    }
  }

  private func acceleration(of body: RigidBody, _ offset: Vector2, _ power: Double, _ world: DynamicsWorld) -> Vector2 {
    switch kind {
    case .velocity: .zero
    case .drag: -0.01 * power / Self.unit * body.velocity.length * body.velocity
    case .vortex: power * offset.unit.normal
    case .radial: -power * offset.unit
    case .spring: -(power / Self.unit) / body.mass * offset
    case .electric: power * body.charge / body.mass * offset.unit
    case .magnetic: (power / Self.unit) * body.charge / body.mass * body.velocity.normal
    case .linear: power * Vector2(direction)
    case .noise: power * noise(at: body.position, world.time)
    case .turbulence: power * body.velocity.length / Self.unit * noise(at: body.position, world.time)
    case .custom(let block):
      1 / body.mass
        * Vector2(
          block(
            self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
            CGFloat(body.charge), world.step))
    }
  }

  /// A direction that depends only on position and time, so that every run is the same.
  private func noise(at place: Vector2, _ seconds: Double) -> Vector2 {
    let scale = 0.5 - 0.49 * min(max(Double(smoothness), 0), 1), time = seconds * Double(animationSpeed)
    let angle = sin(place.x * scale + time) + sin(place.y * scale * 1.31 - time * 1.7)
    return Vector2(angle: angle * 2 * .pi)
  }
}
