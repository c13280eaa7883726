/// The priorities in use in a component as consecutive numbers, 0 the most important.
struct PriorityLevels: ~Copyable {
  /// From high to low.
  private var strengths = Pool<Float>()

  var count: Int { strengths.count }

  mutating func removeAll() { strengths.removeAll() }

  mutating func insert(_ strength: Float) {
    if strength == Strength.free || strength == Strength.required { return }
    let place = lowerPlace(of: strength)
    if place < strengths.count, strengths[place] == strength { return }
    strengths.append(strength)
    var index = strengths.count - 1
    while index > place {
      strengths[index] = strengths[index - 1]
      index -= 1
    }
    strengths[place] = strength
  }

  func price(_ strength: Float) -> Price {
    if strength == Strength.free { return .free }
    if strength == Strength.required { return .forbidden }
    return Price(level: Int32(lowerPlace(of: strength)))
  }

  /// How many are higher.
  private func lowerPlace(of strength: Float) -> Int {
    var (low, high) = (0, strengths.count)
    while low < high {
      let middle = (low + high) / 2
      if strengths[middle] > strength { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
