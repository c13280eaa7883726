import ConstraintSolver

/// What the right answer is, found the slow and exact way: one textbook linear program, minimised level by level.
///
/// The levels are: broken rows, the priorities from high to low, then the distance of each variable from its wish.
struct Reference {
  let priorities: [Float]
  /// The least sum of deviations at each of `priorities`; nil when required rows contradict each other.
  private(set) var errors: [Double]?
  private(set) var values: [Double] = []
  private(set) var isAmbiguous: [Bool] = []

  init(rows: [Row], variableCount: Int, broken: Set<Int> = []) {
    let strengths = Self.strengths(of: rows, broken: broken)
    priorities = Set(strengths.filter { $0 != 1000 }).sorted(by: >)
    let columns = 2 * variableCount + 2 * rows.count
    let equations = rows.indices.map { Self.equation(rows[$0], index: $0, variableCount, columns) }
    var objectives = priorities.map { priority in
      Self.objective(rows, where: { strengths[$0] == priority }, variableCount, columns)
    }
    for variable in 0..<variableCount {
      for (plus, minus) in [(1, 1), (1, -1), (-1, 1)] {
        objectives.append(Self.cost([2 * variable: plus, 2 * variable + 1: minus], columns))
      }
    }
    let wishes = rows.wishes(variables: variableCount)
    let forbidden = Self.objective(rows, where: { strengths[$0] == 1000 }, variableCount, columns)
    let kept = (0..<columns).filter { forbidden[$0] == 0 }
    guard
      var tableau = IntegerTableau(
        equations: equations.map { row in kept.map { row[$0] } }, rightSides: rows.map { $0.rightSide(wishes: wishes) },
        objectives: objectives.map { row in kept.map { row[$0] } })
    else { return }
    errors = priorities.indices.map { level in
      precondition(tableau.minimize(level), "A sum of deviations has a minimum")
      tableau.keepOptimal(level)
      return tableau.value(of: level)
    }
    isAmbiguous = (0..<variableCount).map { Self.range(of: $0, tableau, levels: priorities.count) > 1e-9 }
    values = (0..<variableCount).map { variable in
      let level = priorities.count + 3 * variable
      precondition(tableau.minimize(level), "A distance has a minimum")
      tableau.keepOptimal(level)
      return Double(wishes[variable]) + tableau.value(ofColumn: 2 * variable)
        - tableau.value(ofColumn: 2 * variable + 1)
    }
  }

  static func strengths(of rows: [Row], broken: Set<Int>) -> [Float] {
    rows.indices.map { broken.contains($0) ? .infinity : rows[$0].priority.value }
  }

  /// How far apart the least and the greatest value of a variable are among the optima.
  private static func range(of variable: Int, _ tableau: IntegerTableau, levels: Int) -> Double {
    let ends = [1, 2].map { direction in
      var scratch = tableau
      let objective = levels + 3 * variable + direction
      return scratch.minimize(objective) ? scratch.value(of: objective) : -.infinity
    }
    return -(ends[0] + ends[1])
  }

  /// `terms - over + under = -constant`; a variable is the difference of two columns.
  private static func equation(_ row: Row, index: Int, _ variableCount: Int, _ columns: Int) -> [Int] {
    var equation = Array(repeating: 0, count: columns)
    for term in row.terms {
      equation[2 * Int(term.variable.index)] += Int(term.coefficient)
      equation[2 * Int(term.variable.index) + 1] -= Int(term.coefficient)
    }
    equation[2 * variableCount + 2 * index] = -1
    equation[2 * variableCount + 2 * index + 1] = 1
    return equation
  }

  /// 1 for the deviations of the chosen rows; the slack side of an inequality is none.
  private static func objective(_ rows: [Row], where isMeant: (Int) -> Bool, _ variables: Int, _ columns: Int) -> [Int]
  {
    var costs: [Int: Int] = [:]
    for index in rows.indices where isMeant(index) {
      if rows[index].relation != .greaterThanOrEqual { costs[2 * variables + 2 * index] = 1 }
      if rows[index].relation != .lessThanOrEqual { costs[2 * variables + 2 * index + 1] = 1 }
    }
    return cost(costs, columns)
  }

  private static func cost(_ costs: [Int: Int], _ columns: Int) -> [Int] {
    (0..<columns).map { costs[$0] ?? 0 }
  }
}
