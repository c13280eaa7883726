import DisplayLists

/// A subpath as a list of segments.
struct Subpath {
  var start: CGPoint
  var segments: [CubicSegment] = []
  var isClosed = false

  var end: CGPoint { segments.last?.end ?? start }

  /// A polygon that follows the curves. Consecutive points differ.
  var points: [CGPoint] {
    var points = [start]
    for point in segments.flatMap(\.chords) where point != points.last { points.append(point) }
    return points
  }
}

extension Outline {
  var subpaths: [Subpath] {
    var paths: [Subpath] = []
    for element in elements {
      if case .move(let point) = element {
        paths.append(Subpath(start: point))
        continue
      }
      // Elements after a closed subpath begin at its start point.
      if let last = paths.last, last.isClosed { paths.append(Subpath(start: last.start)) }
      guard let last = paths.last else { continue }
      let index = paths.count - 1, here = last.end
      switch element {
      case .move: break
      case .line(let point): paths[index].segments.append(.line(here, point))
      case .cubic(let end, let control1, let control2):
        paths[index].segments.append(
          CubicSegment(start: here, control1: control1, control2: control2, end: end))
      case .close:
        if here != last.start { paths[index].segments.append(.line(here, last.start)) }
        paths[index].isClosed = true
      }
    }
    return paths
  }

  /// The box around all points, including control points; null for an empty outline.
  var controlBox: CGRect {
    CGRect(
      around: elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .cubic(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
      })
  }

  /// The box around the visible outline; null for an empty outline.
  var box: CGRect {
    if case .rect(let rect) = shape { return rect.standardized }
    return CGRect(
      around: subpaths.flatMap { path in
        [path.start] + path.segments.flatMap { ($0.isLine ? [] : $0.extremes) + [$0.end] }
      })
  }

  /// Returns whether the outline contains a point. Open subpaths count as closed.
  func contains(_ point: CGPoint, _ rule: FillRule) -> Bool {
    let winding = subpaths.reduce(0) { $0 + Self.winding(of: $1.points, around: point) }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The winding number of a polygon around a point.
  private static func winding(of points: [CGPoint], around point: CGPoint) -> Int {
    var winding = 0
    for (i, a) in points.enumerated() {
      let b = points[(i + 1) % points.count]
      let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
      if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
    }
    return winding
  }
}

extension CGRect {
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
