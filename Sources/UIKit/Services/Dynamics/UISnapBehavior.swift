/// Snaps an item to a point and removes its rotation.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }

  open var snapPoint: CGPoint { didSet { wake() } }
  /// The damping of the oscillation, from 0 for the least to 1 for the most.
  open var damping: CGFloat = 0.5 { didSet { wake() } }

  override var simulatedItems: [any UIDynamicItem] { [item] }

  /// The angular frequency of the spring, in radians per second.
  ///
  /// > Basis: assumed, like the share of critical damping: 0.2 to 1.
  private static let frequency = 2 * Double.pi * 3

  override func apply(to world: DynamicsWorld) {
    guard let body = world.body(of: item), !body.isAnchored else { return }
    let ratio = 0.2 + 0.8 * Double(min(max(0, damping), 1)), spring = Self.frequency, step = world.step
    // The implicit Euler method is stable for every stiffness.
    let divisor = 1 + 2 * ratio * spring * step + spring * spring * step * step
    let offset = body.position - Vector2(snapPoint)
    body.velocity = (1 / divisor) * (body.velocity - step * spring * spring * offset)
    guard body.allowsRotation else { return }
    let turn = body.angle.remainder(dividingBy: 2 * .pi)
    body.angularVelocity = (body.angularVelocity - step * spring * spring * turn) / divisor
  }
}
