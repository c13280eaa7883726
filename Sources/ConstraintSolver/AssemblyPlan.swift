/// When it is the turn of a row that is not a required equality, while its component is built.
enum AssemblyStage: Int32, CaseIterable {
  /// Wishes about one variable: they define what is still free.
  case wishes
  case softEqualities
  case requiredInequalities
  case softInequalities
  /// Bounds so far out that nothing should be measured from them.
  case distantBounds
}

/// A row and what it costs to be off on either side of it.
struct PlannedRow: BitwiseCopyable {
  var row: Int32
  var stage: AssemblyStage
  var over: Price
  var under: Price

  /// Wishes come by level, of the more important side; other rows as they were added.
  @inline(__always) var turn: Int32 {
    guard stage == .wishes || stage == .softEqualities else { return 0 }
    if over.level < 0 { return max(0, under.level) }
    return under.level < 0 ? over.level : min(over.level, under.level)
  }
}

/// The rows of a component in the order of building: required equalities, then the others by stage, within a stage by
/// level from the most important down, then as they were added.
struct AssemblyPlan: ~Copyable {
  /// `width == 100`.
  var fixedLengths = Pool<Int32>()
  /// Required equalities between lengths alone.
  var equalLengths = Pool<Int32>()
  /// Required equalities that place something.
  var places = Pool<Int32>()
  /// All others, as they were added.
  var rows = Pool<PlannedRow>()
  /// Places in `rows`.
  private(set) var order = Pool<Int32>()
  private var keys = Pool<Int32>()
  private var ends = Pool<Int32>()
  private var turns = 0

  mutating func open() {
    fixedLengths.removeAll()
    equalLengths.removeAll()
    places.removeAll()
    rows.removeAll()
    keys.removeAll()
    order.removeAll()
    ends.removeAll()
  }

  /// A counting sort. From now on prices have levels.
  mutating func sort(_ levels: borrowing PriorityLevels) {
    turns = max(1, levels.count)
    ends.extend(by: AssemblyStage.allCases.count * turns, repeating: 0)
    _ = keys.extend(by: rows.count)
    _ = order.extend(by: rows.count)
    for place in 0..<rows.count {
      let row = rows.base + place
      row.pointee.over = levels.price(row.pointee.over)
      row.pointee.under = levels.price(row.pointee.under)
      let key = row.pointee.stage.rawValue * Int32(turns) + row.pointee.turn
      keys[place] = key
      ends[key] += 1
    }
    var end: Int32 = 0
    for key in 0..<ends.count {
      let count = ends[key]
      ends[key] = end
      end += count
    }
    for place in 0..<rows.count {
      let end = ends.at(keys[place])
      order[end.pointee] = Int32(place)
      end.pointee += 1
    }
  }

  func stretch(of stage: AssemblyStage) -> Range<Int> {
    let first = Int(stage.rawValue) * turns
    return (first == 0 ? 0 : Int(ends[first - 1]))..<Int(ends[first + turns - 1])
  }

  /// By place in a stretch.
  @inline(__always) func row(_ place: Int) -> PlannedRow { rows[order[place]] }
}
