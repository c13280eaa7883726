/// The cost of an error on one side of a row.
struct Price: BitwiseCopyable, Equatable {
  /// The level at which the error is minimized, 0 being the most important; or one of the two constants below.
  var level: Int32

  /// The price of the required side of a row: no error is allowed.
  static let forbidden = Price(level: -2)
  /// The price of the slack side of an inequality.
  static let free = Price(level: -1)
}

/// A row as the simplex method sees it: `terms + constant - over + under = 0`. The errors `over` and `under` are zero
/// or more, and each has its price.
struct Goal: BitwiseCopyable {
  /// The caller's row that this goal comes from.
  var row: Int32
  var firstTerm: UnsafeMutablePointer<Cell>
  var termCount: Int
  var constant: Double
  var over: Price
  var under: Price
  /// Whether a required equality gets a marker.
  var isTraced: Bool

  @inline(__always) var terms: UnsafeBufferPointer<Cell> { UnsafeBufferPointer(start: firstTerm, count: termCount) }
  var isRequiredEquality: Bool { over == .forbidden && under == .forbidden }
}

/// The goal's own symbols.
struct OwnSymbols: BitwiseCopyable {
  var over: Int32 = -1
  var under: Int32 = -1
  /// The marker of a required equality.
  var marker: Int32 = -1

  var first: Cell? {
    if over >= 0 { return Cell(index: over, coefficient: -1) }
    return marker >= 0 ? Cell(index: marker, coefficient: 1) : nil
  }

  var second: Cell? { under >= 0 ? Cell(index: under, coefficient: 1) : nil }
}
