/// How much of its way an animation has behind it after a share of its time.
enum TimingCurve: Equatable, Sendable {
  case linear
  case cubic(CubicCurve)
  case spring(SpringCurve)

  /// > Source: `CAMediaTimingFunctionName` reference, which gives the control points.
  static let easeInOut = TimingCurve.cubic(CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  static let easeIn = TimingCurve.cubic(CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
  static let easeOut = TimingCurve.cubic(CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))

  /// - Parameters:
  ///   - share: of the duration, 0…1.
  ///   - duration: in seconds; a spring swings by the second.
  /// - Returns: 0 at the start and 1 at the end; a spring may go beyond both on its way.
  func progress(after share: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .linear: share
    case .cubic(let curve): curve.y(at: share)
    case .spring(let spring): spring.progress(after: share * duration)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), read as y over x.
struct CubicCurve: Equatable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// - Parameter x: 0…1; values outside count as the nearer end.
  func y(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.ordinate(y1, y2, at: parameter(at: x))
  }

  /// x grows along the curve for control points within 0…1, so halving always finds its parameter. 60 halvings leave less
  /// than the last bit.
  private func parameter(at x: Double) -> Double {
    var low = 0.0, high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.ordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func ordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
  }
}
