/// Memory that building needs for a moment, by variable; every step leaves it as it found it.
struct EngineScratch: ~Copyable {
  /// Union-find: -1 for a variable that takes no part at the moment.
  var parents = Pool<Int32>()
  /// In how many of the component's rows a variable is.
  var occurrences = Pool<Int32>()
  /// Whether a row names the variable alone, like a width with a wished size: that row may better define it.
  var hasRowOfItsOwn = Pool<Bool>()
  /// A single-sided wish about the variable alone that waits for its opposite; -1 for none.
  var waiting = Pool<Int32>()
  /// The first of the peeling rows that hold the variable.
  var firstUse = Pool<Int32>()
  var levels = PriorityLevels()
  var plan = AssemblyPlan()
  var peeling = Peeling()
  var settling = SettlingMarks()

  mutating func fill(to count: Int) {
    parents.fill(to: count, with: -1)
    occurrences.fill(to: count, with: 0)
    hasRowOfItsOwn.fill(to: count, with: false)
    waiting.fill(to: count, with: -1)
    firstUse.fill(to: count, with: -1)
  }

  mutating func root(_ variable: Int32) -> Int32 {
    var variable = variable
    while parents[variable] != variable {
      parents[variable] = parents[parents[variable]]
      variable = parents[variable]
    }
    return variable
  }

  /// The lower number becomes the root.
  mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    if left == right { return left }
    parents[max(left, right)] = min(left, right)
    return min(left, right)
  }
}
