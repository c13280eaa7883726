/// The row that gives a variable its preferred value: the value at which the row holds exactly, given its other
/// variables. The preference counts only where everything else leaves the variable open.
///
/// A row is a preference for the last of its variables only; the others are settled by then. Required equalities give
/// no preference, because they leave nothing open. Upper bounds of lengths give none either. So a view that keeps at
/// least, or at most, a distance keeps exactly that distance, while a length that is only bounded from above is zero.
///
/// > Basis: captured, from the frames in Stevia's tests. A simplex method ends there if it starts with lengths of zero
/// > and lets slack into the basis last.
struct StayPreference: BitwiseCopyable {
  /// -1 for none; the preferred value is then zero.
  var row: Int32 = -1
  /// Whether another row differs only in its constant and may become the smaller one.
  var hasRivals = false
}

// Chooses the preference for a variable: of its strongest rows those that are not upper bounds, of these the shortest,
// then the first by terms, then the smallest. Constants come last because they change.
extension Engine {
  /// Records the preferences of a component. Most components leave nothing open and never need them.
  mutating func noteStays(_ component: Int32) {
    if components[component].knowsStays { return }
    components[component].knowsStays = true
    stays.fill(to: kinds.count, with: StayPreference())
    let (variables, rows) = (components[component].variables, components[component].rows)
    for place in variables.indices { stays[componentVariables[place]] = StayPreference() }
    for place in rows.indices { noteStay(componentRows[place], store.rows[componentRows[place]]) }
  }

  private mutating func noteStay(_ slot: Int32, _ row: StoredRow) {
    let variable = lastVariable(of: row)
    guard variable >= 0, stayingSide(of: row, variable).strength > 0 else { return }
    let known = stays[variable].row
    if known < 0 { return stays[variable] = StayPreference(row: slot) }
    let order = order(row, store.rows[known], stayFor: variable)
    if order == 0 { stays[variable].hasRivals = true }
    if order < 0 { stays[variable] = StayPreference(row: slot) }
    if order == 0, isSmaller(row, store.rows[known], variable) { stays[variable].row = slot }
  }

  private func lastVariable(of row: StoredRow) -> Int32 {
    var last: Int32 = -1
    for term in store.terms(of: row) { last = max(last, term.index) }
    return last
  }

  /// The side of the row that gives its last variable a preference, with a strength of zero if there is none.
  private func stayingSide(of row: StoredRow, _ variable: Int32) -> (strength: Float, isUpperBound: Bool) {
    if row.over >= Strength.required, row.under >= Strength.required { return (0, false) }
    let isTurned = coefficient(of: variable, in: row) < 0
    let (lower, upper) = isTurned ? (row.over, row.under) : (row.under, row.over)
    return upper > lower && kinds[variable] == .position ? (upper, true) : (lower, false)
  }

  /// Whether changing the row's constant may change a variable's preference.
  func mayDecideTies(_ row: StoredRow) -> Bool {
    guard components[row.component].knowsStays else { return false }
    let variable = lastVariable(of: row)
    return variable >= 0 && stays[variable].hasRivals && stayingSide(of: row, variable).strength > 0
  }

  /// The preferred value of the variable, given the values of the others.
  func preferredValue(_ variable: Int32) -> Double {
    if stays[variable].row < 0 { return 0 }
    let row = store.rows[stays[variable].row]
    var sum = row.constant, own = 1.0
    for term in store.terms(of: row) {
      if term.index == variable { own = term.coefficient } else { sum += term.coefficient * values[term.index] }
    }
    return -sum / own
  }

  // MARK: Choosing between two rows

  /// - Returns: Less than zero when the first row is preferred, zero when the rows differ only in their constants.
  private func order(_ first: StoredRow, _ second: StoredRow, stayFor variable: Int32) -> Double {
    let (one, other) = (stayingSide(of: first, variable), stayingSide(of: second, variable))
    if one.strength != other.strength { return one.strength > other.strength ? -1 : 1 }
    if one.isUpperBound != other.isUpperBound { return one.isUpperBound ? 1 : -1 }
    if first.termCount != second.termCount { return Double(first.termCount - second.termCount) }
    return orderOfTerms(first, second)
  }

  /// Whether the row's preferred value is smaller than that of another row with the same terms.
  private func isSmaller(_ row: StoredRow, _ other: StoredRow, _ variable: Int32) -> Bool {
    (row.constant - other.constant) * coefficient(of: variable, in: row) > 0
  }

  private func coefficient(of variable: Int32, in row: StoredRow) -> Double {
    for term in store.terms(of: row) where term.index == variable { return term.coefficient }
    return 0
  }

  /// Compares terms by variable in ascending order, however they were written, and by coefficient.
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
