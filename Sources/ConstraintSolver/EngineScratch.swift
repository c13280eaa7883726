/// The notes of a build about one variable.
struct VariableScratch: BitwiseCopyable {
  /// The parent in the union-find forest; -1 for a variable that is not part of the current build.
  var parent: Int32 = -1
  /// The number of the component's rows that mention the variable. Before components exist, the number of rows in a
  /// root variable's tree.
  var occurrences: Int32 = 0
  /// The index in the plan of a one-sided preference about this variable alone that waits for its opposite; -1 for
  /// none.
  var waiting: Int32 = -1
  /// The first use of the variable among the presolve rows.
  var firstUse: Int32 = -1
  /// Whether a row mentions this variable alone, like a width with a preferred size; that row should define it.
  var hasRowOfItsOwn = false
}

/// Temporary memory of a build, indexed by variable. Every step restores it to its initial state.
struct EngineScratch: ~Copyable {
  var states = Pool<VariableScratch>()
  var levels = PriorityLevels()
  var plan = InsertionOrder()
  var presolve = Presolve()
  var settling = SettlingMarks()
  var face = OptimalFace()

  mutating func fill(to count: Int) { states.fill(to: count, with: VariableScratch()) }

  /// Notes a required equality with positions, none of which is defined yet.
  @inline(__always) mutating func notePeeling(
    _ terms: UnsafeMutableBufferPointer<Cell>, positions: Int32, _ kinds: borrowing Pool<VariableKind>
  ) {
    let row = presolve.addRow(missing: positions)
    for term in terms where kinds[term.index] == .position {
      let state = states.at(term.index)
      state.pointee.firstUse = presolve.addUse(of: row, before: state.pointee.firstUse)
    }
  }

  /// Returns the root of a variable's tree. Most variables are directly below their root.
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

  /// Joins two trees; the lower number becomes the root.
  mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    if left == right { return left }
    let (root, other) = (min(left, right), max(left, right))
    states[other].parent = root
    states[root].occurrences += states[other].occurrences
    return root
  }
}
