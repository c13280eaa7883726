/// What building notes about a variable.
struct VariableScratch: BitwiseCopyable {
  /// Union-find: -1 for a variable that takes no part at the moment.
  var parent: Int32 = -1
  /// In how many of the component's rows it is; before there is a component, the rows of a root variable's tree.
  var occurrences: Int32 = 0
  /// Where in the plan a single-sided wish about the variable alone waits for its opposite; -1 for none.
  var waiting: Int32 = -1
  /// The first of the peeling rows that hold it.
  var firstUse: Int32 = -1
  /// Whether a row names it alone, like a width with a wished size: that row may better define it.
  var hasRowOfItsOwn = false
}

/// Memory that building needs for a moment, by variable; every step leaves it as it found it.
struct EngineScratch: ~Copyable {
  var states = Pool<VariableScratch>()
  var levels = PriorityLevels()
  var plan = AssemblyPlan()
  var peeling = Peeling()
  var settling = SettlingMarks()
  var face = OptimalFace()

  mutating func fill(to count: Int) { states.fill(to: count, with: VariableScratch()) }

  /// A required equality that places something: at first, none of its positions is defined.
  @inline(__always) mutating func notePeeling(
    _ terms: UnsafeMutableBufferPointer<Cell>, positions: Int32, _ kinds: borrowing Pool<VariableKind>
  ) {
    let row = peeling.addRow(missing: positions)
    for term in terms where kinds[term.index] == .position {
      let state = states.at(term.index)
      state.pointee.firstUse = peeling.addUse(of: row, before: state.pointee.firstUse)
    }
  }

  /// Most variables are right below their root.
  @inline(__always) mutating func root(_ variable: Int32) -> Int32 {
    let parent = states.at(variable).pointee.parent
    return states.at(parent).pointee.parent == parent ? parent : distantRoot(parent)
  }

  private mutating func distantRoot(_ variable: Int32) -> Int32 {
    var variable = variable
    while states[variable].parent != variable {
      states[variable].parent = states[states[variable].parent].parent
      variable = states[variable].parent
    }
    return variable
  }

  /// The lower number becomes the root.
  mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    if left == right { return left }
    let (root, other) = (min(left, right), max(left, right))
    states[other].parent = root
    states[root].occurrences += states[other].occurrences
    return root
  }
}
