/// A vector in points, or in points and seconds.
struct Vector2: Equatable {
  var x = 0.0
  var y = 0.0

  static let zero = Vector2()

  init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }

  /// The unit vector at an angle in radians.
  init(angle: Double) { self.init(x: cos(angle), y: sin(angle)) }

  static func + (one: Vector2, other: Vector2) -> Vector2 { Vector2(x: one.x + other.x, y: one.y + other.y) }
  static func - (one: Vector2, other: Vector2) -> Vector2 { Vector2(x: one.x - other.x, y: one.y - other.y) }
  static func * (factor: Double, vector: Vector2) -> Vector2 { Vector2(x: factor * vector.x, y: factor * vector.y) }
  static func += (one: inout Vector2, other: Vector2) { one = one + other }

  func dot(_ other: Vector2) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector2) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  var unit: Vector2 { length > 0 ? (1 / length) * self : .zero }
  /// The vector rotated by a quarter turn.
  var normal: Vector2 { Vector2(x: -y, y: x) }
  func turned(by angle: Double) -> Vector2 {
    let (c, s) = (cos(angle), sin(angle))
    return Vector2(x: c * x - s * y, y: s * x + c * y)
  }
  var point: CGPoint { CGPoint(x: x, y: y) }
}
