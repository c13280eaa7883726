/// The priorities in use in a component as consecutive levels, 0 the most important.
///
/// Levels are known only after all rows were read. Until then each priority has a number in order of appearance, so
/// that each side of a row is looked up once.
struct PriorityLevels: ~Copyable {
  struct Met: BitwiseCopyable {
    var strength: Float
    var number: Int32
  }

  /// The priorities from high to low.
  private var met = Pool<Met>()
  private var levels = Pool<Int32>()

  var count: Int { met.count }

  mutating func removeAll() { met.removeAll() }

  /// Returns the price of an error at this priority, with its number in place of the level.
  @inline(__always) mutating func note(_ strength: Float) -> Price {
    if strength == Strength.free { return .free }
    if strength == Strength.required { return .forbidden }
    return Price(level: number(of: strength))
  }

  private mutating func number(of strength: Float) -> Int32 {
    let place = lowerPlace(of: strength)
    if place < met.count, met[place].strength == strength { return met[place].number }
    let new = Met(strength: strength, number: Int32(met.count))
    met.append(new)
    var index = met.count - 1
    while index > place {
      met[index] = met[index - 1]
      index -= 1
    }
    met[place] = new
    return new.number
  }

  /// Returns the number of higher priorities.
  private func lowerPlace(of strength: Float) -> Int {
    var (low, high) = (0, met.count)
    while low < high {
      let middle = (low + high) / 2
      if met[middle].strength > strength { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Assigns levels, once every priority is known.
  mutating func close() {
    levels.removeAll()
    _ = levels.extend(by: met.count)
    for place in 0..<met.count { levels[met[place].number] = Int32(place) }
  }

  /// Returns a noted price with its level.
  @inline(__always) func price(_ noted: Price) -> Price {
    noted.level < 0 ? noted : Price(level: levels[noted.level])
  }
}
