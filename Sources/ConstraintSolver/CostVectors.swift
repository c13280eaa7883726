/// The reduced costs of every symbol: one number per priority level, highest level first, compared lexicographically.
///
/// A vector instead of one weighted sum is what makes priorities strict: weights would need to span n^levels, which
/// doubles cannot.
struct CostVectors: Sendable {
  let levels: Int
  private var values: [Double] = []

  init(levels: Int) { self.levels = levels }

  mutating func grow(by count: Int) {
    values.append(contentsOf: repeatElement(0, count: count * levels))
  }

  subscript(_ symbol: Symbol, level: Int) -> Double {
    get { values[symbol * levels + level] }
    set { values[symbol * levels + level] = newValue }
  }

  /// -1, 0 or 1 as the symbol's vector is below, at or above zero.
  func sign(of symbol: Symbol) -> Int {
    for level in 0..<levels {
      let cost = self[symbol, level]
      if abs(cost) > Tolerance.coefficient { return cost < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Whether `left / leftSize` is lexicographically below `right / rightSize` (-1), equal (0) or above (1).
  func compareRatios(_ left: Symbol, _ leftSize: Double, _ right: Symbol, _ rightSize: Double) -> Int {
    for level in 0..<levels {
      let difference = self[left, level] * rightSize - self[right, level] * leftSize
      if abs(difference) > Tolerance.coefficient { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  /// The entering symbol was replaced by `form`: its cost moves to the symbols of the form.
  mutating func substitute(_ entering: Symbol, by cells: [Cell]) {
    for level in 0..<levels {
      let cost = self[entering, level]
      if cost == 0 { continue }
      for cell in cells { self[cell.symbol, level] += cost * cell.coefficient }
      self[entering, level] = 0
    }
  }

  mutating func clear(_ symbol: Symbol) {
    for level in 0..<levels { self[symbol, level] = 0 }
  }
}
