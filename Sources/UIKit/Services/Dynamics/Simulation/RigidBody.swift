/// An item in the simulation.
@MainActor final class RigidBody {
  let item: any UIDynamicItem
  var position = Vector2.zero
  /// The rotation in radians, clockwise on the screen.
  var angle = 0.0
  var velocity = Vector2.zero
  var angularVelocity = 0.0
  /// The item's transform without the rotation.
  private var base = CGAffineTransform.identity
  private var shownAngle = 0.0
  private var size = CGSize.zero
  /// The corners of a convex polygon around the center, without rotation.
  private(set) var corners: [Vector2] = []

  var density = 1.0
  var elasticity = RigidBody.plainElasticity
  var friction = RigidBody.plainFriction
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false
  var charge = 0.0

  /// > Basis: assumed: the defaults of SpriteKit's bodies, on whose engine UIKit's dynamics are built.
  static let plainElasticity = 0.2, plainFriction = 0.2

  init(_ item: any UIDynamicItem) {
    self.item = item
    takePlace()
  }

  func takePlace() {
    position = Vector2(item.center)
    let transform = item.transform
    angle = atan2(Double(transform.b), Double(transform.a))
    shownAngle = angle
    base = transform.rotated(by: CGFloat(-angle))
    takeShape()
  }

  /// Resets the properties to those of a body without behaviors.
  func reset() {
    (density, elasticity, friction) = (1, Self.plainElasticity, Self.plainFriction)
    (resistance, angularResistance, charge) = (0, 0, 0)
    (allowsRotation, isAnchored) = (true, false)
    if item.bounds.size != size { takeShape() }
  }

  private func takeShape() {
    size = item.bounds.size
    let (w, h) = (Double(size.width) / 2, Double(size.height) / 2)
    switch item.collisionBoundsType {
    case .rectangle:
      corners = [Vector2(x: -w, y: -h), Vector2(x: w, y: -h), Vector2(x: w, y: h), Vector2(x: -w, y: h)]
    case .ellipse:
      corners = (0..<24).map {
        let direction = Vector2(angle: Double($0) * .pi / 12)
        return Vector2(x: direction.x * w, y: direction.y * h)
      }
    case .path: corners = item.collisionBoundingPath.corners
    }
  }

  // MARK: Mass

  /// > Basis: documented: an item of 100 x 100 points and density 1 has the mass 1.
  var mass: Double { max(1e-6, density * Double(size.width * size.height) / 10_000) }

  /// The inverse mass; 0 for an anchored body.
  var inverseMass: Double { isAnchored ? 0 : 1 / mass }

  var inverseInertia: Double {
    guard !isAnchored, allowsRotation else { return 0 }
    return 12 / (mass * max(1, Double(size.width * size.width + size.height * size.height)))
  }

  // MARK: Movement

  func apply(impulse: Vector2, at arm: Vector2) {
    velocity += inverseMass * impulse
    angularVelocity += inverseInertia * arm.cross(impulse)
  }

  /// The velocity of a point of the body.
  func velocity(at arm: Vector2) -> Vector2 { velocity + angularVelocity * arm.normal }

  func damp(_ step: Double) {
    velocity = (1 / (1 + step * resistance)) * velocity
    angularVelocity /= 1 + step * angularResistance
    if !allowsRotation { angularVelocity = 0 }
    if isAnchored { (velocity, angularVelocity) = (.zero, 0) }
  }

  func move(_ step: Double) {
    position += step * velocity
    angle += step * angularVelocity
  }

  var outline: [Vector2] { corners.map { position + $0.turned(by: angle) } }

  /// > Basis: assumed: a body below these speeds is at rest, in points and radians per second.
  var isResting: Bool { velocity.length < 4 && abs(angularVelocity) < 0.05 }

  func show() {
    let center = position.point
    if item.center != center { item.center = center }
    if abs(angle - shownAngle) > 1e-9 {
      shownAngle = angle
      item.transform = base.rotated(by: CGFloat(angle))
    }
  }
}

extension UIBezierPath {
  /// The polygon along the first subpath, clockwise on the screen.
  var corners: [Vector2] {
    var points = (outline.subpaths.first?.points ?? []).map { Vector2($0) }
    if points.count > 1, points.first == points.last { points.removeLast() }
    let area = points.indices.reduce(0) { $0 + points[$1].cross(points[($1 + 1) % points.count]) }
    return area < 0 ? points.reversed() : points
  }
}
