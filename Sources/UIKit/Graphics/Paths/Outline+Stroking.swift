import DisplayLists

// The outline of a stroke: a polygon for each segment, corner and cap, all wound in the same direction, so that their
// union is the stroke.
extension Outline {
  func stroked(_ style: StrokeStyle) -> Outline {
    guard style.width > 0 else { return Outline() }
    let line = style.dashes.isEmpty ? self : dashed(style.dashes, phase: style.dashPhase)
    var stroked = Outline()
    for path in line.subpaths {
      let pen = Pen(style: style, points: path.points, isClosed: path.isClosed)
      for piece in pen.pieces { stroked.addPolygon(piece) }
    }
    return stroked
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    let area = points.indices.reduce(0) { sum, i in
      let a = points[i], b = points[(i + 1) % points.count]
      return sum + a.x * b.y - b.x * a.y
    }
    for (i, point) in (area < 0 ? points.reversed() : points).enumerated() {
      if i == 0 { move(to: point) } else { line(to: point) }
    }
    close()
  }
}

private struct Pen {
  let style: StrokeStyle
  let points: [CGPoint]
  let isClosed: Bool

  private var half: CGFloat { style.width / 2 }

  var pieces: [[CGPoint]] {
    let ring = isClosed && points.first == points.last ? Array(points.dropLast()) : points
    guard ring.count > 1 else { return style.cap == .butt ? [] : [dot(ring[0])] }
    let ends = isClosed ? ring + [ring[0]] : ring
    let lines = zip(ends, ends.dropFirst()).map { stretch($0, $1) }
    let corners = zip(zip(ends, ends.dropFirst()), ends.dropFirst(2)).map { join($0.0, $0.1, $1) }
    let last = isClosed ? [join(ring[ring.count - 1], ring[0], ring[1])] : caps(ring)
    return lines + (corners + last).filter { $0.count > 2 }
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = a.distance(to: b)
    return CGVector(dx: (a.y - b.y) / length * half, dy: (b.x - a.x) / length * half)
  }

  private func stretch(_ a: CGPoint, _ b: CGPoint) -> [CGPoint] {
    let n = normal(a, b)
    return [a.moved(n), b.moved(n), b.moved(n.reversed), a.moved(n.reversed)]
  }

  private func join(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) -> [CGPoint] {
    if style.join == .round { return dot(corner, isRound: true) }
    let first = normal(a, corner), second = normal(corner, b)
    let isLeft = first.dx * second.dy - first.dy * second.dx < 0
    let (p, q) = isLeft ? (first, second) : (first.reversed, second.reversed)
    let bevel = [corner, corner.moved(p), corner.moved(q)]
    let middle = CGVector(dx: p.dx + q.dx, dy: p.dy + q.dy), square = middle.dx * middle.dx + middle.dy * middle.dy
    // The length of the miter: 1 over the sine of half the angle.
    let reach = 2 * half / square.squareRoot()
    guard style.join == .miter, square > 1e-9, reach <= style.miterLimit else { return bevel }
    let factor = 2 * half * half / square
    let tip = corner.moved(CGVector(dx: middle.dx * factor, dy: middle.dy * factor))
    return [corner, corner.moved(p), tip, corner.moved(q)]
  }

  private func caps(_ points: [CGPoint]) -> [[CGPoint]] {
    let (first, last) = (points[0], points[points.count - 1])
    switch style.cap {
    case .butt: return []
    case .round: return [dot(first), dot(last)]
    case .square:
      return [
        square(at: first, awayFrom: points[1]), square(at: last, awayFrom: points[points.count - 2]),
      ]
    }
  }

  private func square(at end: CGPoint, awayFrom other: CGPoint) -> [CGPoint] {
    let n = normal(other, end), out = CGVector(dx: n.dy, dy: -n.dx)
    return [end.moved(n), end.moved(n).moved(out), end.moved(n.reversed).moved(out), end.moved(n.reversed)]
  }

  private func dot(_ center: CGPoint, isRound: Bool = false) -> [CGPoint] {
    if style.cap == .square, !isRound {
      return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { center.moved(CGVector(dx: $0.0 * half, dy: $0.1 * half)) }
    }
    let count = min(max(Int(half * 4), 12), 64)
    return (0..<count).map { i in
      let angle = CGFloat(i) / CGFloat(count) * 2 * .pi
      return center.moved(CGVector(dx: cos(angle) * half, dy: sin(angle) * half))
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }
}

extension CGVector {
  fileprivate var reversed: CGVector { CGVector(dx: -dx, dy: -dy) }
}
