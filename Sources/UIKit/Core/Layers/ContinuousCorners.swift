import DisplayLists

// Continuous corners, with gradually increasing curvature, as `cornerCurve` and app icons have them.
extension PathElement {
  /// The control points of the three curves of a corner, as multiples of the radius along the first and second edge.
  ///
  /// > Source: the path that `UIBezierPath(roundedRect:cornerRadius:)` draws since iOS 7, as PaintCode published it.
  private static let smooth: [(CGFloat, CGFloat)] = [
    (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060), (0.169060, 0.372824),
    (0.074911, 0.631494), (0, 0.868407), (0, 1.088493), (0, 1.528665),
  ]

  /// The corresponding points on a quarter circle.
  private static let round: [(CGFloat, CGFloat)] = {
    let turn = CGFloat.pi / 2, stops = [0, turn * 0.24, turn * 0.76, turn]
    func point(_ angle: CGFloat, _ reach: CGFloat) -> (CGFloat, CGFloat) {
      (1 - sin(angle) - reach * cos(angle), 1 - cos(angle) + reach * sin(angle))
    }
    var points = [point(0, 0)]
    for (from, to) in zip(stops, stops.dropFirst()) {
      let reach = 4 / 3 * tan((to - from) / 4)
      points += [point(from, reach), point(to, -reach), point(to, 0)]
    }
    return points
  }()

  /// Returns a rectangle with continuous corners. Without room for the long ends, the corners approach quarter circles.
  static func continuousRect(_ rect: CGRect, radius: CGFloat, corners: Corners) -> [PathElement] {
    let room = min(rect.width, rect.height) / 2, radius = max(0, min(radius, room))
    guard radius > 0 else { return roundedRect(rect, radius: 0) }
    let smoothness = min(1, (room / radius - 1) / (smooth[0].0 - 1))
    let points = zip(round, smooth).map { ($0.0 + ($1.0 - $0.0) * smoothness, $0.1 + ($1.1 - $0.1) * smoothness) }
    let all: [(Corners, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    var elements: [PathElement] = []
    for (corner, tip, along, away) in all {
      let placed = points.map { point in
        CGPoint(
          x: tip.x + radius * (along.dx * point.0 + away.dx * point.1),
          y: tip.y + radius * (along.dy * point.0 + away.dy * point.1))
      }
      let start = corners.contains(corner) ? placed[0] : tip
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard corners.contains(corner) else { continue }
      for i in stride(from: 1, to: 10, by: 3) {
        elements.append(.cubic(placed[i + 2], control1: placed[i], control2: placed[i + 1]))
      }
    }
    return elements + [.close]
  }
}
