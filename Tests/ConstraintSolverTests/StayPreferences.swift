import ConstraintSolver

extension [Row] {
  /// By variable: the row with its preferred value where it is left open. Without such a row that is zero.
  ///
  /// A row is a preference for its last variable; upper bounds are preferences for positions only. The strongest row
  /// comes first, then lower bounds, then few terms, then the first by terms, then the smallest.
  func stays(kinds: [VariableKind]) -> [Row] {
    let candidates = filter { !$0.isRequiredEquality }.compactMap { StayRow($0, kinds) }
    return kinds.indices.map { variable in
      let best = candidates.filter { $0.variable == variable }.min { $0.goesBefore($1) }
      return best?.row ?? Row([Term(RandomSystem.variable(variable))], over: nil, under: nil)
    }
  }
}

private struct StayRow {
  let row: Row
  /// Ascending by variable, each variable once.
  let terms: [(variable: Int, coefficient: Double)]
  let strength: Float
  let isUpperBound: Bool

  /// - Returns: Nil for a row without a preferred value.
  init?(_ row: Row, _ kinds: [VariableKind]) {
    self.row = row
    terms = row.coefficients.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    guard let last = terms.last else { return nil }
    let prices = [row.under?.value ?? 0, row.over?.value ?? 0]
    let (lower, upper) = last.coefficient > 0 ? (prices[0], prices[1]) : (prices[1], prices[0])
    isUpperBound = kinds[last.variable] == .position && upper > lower
    strength = isUpperBound ? upper : lower
    if strength == 0 { return nil }
  }

  var variable: Int { terms[terms.count - 1].variable }

  func goesBefore(_ other: StayRow) -> Bool {
    if strength != other.strength { return strength > other.strength }
    if isUpperBound != other.isUpperBound { return other.isUpperBound }
    if terms.count != other.terms.count { return terms.count < other.terms.count }
    for (mine, others) in zip(terms, other.terms) where mine != others { return mine < others }
    let own = terms[terms.count - 1].coefficient
    return -row.constant / own < -other.row.constant / own
  }
}

extension Row {
  fileprivate var isRequiredEquality: Bool { over?.isRequired == true && under?.isRequired == true }

  /// By variable, without zeros.
  var coefficients: [Int: Double] {
    var sums: [Int: Double] = [:]
    for term in terms { sums[Int(term.variable.index), default: 0] += term.coefficient }
    return sums.filter { $0.value != 0 }
  }
}
