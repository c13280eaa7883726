import ConstraintSolver

/// Draws rows: whole numbers, for which the exact answer is known, or thirds and halves.
struct RandomRows {
  var random: SeededGenerator
  /// Distinct priorities below required.
  let priorities: [Float]
  private let requiredShare: Int
  private let twoSidedShare: Int
  private let largestConstant: Int
  private let isWhole: Bool

  /// - Parameter levels: The number of priorities to choose from.
  init(seed: Int, levels: Int? = nil, isWhole: Bool = true) {
    random = SeededGenerator(seed: seed)
    let count = levels ?? [1, 2, 4, 12, 36].randomElement(using: &random)!
    // Quarters: 999.75, 999.5 … are separate levels.
    priorities = (1..<4000).shuffled(using: &random).prefix(count).map { Float($0) / 4 }
    requiredShare = [0, 1, 3, 6].randomElement(using: &random)!
    twoSidedShare = [0, 2, 5].randomElement(using: &random)!
    largestConstant = [0, 2, 20, 500].randomElement(using: &random)!
    self.isWhole = isWhole
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func row(variables: [Variable]) -> Row {
    let terms = (0..<number(in: 1...3)).map { _ in
      Term(variables[number(in: 0...variables.count - 1)], coefficient())
    }
    if number(in: 0...9) < twoSidedShare { return Row(terms, constant: constant(), over: price(), under: price()) }
    let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!
    return Row(terms, constant: constant(), relation, priority: price())
  }

  mutating func constant() -> Double {
    let number = Double(number(in: -largestConstant...largestConstant))
    return isWhole ? number : number / [1, 2, 3].randomElement(using: &random)!
  }

  private mutating func coefficient() -> Double {
    (isWhole ? [1, 1, 1, -1, -1, 2, -2, 3] : [1, 1, -1, -1, 0.5, -1.0 / 3, 0.618, -2]).randomElement(using: &random)!
  }

  private mutating func price() -> Priority {
    number(in: 0...9) < requiredShare ? .required : Priority(priorities.randomElement(using: &random)!)
  }
}

extension LiveSystem {
  /// Draws a few variables and rows. Sizes, levels, relations and constants vary with the seed.
  init(seed: Int, isWhole: Bool = true, largest: (variables: Int, rows: Int) = (6, 12)) {
    var drawn = RandomRows(seed: seed, isWhole: isWhole)
    self.init(variables: drawn.number(in: 1...largest.variables), choice: drawn.number(in: 0...11))
    for _ in 0..<drawn.number(in: 1...largest.rows) { add(drawn.row(variables: variables)) }
  }

  /// Applies an edit: usually of constants, as in layouts; sometimes of rows; rarely a new variable.
  mutating func edit(_ drawn: inout RandomRows, largest: (variables: Int, rows: Int) = (6, 12)) {
    let place = rows.isEmpty ? 0 : drawn.number(in: 0...rows.count - 1)
    switch drawn.number(in: 0...11) {
    case 0...4 where !rows.isEmpty: setConstant(drawn.constant(), at: place)
    case 5 where !rows.isEmpty: setConstant(rows[place].constant + 1, at: place)
    case 6...7 where !rows.isEmpty: remove(at: place)
    case 8 where !rows.isEmpty: replace(at: place, by: drawn.row(variables: variables))
    case 9 where variables.count < largest.variables: makeVariable()
    default: if rows.count < largest.rows { add(drawn.row(variables: variables)) }
    }
  }

  /// Returns the same rows, added in another order.
  func shuffled(seed: Int) -> LiveSystem {
    var random = SeededGenerator(seed: seed)
    return with(rows.shuffled(using: &random))
  }
}
