/// A point at which a body touches another body or a boundary.
@MainActor struct Contact {
  let one: RigidBody
  /// The other body; nil for a boundary.
  let other: RigidBody?
  let point: Vector2
  /// The unit normal from `other` to `one`.
  let normal: Vector2
  /// The depth of penetration, in points.
  let depth: Double
  private var bounce = 0.0
  private var impulse = 0.0
  private var frictionImpulse = 0.0

  init(_ one: RigidBody, _ other: RigidBody?, at point: Vector2, normal: Vector2, depth: Double) {
    (self.one, self.other, self.point, self.normal, self.depth) = (one, other, point, normal, depth)
  }

  /// > Basis: assumed: slower approaches do not bounce, in points per second.
  private static let bounceLimit = 30.0

  private var arms: (Vector2, Vector2) { (point - one.position, point - (other?.position ?? point)) }

  private var relativeVelocity: Vector2 {
    let (a, b) = arms
    return one.velocity(at: a) - (other?.velocity(at: b) ?? .zero)
  }

  private func inverseMass(along direction: Vector2) -> Double {
    let (a, b) = arms
    let ra = a.cross(direction), rb = b.cross(direction)
    return one.inverseMass + ra * ra * one.inverseInertia + (other?.inverseMass ?? 0)
      + rb * rb * (other?.inverseInertia ?? 0)
  }

  /// Prepares the contact for a step. Without a bounce, the body sinks in up to the allowed overlap. All corners that
  /// it rests on are then equally deep, so that it rests level.
  ///
  /// - Parameter step: in seconds.
  mutating func prepare(_ step: Double) {
    let approach = relativeVelocity.dot(normal)
    let elasticity = max(one.elasticity, other?.elasticity ?? 0)
    let sinking = -Self.correction * max(0, Self.slop - depth) / step
    bounce = approach < -Self.bounceLimit ? -elasticity * approach : sinking
  }

  mutating func solve() {
    push(along: normal, by: relativeVelocity.dot(normal) - bounce, &impulse, 0...Double.greatestFiniteMagnitude)
    let limit = impulse * (one.friction * (other?.friction ?? one.friction)).squareRoot()
    push(along: normal.normal, by: relativeVelocity.dot(normal.normal), &frictionImpulse, -limit...limit)
  }

  /// Removes the velocity along a direction while the total impulse stays in its range.
  private func push(
    along direction: Vector2, by velocity: Double, _ sum: inout Double, _ range: ClosedRange<Double>
  ) {
    let inverse = inverseMass(along: direction)
    guard inverse > 0 else { return }
    let new = min(max(sum - velocity / inverse, range.lowerBound), range.upperBound)
    let change = (new - sum) * direction, (a, b) = arms
    sum = new
    one.apply(impulse: change, at: a)
    other?.apply(impulse: -1 * change, at: b)
  }

  /// > Basis: assumed: bodies may overlap by half a point.
  private static let slop = 0.5

  /// > Basis: assumed: the share of the excess depth that one step corrects.
  private static let correction = 0.2

  /// Moves the bodies apart.
  func separate() {
    let sum = one.inverseMass + (other?.inverseMass ?? 0)
    guard depth > Self.slop, sum > 0 else { return }
    let shift = Self.correction * (depth - Self.slop) / sum
    one.position += shift * one.inverseMass * normal
    if let other { other.position += -shift * other.inverseMass * normal }
  }
}
