/// Two points connected by a joint, on two bodies or on a body and the plane.
@MainActor struct PointPair {
  let one: RigidBody
  let other: RigidBody?
  let armOfOne: Vector2
  /// The position of the anchor if there is no other body.
  let armOfOther: Vector2

  /// The vector from the other's point to this one.
  var offset: Vector2 { one.position + armOfOne - ((other?.position ?? .zero) + armOfOther) }

  var velocity: Vector2 { one.velocity(at: armOfOne) - (other?.velocity(at: armOfOther) ?? .zero) }

  func inverseMass(along axis: Vector2) -> Double {
    let ra = armOfOne.cross(axis), rb = armOfOther.cross(axis)
    return one.inverseMass + ra * ra * one.inverseInertia + (other?.inverseMass ?? 0)
      + rb * rb * (other?.inverseInertia ?? 0)
  }

  func apply(_ impulse: Vector2) {
    one.apply(impulse: impulse, at: armOfOne)
    other?.apply(impulse: -1 * impulse, at: armOfOther)
  }
}

/// > Basis: assumed: the share of an error that one step corrects.
private let correction = 0.2

/// Keeps two points at a distance, by a rod or by a spring.
///
/// > Source: Erin Catto, "Soft Constraints", 2011.
@MainActor final class DistanceJoint: DynamicJoint {
  struct Spring {
    /// The frequency, in oscillations per second.
    let frequency: Double
    /// The damping, as a share of critical damping.
    let damping: Double
  }

  private let points: PointPair
  private let axis: Vector2
  private let bias: Double
  private let softness: Double
  private let inverse: Double
  private var impulse = 0.0

  init(_ points: PointPair, length: Double, spring: Spring?, _ step: Double) {
    self.points = points
    let offset = points.offset, error = offset.length - length
    axis = offset.length > 1e-9 ? offset.unit : Vector2(x: 0, y: 1)
    let plain = points.inverseMass(along: axis)
    guard let spring, plain > 0 else {
      (bias, softness, inverse) = (correction * error / step, 0, plain)
      return
    }
    let mass = 1 / plain, turn = 2 * Double.pi * spring.frequency
    let (k, c) = (mass * turn * turn, 2 * mass * spring.damping * turn)
    softness = 1 / (step * (c + step * k))
    bias = error * step * k * softness
    inverse = plain + softness
  }

  func solve(_ step: Double) {
    guard inverse > 0 else { return }
    let change = -(points.velocity.dot(axis) + bias + softness * impulse) / inverse
    impulse += change
    points.apply(change * axis)
  }
}

/// Keeps two points from moving apart along an axis.
@MainActor final class AxisJoint: DynamicJoint {
  private let points: PointPair
  private let axis: Vector2
  private let bias: Double

  /// - Parameter error: the error to correct, in points along the axis.
  init(_ points: PointPair, axis: Vector2, error: Double, _ step: Double) {
    (self.points, self.axis, bias) = (points, axis, correction * error / step)
  }

  func solve(_ step: Double) {
    let inverse = points.inverseMass(along: axis)
    if inverse > 0 { points.apply(-(points.velocity.dot(axis) + bias) / inverse * axis) }
  }
}

/// Keeps two points at the same position.
@MainActor final class PointJoint: DynamicJoint {
  private let axes: [AxisJoint]

  init(_ points: PointPair, _ step: Double) {
    let offset = points.offset
    axes = [
      AxisJoint(points, axis: Vector2(x: 1, y: 0), error: offset.x, step),
      AxisJoint(points, axis: Vector2(x: 0, y: 1), error: offset.y, step),
    ]
  }

  func solve(_ step: Double) { for axis in axes { axis.solve(step) } }
}

/// Keeps a body from rotating relative to another body or the plane.
@MainActor final class AngleJoint: DynamicJoint {
  private let one: RigidBody
  private let other: RigidBody?
  private let bias: Double
  private let limit: Double
  private var impulse = 0.0

  /// - Parameters:
  ///   - error: the error to correct, in radians.
  ///   - limit: the largest impulse of a step.
  init(_ one: RigidBody, _ other: RigidBody?, error: Double, _ step: Double, limit: Double = .infinity) {
    (self.one, self.other, bias, self.limit) = (one, other, correction * error / step, limit)
  }

  func solve(_ step: Double) {
    let inverse = one.inverseInertia + (other?.inverseInertia ?? 0)
    guard inverse > 0 else { return }
    let speed = one.angularVelocity - (other?.angularVelocity ?? 0)
    let new = min(max(impulse - (speed + bias) / inverse, -limit), limit)
    let change = new - impulse
    impulse = new
    one.angularVelocity += change * one.inverseInertia
    if let other { other.angularVelocity -= change * other.inverseInertia }
  }
}
