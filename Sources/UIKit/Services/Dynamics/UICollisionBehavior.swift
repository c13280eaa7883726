/// Makes items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private var colliding: DynamicItems
  private var boundaries: [(id: any NSCopying, lines: [Polyline])] = []
  private var touching: [Touch] = []
  private var found: [Touch] = []

  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode = Mode.everything { didSet { wake() } }
  /// Whether the bounds of the animator's reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { wake() } }
  private var insets = UIEdgeInsets.zero

  public init(items: [any UIDynamicItem]) { colliding = DynamicItems(items) }
  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { colliding.all }

  open func addItem(_ item: any UIDynamicItem) {
    colliding.add(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    colliding.remove(item)
    wake()
  }

  // MARK: Boundaries

  /// - Parameter insets: from the reference view's bounds.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(bezierPath.outline.subpaths.map { Polyline($0.points.map { Vector2($0) }, isClosed: $0.isClosed) }, identifier)
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add([Polyline([Vector2(p1), Vector2(p2)], isClosed: false)], identifier)
  }

  private func add(_ lines: [Polyline], _ identifier: any NSCopying) {
    boundaries.removeAll { isSame($0.id, identifier) }
    boundaries.append((identifier, lines))
    wake()
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    guard let lines = boundaries.first(where: { isSame($0.id, identifier) })?.lines else { return nil }
    let path = UIBezierPath()
    for line in lines {
      for (index, corner) in line.corners.enumerated() {
        if index == 0 { path.move(to: corner.point) } else { path.addLine(to: corner.point) }
      }
    }
    return path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { isSame($0.id, identifier) }
    wake()
  }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.id) }

  open func removeAllBoundaries() {
    boundaries = []
    wake()
  }

  private func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? ((one as AnyObject) === (other as AnyObject))
  }

  // MARK: The simulation

  override var simulatedItems: [any UIDynamicItem] { items }

  private var referenceLines: [Polyline]? {
    guard translatesReferenceBoundsIntoBoundary, let box = dynamicAnimator?.boundary?.inset(by: insets) else {
      return nil
    }
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
    return [Polyline(corners.map { Vector2($0) }, isClosed: true)]
  }

  override func constrain(_ world: DynamicsWorld) {
    let bodies = items.compactMap(world.body)
    if collisionMode.contains(.boundaries) { meetBoundaries(bodies, world) }
    guard collisionMode.contains(.items) else { return }
    for (index, one) in bodies.enumerated() {
      for other in bodies.dropFirst(index + 1) { take(one.contacts(with: other), world) }
    }
  }

  private func meetBoundaries(_ bodies: [RigidBody], _ world: DynamicsWorld) {
    let all = boundaries.map { (Optional($0.id), $0.lines) } + (referenceLines.map { [(nil, $0)] } ?? [])
    for body in bodies {
      for (id, lines) in all {
        for segment in lines.lazy.flatMap(\.segments) { take(body.contacts(with: segment), id: id, world) }
      }
    }
  }

  private func take(_ contacts: [Contact], id: (any NSCopying)? = nil, _ world: DynamicsWorld) {
    for contact in contacts { world.add(contact) }
    guard let first = contacts.first else { return }
    let touch = Touch(one: first.one.item, other: first.other?.item, boundary: id, point: first.point.point)
    if !found.contains(where: { isSame($0, touch) }) { found.append(touch) }
  }

  // MARK: Notifying the delegate

  private struct Touch {
    let one: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    let point: CGPoint
  }

  private func isSame(_ one: Touch, _ other: Touch) -> Bool {
    guard one.one === other.one, one.other === other.other else { return false }
    switch (one.boundary, other.boundary) {
    case (nil, nil): return true
    case (let first?, let second?): return isSame(first, second)
    default: return false
    }
  }

  override func frameDidEnd(_ world: DynamicsWorld) {
    let (old, new) = (touching, found)
    (touching, found) = (new, [])
    guard let collisionDelegate else { return }
    for touch in new where !old.contains(where: { isSame($0, touch) }) {
      if let other = touch.other {
        collisionDelegate.collisionBehavior(self, beganContactFor: touch.one, with: other, at: touch.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: touch.one, withBoundaryIdentifier: touch.boundary, at: touch.point)
      }
    }
    for touch in old where !new.contains(where: { isSame($0, touch) }) {
      if let other = touch.other {
        collisionDelegate.collisionBehavior(self, endedContactFor: touch.one, with: other)
      } else {
        collisionDelegate.collisionBehavior(self, endedContactFor: touch.one, withBoundaryIdentifier: touch.boundary)
      }
    }
  }
}

/// A delegate that is notified of collisions.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// - Parameter identifier: nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
