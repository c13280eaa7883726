public func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// The number of measurements.
public struct Patience: Sendable {
  public var rounds = 9
  public var mostRounds = 501
  /// The time limit for rounds beyond the minimum.
  public var seconds = 0.3

  public static let thorough = Patience()
  /// Two rounds, only to check that the benchmark runs; the numbers are meaningless.
  public static let hasty = Patience(rounds: 2, mostRounds: 2, seconds: 0)

  /// Returns the medians of both sides, measured in alternation. The first round warms up and does not count.
  public func alternate(_ ours: () -> Double, _ theirs: () -> Double) -> (ours: Double, theirs: Double) {
    var times: (ours: [Double], theirs: [Double]) = ([], [])
    _ = (theirs(), ours())
    let start = now()
    while times.ours.count < rounds || (times.ours.count < mostRounds && now() - start < seconds) {
      times.theirs.append(theirs())
      times.ours.append(ours())
    }
    return (median(times.ours), median(times.theirs))
  }

  public func repeatedly(_ work: () -> Double) -> Double {
    alternate(work, { 0 }).ours
  }
}

/// Returns the slope of `seconds` over `sizes` on logarithmic scales, by least squares.
public func growthExponent(_ sizes: [Int], _ seconds: [Double]) -> Double {
  let points = zip(sizes, seconds).map { (x: logarithm(Double($0)), y: logarithm($1)) }
  let count = Double(points.count)
  let (meanX, meanY) = (points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
  let covariance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
  return covariance / points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
}
