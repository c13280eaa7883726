/// A cubic Bézier curve, or a line in the form of one.
struct CubicSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine = false

  static func line(_ start: CGPoint, _ end: CGPoint) -> CubicSegment {
    CubicSegment(
      start: start, control1: start.toward(end, by: 1 / 3), control2: start.toward(end, by: 2 / 3), end: end,
      isLine: true)
  }

  /// The direction at the end.
  var direction: CGVector {
    let from = [control2, control1].first { $0 != end } ?? start
    return CGVector(dx: end.x - from.x, dy: end.y - from.y)
  }

  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// Splits the segment by De Casteljau's construction.
  func split(at t: CGFloat) -> (CubicSegment, CubicSegment) {
    let a = start.toward(control1, by: t), b = control1.toward(control2, by: t), c = control2.toward(end, by: t)
    let ab = a.toward(b, by: t), bc = b.toward(c, by: t), middle = ab.toward(bc, by: t)
    return (
      CubicSegment(start: start, control1: a, control2: ab, end: middle, isLine: isLine),
      CubicSegment(start: middle, control1: bc, control2: c, end: end, isLine: isLine)
    )
  }

  /// The end points of chords that approximate the curve. At screen sizes they deviate by about a fiftieth of a point.
  var chords: [CGPoint] {
    if isLine { return [end] }
    let span = start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
    let count = span.isFinite ? min(max(Int(span.squareRoot() * 2), 8), 128) : 1
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }

  var length: CGFloat {
    var length: CGFloat = 0, last = start
    for point in chords {
      length += last.distance(to: point)
      last = point
    }
    return length
  }

  /// The parameter at a length along the segment.
  func parameter(atLength wanted: CGFloat) -> CGFloat {
    if isLine { return wanted / max(length, .leastNonzeroMagnitude) }
    let chords = chords
    var passed: CGFloat = 0, last = start
    for (i, point) in chords.enumerated() {
      let chord = last.distance(to: point)
      if passed + chord >= wanted, chord > 0 {
        return (CGFloat(i) + (wanted - passed) / chord) / CGFloat(chords.count)
      }
      (passed, last) = (passed + chord, point)
    }
    return 1
  }

  /// The extreme points along either axis, excluding the ends.
  var extremes: [CGPoint] {
    let axes = [\CGPoint.x, \CGPoint.y]
    return axes.flatMap { axis -> [CGPoint] in
      let (p0, p1, p2, p3) = (
        start[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], end[keyPath: axis]
      )
      let a = p3 - 3 * p2 + 3 * p1 - p0, b = 2 * (p2 - 2 * p1 + p0), c = p1 - p0
      return Self.roots(a, b, c).filter { $0 > 0 && $0 < 1 }.map(point(at:))
    }
  }

  /// The roots of ax² + bx + c.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
