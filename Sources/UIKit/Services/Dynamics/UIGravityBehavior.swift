/// Pulls items in one direction. A magnitude of 1 is 1000 points per second squared.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private var pulled: DynamicItems

  public init(items: [any UIDynamicItem]) { pulled = DynamicItems(items) }
  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { pulled.all }

  open func addItem(_ item: any UIDynamicItem) {
    pulled.add(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    pulled.remove(item)
    wake()
  }

  /// The direction of gravity. Its length is the magnitude. The default points down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { wake() } }

  /// The angle in radians, clockwise from the positive x axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var simulatedItems: [any UIDynamicItem] { items }

  /// > Basis: documented.
  private static let unit = 1000.0

  override func apply(to world: DynamicsWorld) {
    for body in items.compactMap(world.body) where !body.isAnchored {
      body.velocity += world.step * Self.unit * Vector2(gravityDirection)
    }
  }
}
