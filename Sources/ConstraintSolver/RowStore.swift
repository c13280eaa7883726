/// One of the caller's rows: what it asks for, and where it went when the system was built.
struct StoredRow: BitwiseCopyable {
  var constant = 0.0
  /// The constant that the tableau knows.
  var builtConstant = 0.0
  /// Priorities against a sum above and below zero; 0 where that is free.
  var over: Float = 0
  var under: Float = 0
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  var serial: Int32 = -1
  /// The component that it was built into; -1 for a row that is still to be built.
  var component: Int32 = -1
  /// The symbol that follows its constant, and with which coefficient it is in the row; -1 for none.
  var marker: Int32 = -1
  var markerSign: Float = 0
  /// The row on the other side that it was joined with; -1 for none.
  var partner: Int32 = -1
  var isBroken = false
  /// The constant of this required equality changes now and then, so it deserves a marker.
  var isEdited = false
  var isPending = false
  /// Whether it mentions a position, and so says where something is.
  var placesSomething = false

  var isLive: Bool { serial >= 0 }
  var isEquality: Bool { over > 0 && under > 0 }
  var isRequired: Bool { over >= Strength.required || under >= Strength.required }
  var isRequiredEquality: Bool { over >= Strength.required && under >= Strength.required && !isBroken }
  /// A bound so far out that sums with it lose digits, like the greatest number there is.
  var isDistant: Bool { !isEquality && abs(constant) > 1e6 }
}

/// Priorities as plain numbers.
enum Strength {
  static let free: Float = 0
  static let required: Float = 1000
  /// Of a required row that was given up: above all that is optional.
  static let broken = Float.infinity
}

/// One nonzero entry of a row, a form or a definition: a variable or a symbol, by its number.
struct Cell: BitwiseCopyable {
  var index: Int32
  var coefficient: Double
}

/// The caller's rows. Their terms lie one after the other in one pool, and the row that is being written is its end.
struct RowStore: ~Copyable {
  var rows = Pool<StoredRow>()
  private(set) var terms = Pool<Cell>()
  private(set) var liveCount = 0
  private var free = Pool<Int32>()
  private var firstDraftTerm = 0
  private var wastedTerms = 0
  private var nextSerial: Int32 = 0

  func copy() -> RowStore {
    var other = RowStore()
    other.rows = rows.copy()
    other.terms = terms.copy()
    other.free = free.copy()
    other.liveCount = liveCount
    other.firstDraftTerm = firstDraftTerm
    other.wastedTerms = wastedTerms
    other.nextSerial = nextSerial
    return other
  }

  mutating func reserve(_ count: Int) {
    rows.reserve(count)
    terms.reserve(3 * count)
  }

  @inline(__always) func terms(of row: StoredRow) -> UnsafeMutableBufferPointer<Cell> {
    terms.buffer(Int(row.firstTerm), Int(row.firstTerm + row.termCount))
  }

  // MARK: The row that is being written

  var isDraftEmpty: Bool { firstDraftTerm == terms.count }

  @inline(__always) mutating func write(_ coefficient: Double, _ variable: Int32) {
    var place = firstDraftTerm
    while place < terms.count {
      if terms[place].index == variable {
        terms[place].coefficient += coefficient
        return
      }
      place += 1
    }
    terms.append(Cell(index: variable, coefficient: coefficient))
  }

  /// Drops what came to nothing.
  private mutating func finishDraft() {
    var kept = firstDraftTerm
    for place in firstDraftTerm..<terms.count where abs(terms[place].coefficient) > Tolerance.coefficient {
      if kept != place { terms[kept] = terms[place] }
      kept += 1
    }
    terms.shrink(to: kept)
  }

  mutating func add(constant: Double, over: Float, under: Float) -> Int32 {
    finishDraft()
    var row = StoredRow(constant: constant, over: over, under: under)
    row.firstTerm = Int32(firstDraftTerm)
    row.termCount = Int32(terms.count - firstDraftTerm)
    row.serial = nextSerial
    nextSerial += 1
    liveCount += 1
    firstDraftTerm = terms.count
    guard let slot = free.popLast() else {
      rows.append(row)
      return Int32(rows.count - 1)
    }
    rows[slot] = row
    return slot
  }

  /// The draft takes the place of a row.
  /// - Returns: false when it differs in no more than the constant, which is left to the caller.
  mutating func replace(_ slot: Int32, over: Float, under: Float) -> Bool {
    finishDraft()
    let row = rows[slot]
    let isSame = row.over == over && row.under == under && draftEquals(row)
    if isSame {
      terms.shrink(to: firstDraftTerm)
      return false
    }
    wastedTerms += Int(row.termCount)
    rows[slot].over = over
    rows[slot].under = under
    rows[slot].firstTerm = Int32(firstDraftTerm)
    rows[slot].termCount = Int32(terms.count - firstDraftTerm)
    firstDraftTerm = terms.count
    compactIfWasteful()
    return true
  }

  private func draftEquals(_ row: StoredRow) -> Bool {
    guard Int(row.termCount) == terms.count - firstDraftTerm else { return false }
    for offset in 0..<Int(row.termCount) {
      let (old, new) = (terms[Int(row.firstTerm) + offset], terms[firstDraftTerm + offset])
      if old.index != new.index || old.coefficient != new.coefficient { return false }
    }
    return true
  }

  // MARK: Names

  func id(of slot: Int32) -> RowID { RowID(index: slot, serial: rows[slot].serial) }

  func slot(of id: RowID) -> Int32 {
    precondition(
      Int(id.index) < rows.count && rows[id.index].serial == id.serial,
      "Row \(id.index) is not in this solver; was it removed?")
    return id.index
  }

  mutating func remove(_ slot: Int32) {
    wastedTerms += Int(rows[slot].termCount)
    rows[slot] = StoredRow()
    free.append(slot)
    liveCount -= 1
    compactIfWasteful()
  }

  private mutating func compactIfWasteful() {
    guard wastedTerms > 256, 2 * wastedTerms > terms.count, firstDraftTerm == terms.count else { return }
    var packed = Pool<Cell>(capacity: terms.count - wastedTerms)
    for slot in 0..<rows.count where rows[slot].isLive {
      let first = packed.count
      for term in 0..<Int(rows[slot].termCount) { packed.append(terms[Int(rows[slot].firstTerm) + term]) }
      rows[slot].firstTerm = Int32(first)
    }
    firstDraftTerm = packed.count
    terms = packed
    wastedTerms = 0
  }
}
