/// A row as the simplex method sees it: `terms + constant - over + under = 0`, where `over` and `under` are the two
/// ways to be off, zero or more, and each has its price.
struct Goal: Sendable {
  enum Price: Sendable {
    /// May not happen: this side of a required row.
    case forbidden
    /// The slack side of an inequality.
    case free
    /// An error, minimised at this level; 0 is the most important.
    case level(Int)
  }

  /// Which of the caller's rows this is.
  let row: Int
  let terms: [Term]
  let constant: Double
  var over: Price
  var under: Price

  /// - Parameter level: of a priority; nil for what must hold.
  init(_ row: Row, index: Int, level: (Priority) -> Int?) {
    self.row = index
    terms = row.terms
    constant = row.constant
    over = row.over.map { level($0).map(Price.level) ?? .forbidden } ?? .free
    under = row.under.map { level($0).map(Price.level) ?? .forbidden } ?? .free
  }

  /// `variable == 0`, as the last thing to care about (see ``LinearProgram/settle(mentioned:)``).
  init(keepingAtZero variable: Variable, level: Int) {
    row = -1
    terms = [Term(variable)]
    constant = 0
    over = .level(level)
    under = .level(level)
  }

  var isRequiredEquality: Bool {
    if case .forbidden = over, case .forbidden = under { true } else { false }
  }

  var isRequired: Bool {
    if case .forbidden = over { return true }
    if case .forbidden = under { return true }
    return false
  }

  private var isEquality: Bool {
    if case .free = over { return false }
    if case .free = under { return false }
    return true
  }

  private var mostImportantLevel: Int {
    [over, under].reduce(Int.max) { level, price in
      if case .level(let other) = price { min(level, other) } else { level }
    }
  }

  /// A bound so far out that sums with it lose digits, like the greatest number there is. Nothing should be measured
  /// from it.
  private var isDistant: Bool { !isEquality && abs(constant) > 1e6 }

  /// The order to add goals in: what is likely to define a variable for good comes first. It decides how many pivots
  /// are needed and how exact the sums are, not what comes out.
  var turn: (stage: Int, level: Int, row: Int) {
    if isDistant { return (5, 0, row) }
    if isRequired { return (isEquality ? 0 : 3, 0, row) }
    if terms.count == 1 { return (1, mostImportantLevel, row) }
    return (isEquality ? 2 : 4, mostImportantLevel, row)
  }
}

extension Goal {
  /// Joins optional pairs `x >= c` and `x <= c` (a view that resists both shrinking and growing) into one equality
  /// whose two errors have their own prices. The same optimum, with half the symbols and no slack left undecided.
  static func joiningOpposites(_ goals: [Goal], variableCount: Int) -> [Goal] {
    var joined: [Goal] = []
    var waiting: [[Int]] = Array(repeating: [], count: variableCount)
    for goal in goals {
      guard goal.terms.count == 1, !goal.isRequired, !goal.isEquality else {
        joined.append(goal)
        continue
      }
      let variable = Int(goal.terms[0].variable.index)
      if let partner = waiting[variable].firstIndex(where: { joined[$0].isOpposite(of: goal) }) {
        joined[waiting[variable].remove(at: partner)].join(goal)
      } else {
        waiting[variable].append(joined.count)
        joined.append(goal)
      }
    }
    return joined
  }

  private func isOpposite(of other: Goal) -> Bool {
    guard terms[0].coefficient == other.terms[0].coefficient, constant == other.constant else { return false }
    switch (over, other.over) {
    case (.free, .level), (.level, .free): return true
    default: return false
    }
  }

  private mutating func join(_ other: Goal) {
    if case .free = over { over = other.over } else { under = other.under }
  }
}
