import ConstraintSolver

/// The right answer in whole numbers, for rows with a price per side. Levels are minimized one after the other: the
/// broken rows, the priorities from high to low, then for each variable the deviation of the row with its preferred
/// value.
struct ExactAnswer {
  private let rows: [Row]
  private let kinds: [VariableKind]
  private let broken: [Int]
  /// By variable.
  private let stays: [Row]
  private(set) var sums: [Float: Double] = [:]
  private(set) var values: [Double] = []
  private(set) var isAmbiguous: [Bool] = []

  /// - Parameter broken: The indices of the required rows that break.
  /// - Returns: Nil if the other required rows contradict each other.
  init?(_ rows: [Row], kinds: [VariableKind], broken: [Int] = []) {
    (self.rows, self.kinds, self.broken) = (rows, kinds, broken)
    stays = rows.stays(kinds: kinds)
    let levels = self.levels
    guard var tableau = makeTableau(objectives: levels.map(errors) + distances) else { return nil }
    for (index, level) in levels.enumerated() { sums[level] = Self.settle(&tableau, index) }
    for variable in kinds.indices {
      let first = levels.count + 3 * variable
      isAmbiguous.append(Self.range(of: first, tableau) > 1e-9)
    }
    for variable in kinds.indices {
      _ = Self.settle(&tableau, levels.count + 3 * variable)
      values.append(tableau.value(ofColumn: 2 * variable) - tableau.value(ofColumn: 2 * variable + 1))
    }
  }

  /// Returns whether the required rows can hold together.
  static func canHold(_ rows: [Row], kinds: [VariableKind]) -> Bool {
    let required = rows.map { row in
      Row(row.terms, constant: row.constant, over: row.over.required, under: row.under.required)
    }
    return ExactAnswer(required, kinds).makeTableau(objectives: []) != nil
  }

  private init(_ rows: [Row], _ kinds: [VariableKind]) {
    (self.rows, self.kinds, broken, stays) = (rows, kinds, [], rows.stays(kinds: kinds))
  }

  // MARK: The program: two columns per variable, over and under per row, over and under per preferred value

  private var columns: Int { firstOfWishes + 2 * kinds.count }
  private var firstOfRows: Int { 2 * kinds.count }
  private var firstOfWishes: Int { firstOfRows + 2 * rows.count }

  private func strength(_ price: Priority, ofRow place: Int) -> Float {
    price.isRequired && broken.contains(place) ? .infinity : price.value
  }

  private var levels: [Float] {
    let all = rows.indices.flatMap { place in
      [rows[place].over, rows[place].under].compactMap { $0.map { strength($0, ofRow: place) } }
    }
    return Set(all).subtracting([1000]).sorted(by: >)
  }

  private func makeTableau(objectives: [[Int]]) -> IntegerTableau? {
    let forbidden = errors(at: 1000)
    let kept = (0..<columns).filter { forbidden[$0] == 0 }
    let own = rows.indices.map { equation(rows[$0], errors: firstOfRows + 2 * $0) }
    let equations = own + kinds.indices.map { equation(stays[$0], errors: firstOfWishes + 2 * $0) }
    return IntegerTableau(
      equations: equations.map { row in kept.map { row[$0] } },
      rightSides: (rows + stays).map { -Int($0.constant) }, objectives: objectives.map { row in kept.map { row[$0] } })
  }

  /// `terms - over + under = -constant`
  private func equation(_ row: Row, errors: Int) -> [Int] {
    var equation = Array(repeating: 0, count: columns)
    for (variable, coefficient) in row.coefficients {
      equation[2 * variable] = Int(coefficient)
      equation[2 * variable + 1] = -Int(coefficient)
    }
    equation[errors] = -1
    equation[errors + 1] = 1
    return equation
  }

  private func errors(at level: Float) -> [Int] {
    var costs = Array(repeating: 0, count: columns)
    for place in rows.indices {
      for (side, price) in [rows[place].over, rows[place].under].enumerated() {
        guard let price, strength(price, ofRow: place) == level else { continue }
        costs[firstOfRows + 2 * place + side] = 1
      }
    }
    return costs
  }

  /// Three objectives per variable: the deviation from its preferred value, itself, and minus itself.
  private var distances: [[Int]] {
    kinds.indices.flatMap { variable in
      [(firstOfWishes + 2 * variable, 1, 1), (2 * variable, 1, -1), (2 * variable, -1, 1)].map { first, over, under in
        var costs = Array(repeating: 0, count: columns)
        (costs[first], costs[first + 1]) = (over, under)
        return costs
      }
    }
  }

  // MARK: Reading the result

  private static func settle(_ tableau: inout IntegerTableau, _ objective: Int) -> Double {
    precondition(tableau.minimize(objective), "A sum of distances has a minimum")
    tableau.keepOptimal(objective)
    return tableau.value(of: objective)
  }

  /// Returns the difference of the greatest and the least value of a variable.
  private static func range(of first: Int, _ tableau: IntegerTableau) -> Double {
    let ends = [first + 1, first + 2].map { objective in
      var scratch = tableau
      return scratch.minimize(objective) ? scratch.value(of: objective) : -.infinity
    }
    return -(ends[0] + ends[1])
  }
}

extension Priority? {
  /// The priority if it is required.
  fileprivate var required: Priority? { self?.isRequired == true ? self : nil }
}

extension LiveSystem {
  /// Returns the differences of a verdict from the exact answer. Whole numbers only.
  func differencesFromExact(_ verdict: Verdict) -> [String] {
    guard let exact = ExactAnswer(rows, kinds: kinds, broken: verdict.broken) else {
      return verdict.faults + ["a contradiction was missed"]
    }
    var right = verdict
    (right.values, right.isAmbiguous, right.faults) = (exact.values, exact.isAmbiguous, [])
    right.sums = exact.sums
    return verdict.differences(from: right) + faultsOfConflicts(verdict)
  }

  /// The rows of a conflict cannot hold together; without any one of them, the others can.
  private func faultsOfConflicts(_ verdict: Verdict) -> [String] {
    func canHold(_ places: [Int]) -> Bool {
      ExactAnswer.canHold(places.map { rows[$0] }, kinds: kinds)
    }
    var faults: [String] = []
    for (index, conflict) in verdict.conflicts.enumerated() {
      if conflict != conflict.sorted() { faults.append("\(conflict) is out of order") }
      if canHold(conflict) { faults.append("\(conflict) is no conflict") }
      if !Set(conflict).isDisjoint(with: verdict.broken[..<index]) { faults.append("\(conflict) was ended before") }
      for row in conflict where !canHold(conflict.filter { $0 != row }) {
        faults.append("\(conflict) is one without \(row) too")
      }
    }
    return faults
  }
}
