import DisplayLists

// Arcs as cubic curves of at most a quarter circle each.
extension Outline {
  /// - Parameters:
  ///   - startAngle: in radians, from the positive x axis toward the positive y axis.
  ///   - clockwise: as in Core Graphics, whose y axis points up: true draws toward smaller angles.
  mutating func addArc(
    _ center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(center, radius: radius, from: startAngle, by: Self.sweep(from: startAngle, to: endAngle, clockwise))
  }

  /// The signed angle from start to end in the given direction, at most a full turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, _ clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi, way = clockwise ? start - end : end - start
    let sweep = way >= turn ? turn : way < 0 ? way.truncatingRemainder(dividingBy: turn) + turn : way
    return clockwise ? -sweep : sweep
  }

  /// Adds an arc, after a line to its start if there is a current point.
  mutating func addArc(_ center: CGPoint, radius: CGFloat, from startAngle: CGFloat, by sweep: CGFloat) {
    guard radius.isFinite, startAngle.isFinite, sweep.isFinite, abs(sweep) < 1e4 else { return }
    func point(_ angle: CGFloat, reach: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - reach * sin(angle)),
        y: center.y + radius * (sin(angle) + reach * cos(angle)))
    }
    let first = point(startAngle)
    if let current { if current.distance(to: first) > 1e-9 { line(to: first) } } else { move(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))), step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for i in 0..<count where sweep != 0 {
      let from = startAngle + step * CGFloat(i), to = from + step
      curve(to: point(to), point(from, reach: reach), point(to, reach: -reach))
    }
  }

  /// Adds an arc that is tangent to the lines from the current point to `corner` and from `corner` to `end`.
  mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    guard let current else { return }
    let a = current.distance(to: corner), b = corner.distance(to: end)
    guard a > 0, b > 0, radius > 0 else { return line(to: corner) }
    let (ux, uy) = ((current.x - corner.x) / a, (current.y - corner.y) / a)
    let (vx, vy) = ((end.x - corner.x) / b, (end.y - corner.y) / b)
    let cross = ux * vy - uy * vx, angle = atan2(abs(cross), ux * vx + uy * vy)
    guard abs(cross) > 1e-9 else { return line(to: corner) }
    let reach = radius / tan(angle / 2), depth = radius / sin(angle / 2)
    let middle = hypot(ux + vx, uy + vy)
    let center = CGPoint(x: corner.x + (ux + vx) / middle * depth, y: corner.y + (uy + vy) / middle * depth)
    let first = CGPoint(x: corner.x + ux * reach, y: corner.y + uy * reach)
    let start = atan2(first.y - center.y, first.x - center.x)
    addArc(center, radius: radius, from: start, by: (cross > 0 ? -1 : 1) * (.pi - angle))
  }
}
