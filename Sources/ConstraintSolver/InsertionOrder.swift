/// The phase in which a component's build adds a row that is not a required equality.
enum InsertionPhase: Int32, CaseIterable {
  /// Preferences about one variable: they define the variables that are still free.
  case stays
  case softEqualities
  case requiredInequalities
  case softInequalities
  /// Bounds so far out that measuring from them would lose accuracy.
  case distantBounds
}

/// A row with the price of its error on either side.
struct PlannedRow: BitwiseCopyable {
  var row: Int32
  var phase: InsertionPhase
  var over: Price
  var under: Price

  /// The position of the row within its phase: by its more important level for single-variable rows and soft
  /// equalities, otherwise in the order of adding.
  @inline(__always) var turn: Int32 {
    guard phase == .stays || phase == .softEqualities else { return 0 }
    if over.level < 0 { return max(0, under.level) }
    return under.level < 0 ? over.level : min(over.level, under.level)
  }
}

/// The order in which a component's rows are built: required equalities first, then the others by phase. Within a
/// phase, rows go by level from the most important down, then in the order they were added.
struct InsertionOrder: ~Copyable {
  /// Rows like `width == 100`.
  var fixedLengths = Pool<Int32>()
  /// Required equalities between lengths alone.
  var equalLengths = Pool<Int32>()
  /// Required equalities that contain a position.
  var places = Pool<Int32>()
  /// All other rows, in the order they were added.
  var rows = Pool<PlannedRow>()
  /// Indices into `rows`.
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

  /// Sorts the rows by counting, and replaces the numbers in their prices by levels.
  mutating func sort(_ levels: borrowing PriorityLevels) {
    turns = max(1, levels.count)
    ends.extend(by: InsertionPhase.allCases.count * turns, repeating: 0)
    _ = keys.extend(by: rows.count)
    _ = order.extend(by: rows.count)
    for place in 0..<rows.count {
      let row = rows.base + place
      row.pointee.over = levels.price(row.pointee.over)
      row.pointee.under = levels.price(row.pointee.under)
      let key = row.pointee.phase.rawValue * Int32(turns) + row.pointee.turn
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

  func stretch(of phase: InsertionPhase) -> Range<Int> {
    let first = Int(phase.rawValue) * turns
    return (first == 0 ? 0 : Int(ends[first - 1]))..<Int(ends[first + turns - 1])
  }

  /// Returns the row at an index of ``stretch(of:)``.
  @inline(__always) func row(_ place: Int) -> PlannedRow { rows[order[place]] }
}
