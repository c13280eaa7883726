/// Consecutive indices of a pool.
struct Stretch: BitwiseCopyable {
  private var start: Int32 = 0
  private var limit: Int32 = 0

  init(first: Int = 0, end: Int = 0) { (start, limit) = (Int32(first), Int32(end)) }

  var first: Int {
    get { Int(start) }
    set { start = Int32(newValue) }
  }

  var end: Int {
    get { Int(limit) }
    set { limit = Int32(newValue) }
  }

  var count: Int { Int(limit - start) }

  /// Appends the index that follows, and returns it.
  @inline(__always) @discardableResult mutating func extend() -> Int32 {
    limit += 1
    return limit - 1
  }

  var indices: Range<Int> { Int(start)..<Int(limit) }
}

/// A connected component: rows that share variables, and these variables. It is built, solved and discarded
/// independently.
///
/// The horizontal and the vertical layout of a screen are two components, unless an aspect ratio joins them. Very small
/// components share one, which saves more than it costs.
struct Component: BitwiseCopyable {
  /// Indices into `componentRows`, in the order the rows were added.
  var rows = Stretch()
  /// Indices into `componentVariables`, ascending.
  var variables = Stretch()
  /// Indices into `evaluationOrder`: each defined variable comes after all variables that refer to it.
  var order = Stretch()
  var symbols = Stretch()
  var tableauRows = Stretch()
  /// Indices into `restings`, which prove that no open variable can come closer to its preferred value.
  var restings = Stretch()
  var isDirty = false
  var isTouched = false
  var hasConflict = false
  var gaveUp = false
  var openness = Openness.unknown
  /// Whether `restings` belongs to the current tableau.
  var isResting = false
  /// Whether an ``OptimalFace`` broke ties, so that variables without a definition have values of their own.
  var hasSettledTies = false

  /// Whether `stays` contains the preferences of this component's rows.
  var knowsStays = false

  /// Whether the optimum leaves a variable open, as far as the engine knows.
  enum Openness: UInt8, BitwiseCopyable {
    case unknown, nothingOpen, somethingOpen
  }
}
