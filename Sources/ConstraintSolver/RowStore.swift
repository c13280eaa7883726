/// One of the caller's rows, and its place in the built system.
struct StoredRow: BitwiseCopyable {
  var constant = 0.0
  /// The priorities against a sum above and below zero; 0 where that side is free.
  var over: Float = 0
  var under: Float = 0
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  var serial: Int32 = -1
  /// The component that contains the row; -1 for a row that is not built yet.
  var component: Int32 = -1
  /// The symbol that follows the row's constant; -1 for none. `markerSign` is its coefficient in the row.
  var marker: Int32 = -1
  /// The row for the opposite side that this row was joined with; -1 for none.
  var partner: Int32 = -1
  var markerSign: Int8 = 0
  var isBroken = false
  /// Whether the constant of this required equality changes repeatedly, so that it deserves a marker.
  var isEdited = false
  /// Whether the row waits to be built into a component.
  var isPending = false
  /// Whether the row was built with another constant; see ``EditedRow``.
  var hasNewConstant = false

  var isLive: Bool { serial >= 0 }
  var isEquality: Bool { over > 0 && under > 0 }
  var isRequired: Bool { over >= Strength.required || under >= Strength.required }
  var isRequiredEquality: Bool { over >= Strength.required && under >= Strength.required && !isBroken }
  /// Whether the row is a bound so far out that sums with it lose digits, like the greatest finite number.
  var isDistant: Bool { !isEquality && abs(constant) > 1e6 }
}

/// A row whose constant changed since the last solution, with the constant that the tableau uses.
struct EditedRow: BitwiseCopyable {
  var row: Int32
  var builtConstant: Double
}

/// Priorities as plain numbers.
enum Strength {
  static let free: Float = 0
  static let required: Float = 1000
  /// The strength of a broken required row: above all optional rows.
  static let broken = Float.infinity
}

/// One nonzero entry of a row, a form or a definition: a variable or a symbol by index, and its coefficient.
struct Cell: BitwiseCopyable {
  var index: Int32
  var coefficient: Double
}

/// The caller's rows. Their terms are consecutive in one pool, and the draft of the next row is at its end.
struct RowStore: ~Copyable {
  var rows = Pool<StoredRow>()
  private(set) var terms = Pool<Cell>()
  private(set) var liveCount = 0
  private var free = Pool<Int32>()
  private var firstDraftTerm = 0
  /// Whether coefficients of the draft may have added up to zero.
  private var draftMayHoldZeros = false
  private var wastedTerms = 0
  private var nextSerial: Int32 = 0

  func copy() -> RowStore {
    var other = RowStore()
    other.rows = rows.copy()
    other.terms = terms.copy()
    other.free = free.copy()
    other.liveCount = liveCount
    other.firstDraftTerm = firstDraftTerm
    other.draftMayHoldZeros = draftMayHoldZeros
    other.wastedTerms = wastedTerms
    other.nextSerial = nextSerial
    return other
  }

  mutating func reserve(_ count: Int) {
    rows.reserve(count)
    terms.reserve(3 * count)
  }

  @inline(__always) func terms(of row: StoredRow) -> UnsafeMutableBufferPointer<Cell> {
    UnsafeMutableBufferPointer(start: terms.base + Int(row.firstTerm), count: Int(row.termCount))
  }

  // MARK: The draft

  var isDraftEmpty: Bool { firstDraftTerm == terms.count }

  @inline(__always) mutating func write(_ coefficient: Double, _ variable: Int32) {
    var place = firstDraftTerm
    while place < terms.count {
      if terms[place].index == variable {
        terms[place].coefficient += coefficient
        draftMayHoldZeros = true
        return
      }
      place += 1
    }
    if abs(coefficient) <= Tolerance.coefficient { draftMayHoldZeros = true }
    terms.append(Cell(index: variable, coefficient: coefficient))
  }

  /// Drops the draft's terms whose coefficient is zero.
  private mutating func dropZerosOfDraft() {
    draftMayHoldZeros = false
    var kept = firstDraftTerm
    for place in firstDraftTerm..<terms.count where abs(terms[place].coefficient) > Tolerance.coefficient {
      if kept != place { terms[kept] = terms[place] }
      kept += 1
    }
    terms.shrink(to: kept)
  }

  /// Turns the draft into a row that waits to be built.
  @inline(__always) mutating func add(constant: Double, over: Float, under: Float) -> Int32 {
    if draftMayHoldZeros { dropZerosOfDraft() }
    var row = StoredRow(constant: constant, over: over, under: under)
    row.firstTerm = Int32(firstDraftTerm)
    row.termCount = Int32(terms.count - firstDraftTerm)
    row.serial = nextSerial
    row.isPending = true
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

  /// Replaces a row by the draft.
  ///
  /// - Returns: False when at most the constant differs, which the caller has to change.
  mutating func replace(_ slot: Int32, over: Float, under: Float) -> Bool {
    if draftMayHoldZeros { dropZerosOfDraft() }
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

  // MARK: Identifiers

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
