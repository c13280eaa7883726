/// The progress of an animation as a function of elapsed time.
enum TimingCurve: Equatable, Sendable {
  case linear
  case cubic(CubicCurve)
  case spring(SpringCurve)

  /// > Source: `CAMediaTimingFunctionName` reference, which lists the control points.
  static let easeInOut = TimingCurve.cubic(CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  static let easeIn = TimingCurve.cubic(CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
  static let easeOut = TimingCurve.cubic(CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))

  /// - Parameters:
  ///   - share: the fraction of the duration, 0 to 1.
  ///   - duration: in seconds, because springs move in absolute time.
  /// - Returns: 0 at the start and 1 at the end. Springs may overshoot both.
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

  /// - Parameter x: 0 to 1. Values outside are clamped.
  func y(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.ordinate(y1, y2, at: parameter(at: x))
  }

  /// Finds the parameter of `x` by bisection. x increases along the curve if the control points are within 0 to 1.
  /// After 60 steps the error is below the last bit.
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
