/// When a row's turn is, while its component is built.
enum AssemblyStage: Int, CaseIterable {
  /// `width == 100`, required.
  case fixedLengths
  /// Required equalities between lengths alone.
  case equalLengths
  /// Required equalities that place something.
  case places
  /// Wishes about one variable: they define what is still free.
  case wishes
  case softEqualities
  case requiredInequalities
  case softInequalities
  /// Bounds so far out that nothing should be measured from them.
  case distantBounds
}

/// The rows of a component by stage, within a stage by level from the most important down, then as they were added.
struct AssemblyPlan: ~Copyable {
  private(set) var rows = Pool<Int32>()
  private var ends = Pool<Int32>()
  private var keys = Pool<Int32>()
  private var levels = 0

  /// - Parameter levels: how many there are.
  mutating func open(levels: Int) {
    self.levels = levels + 1
    rows.removeAll()
    keys.removeAll()
    ends.removeAll()
    ends.extend(by: AssemblyStage.allCases.count * self.levels, repeating: 0)
  }

  mutating func plan(_ stage: AssemblyStage, level: Int32) {
    let key = Int32(stage.rawValue * levels) + level
    keys.append(key)
    ends[key] += 1
  }

  /// A counting sort of the rows, which are those that were planned, in the same order.
  mutating func sort(_ slots: UnsafeBufferPointer<Int32>) {
    var end: Int32 = 0
    for key in 0..<ends.count {
      let count = ends[key]
      ends[key] = end
      end += count
    }
    _ = rows.extend(by: slots.count)
    for place in 0..<slots.count {
      rows[ends[keys[place]]] = slots[place]
      ends[keys[place]] += 1
    }
  }

  func stretch(of stage: AssemblyStage) -> Stretch {
    let first = stage.rawValue * levels
    return Stretch(first: first == 0 ? 0 : Int(ends[first - 1]), end: Int(ends[first + levels - 1]))
  }
}
