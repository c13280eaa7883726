/// What it costs to be off on one side of a row.
struct Price: BitwiseCopyable, Equatable {
  /// The level an error is minimised at, 0 being the most important; or one of the two below.
  var level: Int32

  /// May not happen: this side of a required row.
  static let forbidden = Price(level: -2)
  /// The slack side of an inequality.
  static let free = Price(level: -1)
}

/// A row as the simplex method sees it: `terms + constant - over + under = 0`, where `over` and `under` are the two
/// ways to be off, zero or more, and each has its price.
struct Goal: BitwiseCopyable {
  /// Which of the caller's rows this is.
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
  /// Of a required equality.
  var marker: Int32 = -1

  var first: Cell? {
    if over >= 0 { return Cell(index: over, coefficient: -1) }
    return marker >= 0 ? Cell(index: marker, coefficient: 1) : nil
  }

  var second: Cell? { under >= 0 ? Cell(index: under, coefficient: 1) : nil }
}
