/// A sum of cells under construction. Adding takes constant time, and clearing costs only as much as was touched.
struct SparseSum: ~Copyable {
  private(set) var touched = Pool<Int32>()
  private var coefficients = Pool<Double>()
  private var isTouched = Pool<Bool>()

  mutating func reserve(_ count: Int) {
    coefficients.fill(to: count, with: 0)
    isTouched.fill(to: count, with: false)
  }

  subscript(index: Int32) -> Double { @inline(__always) get { coefficients[index] } }

  /// Returns whether the index is new to the sum.
  @inline(__always) @discardableResult
  mutating func add(_ coefficient: Double, _ index: Int32) -> Bool {
    coefficients[index] += coefficient
    if isTouched[index] { return false }
    isTouched[index] = true
    touched.append(index)
    return true
  }

  /// Removes an index from the sum, and returns its coefficient.
  @inline(__always) mutating func take(_ index: Int32) -> Double {
    let coefficient = coefficients[index]
    coefficients[index] = 0
    return coefficient
  }

  mutating func clear() {
    for place in 0..<touched.count {
      coefficients[touched[place]] = 0
      isTouched[touched[place]] = false
    }
    touched.removeAll()
  }
}
