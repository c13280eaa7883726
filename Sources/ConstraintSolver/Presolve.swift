/// The presolve phase: required equalities define positions, by forward substitution.
///
/// The next row is always one with a single undefined position. So chains are walked from their known end, and no
/// definition needs to be expanded (A. B. Kahn, *Topological sorting of large networks*, 1962). Among several such rows,
/// the one that follows from the last comes next, else the first row. A chain that is known at both ends is walked from
/// its first view to its last.
struct Presolve: ~Copyable {
  /// The number of undefined positions of each row in the plan's stretch; -1 for a row that was used.
  private var missing = Pool<Int32>()
  /// Linked lists of the rows that use each position.
  private var uses = Pool<Use>()
  private var ready = Pool<Int32>()
  private var nextFirst: Int32 = 0

  struct Use: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  mutating func open() {
    missing.removeAll()
    uses.removeAll()
    ready.removeAll()
    nextFirst = 0
  }

  /// Adds a use to a position's list, and returns its index.
  @inline(__always) mutating func addUse(of row: Int32, before next: Int32) -> Int32 {
    uses.append(Use(row: row, next: next))
    return Int32(uses.count - 1)
  }

  /// Adds a row, and returns its number.
  @inline(__always) mutating func addRow(missing count: Int32) -> Int32 {
    missing.append(count)
    return Int32(missing.count - 1)
  }

  func isTaken(_ row: Int) -> Bool { missing[row] < 0 }

  mutating func next() -> Int32? {
    while let row = ready.popLast() {
      if missing[row] == 1 { return take(row) }
    }
    while Int(nextFirst) < missing.count {
      nextFirst += 1
      if missing[nextFirst - 1] == 1 { return take(nextFirst - 1) }
    }
    return nil
  }

  private mutating func take(_ row: Int32) -> Int32 {
    missing[row] = -1
    return row
  }

  /// Notes that a position is now defined.
  @inline(__always) mutating func found(_ firstUse: Int32) {
    var place = firstUse
    while place >= 0 {
      let use = uses[place]
      place = use.next
      let count = missing.at(use.row)
      guard count.pointee > 0 else { continue }
      count.pointee -= 1
      if count.pointee == 1 { ready.append(use.row) }
    }
  }
}
