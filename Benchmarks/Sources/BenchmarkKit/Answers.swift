/// The quality of a solution. The two sides are compared by it, because the best values are often not unique.
public struct Answer: Sendable {
  /// The sum of absolute errors at each optional priority, highest first.
  public let errors: [Double]
  /// The violation of the worst required row.
  public let violation: Double

  public init(_ problem: Problem, _ values: [Double]) {
    let levels = problem.levels
    let indices = Dictionary(uniqueKeysWithValues: levels.enumerated().map { ($1, $0) })
    var errors = [Double](repeating: 0, count: levels.count)
    var violation = 0.0
    for row in problem.rows {
      let error = problem.error(of: row, values)
      if let level = indices[problem.priority[Int(row)]] {
        errors[level] += error
      } else {
        violation = max(violation, error)
      }
    }
    self.errors = errors
    self.violation = violation
  }

  /// Returns -1 if this is better at the first level where they differ, 1 if it is worse, 0 if they agree.
  public func compare(to other: Answer) -> Int {
    for (mine, its) in zip(errors, other.errors) where abs(mine - its) > 1e-6 * max(1, mine, its) * 100 {
      return mine < its ? -1 : 1
    }
    return 0
  }

  /// Returns the defect of our answer compared with theirs; nil if there is none. Where their weights are not strict,
  /// ours may be better.
  public static func complaint(_ problem: Problem, ours: [Double], theirs: [Double]) -> String? {
    let (mine, its) = (Answer(problem, ours), Answer(problem, theirs))
    if mine.violation > 1e-5 { return "\(problem.name): a required row is off by \(mine.violation)" }
    let order = mine.compare(to: its)
    if order == 0 || (order < 0 && !problem.isStrictForKiwi) { return nil }
    let word = order < 0 ? "better" : "worse"
    return "\(problem.name): errors by priority are \(word) than kiwi's: \(mine.errors) beside \(its.errors)"
  }
}

extension Problem {
  fileprivate func error(of row: Int32, _ values: [Double]) -> Double {
    let sum = terms(of: row).reduce(constant[Int(row)]) { $0 + coefficient[$1] * values[Int(variable[$1])] }
    switch relation[Int(row)] {
    case .equal: return abs(sum)
    case .atMost: return max(0, sum)
    case .atLeast: return max(0, -sum)
    }
  }
}
