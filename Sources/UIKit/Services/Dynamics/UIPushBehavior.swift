/// Pushes items, continuously or once.
///
/// A magnitude of 1 accelerates an item of 100 x 100 points and density 1 by 100 points per second squared.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous = 0
    /// A single push, after which the behavior is no longer active.
    case instantaneous
  }

  private var pushed: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  public let mode: Mode

  public init(items: [any UIDynamicItem], mode: Mode) { (pushed, self.mode) = (DynamicItems(items), mode) }

  open var items: [any UIDynamicItem] { pushed.all }

  open func addItem(_ item: any UIDynamicItem) {
    pushed.add(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    pushed.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    wake()
  }

  /// The offset from the item's center at which the push acts.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    wake()
  }

  open var active = true { didSet { if active { wake() } } }

  /// The direction of the push. Its length is the magnitude.
  open var pushDirection = CGVector.zero { didSet { wake() } }

  /// The angle in radians, clockwise from the positive x axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var simulatedItems: [any UIDynamicItem] { items }

  /// > Basis: documented for a continuous push; assumed for an instantaneous one: as much as a continuous push in a
  /// > second.
  private static let unit = 100.0

  override func apply(to world: DynamicsWorld) {
    guard active else { return }
    let time = mode == .continuous ? world.step : 1
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let arm = Vector2(x: Double(offset.horizontal), y: Double(offset.vertical)).turned(by: body.angle)
      body.apply(impulse: time * Self.unit * Vector2(pushDirection), at: arm)
    }
    if mode == .instantaneous { active = false }
  }
}
