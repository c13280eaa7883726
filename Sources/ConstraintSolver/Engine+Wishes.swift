/// The row that says what a variable had best be where everything else leaves it open: that for which the row is met
/// exactly, its other variables being what they are.
///
/// A row wishes for the last of its variables only: the others are settled by then. Required equalities wish nothing,
/// for they leave nothing open, nor do upper bounds of lengths: a view that keeps at least, or at most, a distance
/// keeps just that, while a length that may be anything up to a bound is nothing.
///
/// > Basis: captured, from the frames in Stevia's tests. It is where a simplex method ends that starts with lengths of
/// > zero and lets slack into the basis last.
struct Wish: BitwiseCopyable {
  /// -1 for none: then the variable had best be zero.
  var row: Int32 = -1
  /// Another row wishes the same but for its constant, which may become the smaller one.
  var hasRivals = false
}

// Which row wishes for a variable: of the strongest those that are no upper bounds, of these the shortest, of these
// the first by terms, of these the smallest. Constants, which change, come last.
extension Engine {
  /// Most components leave nothing open, and nobody asks.
  mutating func noteWishes(_ component: Int32) {
    if components[component].knowsWishes { return }
    components[component].knowsWishes = true
    wishes.fill(to: kinds.count, with: Wish())
    let (variables, rows) = (components[component].variables, components[component].rows)
    for place in variables.indices { wishes[componentVariables[place]] = Wish() }
    for place in rows.indices { noteWish(componentRows[place], store.rows[componentRows[place]]) }
  }

  private mutating func noteWish(_ slot: Int32, _ row: StoredRow) {
    let variable = lastVariable(of: row)
    guard variable >= 0, wishingSide(of: row, variable).strength > 0 else { return }
    let known = wishes[variable].row
    if known < 0 { return wishes[variable] = Wish(row: slot) }
    let order = order(row, store.rows[known], wishingFor: variable)
    if order == 0 { wishes[variable].hasRivals = true }
    if order < 0 { wishes[variable] = Wish(row: slot) }
    if order == 0, isSmaller(row, store.rows[known], variable) { wishes[variable].row = slot }
  }

  private func lastVariable(of row: StoredRow) -> Int32 {
    var last: Int32 = -1
    for term in store.terms(of: row) { last = max(last, term.index) }
    return last
  }

  /// The side of the row that wishes for its last variable, with a strength of zero when none does.
  private func wishingSide(of row: StoredRow, _ variable: Int32) -> (strength: Float, isUpperBound: Bool) {
    if row.over >= Strength.required, row.under >= Strength.required { return (0, false) }
    let isTurned = coefficient(of: variable, in: row) < 0
    let (lower, upper) = isTurned ? (row.over, row.under) : (row.under, row.over)
    return upper > lower && kinds[variable] == .position ? (upper, true) : (lower, false)
  }

  /// Whether a variable may have another wish when the row's constant is another.
  func mayDecideTies(_ row: StoredRow) -> Bool {
    guard components[row.component].knowsWishes else { return false }
    let variable = lastVariable(of: row)
    return variable >= 0 && wishes[variable].hasRivals && wishingSide(of: row, variable).strength > 0
  }

  /// What the variable is wished to be, given the values of the others.
  func wishedValue(_ variable: Int32) -> Double {
    if wishes[variable].row < 0 { return 0 }
    let row = store.rows[wishes[variable].row]
    var sum = row.constant, own = 1.0
    for term in store.terms(of: row) {
      if term.index == variable { own = term.coefficient } else { sum += term.coefficient * values[term.index] }
    }
    return -sum / own
  }

  // MARK: Which of two rows

  /// - Returns: less than zero when the first row goes before the second, zero when only constants tell them apart.
  private func order(_ first: StoredRow, _ second: StoredRow, wishingFor variable: Int32) -> Double {
    let (one, other) = (wishingSide(of: first, variable), wishingSide(of: second, variable))
    if one.strength != other.strength { return one.strength > other.strength ? -1 : 1 }
    if one.isUpperBound != other.isUpperBound { return one.isUpperBound ? 1 : -1 }
    if first.termCount != second.termCount { return Double(first.termCount - second.termCount) }
    return orderOfTerms(first, second)
  }

  /// Of two rows with the same terms.
  private func isSmaller(_ row: StoredRow, _ other: StoredRow, _ variable: Int32) -> Bool {
    (row.constant - other.constant) * coefficient(of: variable, in: row) > 0
  }

  private func coefficient(of variable: Int32, in row: StoredRow) -> Double {
    for term in store.terms(of: row) where term.index == variable { return term.coefficient }
    return 0
  }

  /// By variables in ascending order, whatever order they were written in, and their coefficients.
  private func orderOfTerms(_ first: StoredRow, _ second: StoredRow) -> Double {
    var last: Int32 = -1
    while let one = nextTerm(of: first, after: last), let other = nextTerm(of: second, after: last) {
      if one.index != other.index { return Double(one.index) - Double(other.index) }
      if one.coefficient != other.coefficient { return one.coefficient - other.coefficient }
      last = one.index
    }
    return 0
  }

  private func nextTerm(of row: StoredRow, after last: Int32) -> Cell? {
    var next: Cell?
    for term in store.terms(of: row) where term.index > last && term.index < next?.index ?? .max { next = term }
    return next
  }
}
