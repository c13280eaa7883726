/// Places one after the other in a pool.
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

  /// Takes in the place behind, and returns it.
  @inline(__always) @discardableResult mutating func extend() -> Int32 {
    limit += 1
    return limit - 1
  }

  var indices: Range<Int> { Int(start)..<Int(limit) }
}

/// Rows that are connected by variables, and these variables: what can be built, solved and thrown away on its own.
///
/// The horizontal and the vertical layout of a screen are two components, unless an aspect ratio joins them. Very small
/// ones share one, which saves more than it costs.
struct Component: BitwiseCopyable {
  /// In `componentRows`, in the order they were added.
  var rows = Stretch()
  /// In `componentVariables`, ascending.
  var variables = Stretch()
  /// In `evaluationOrder`: each variable that is defined, after all that refer to it.
  var order = Stretch()
  var symbols = Stretch()
  var tableauRows = Stretch()
  /// In `restings`: what shows that nothing open could be nearer to its wish.
  var restings = Stretch()
  var isDirty = false
  var isTouched = false
  var hasConflict = false
  var gaveUp = false
  var openness = Openness.unknown
  /// Whether `restings` was found in this tableau.
  var isResting = false
  /// Whether ties were settled by an ``OptimalFace``, so that variables without a definition have values of their own.
  var hasSettledTies = false

  /// Whether `wishes` has those of its rows.
  var knowsWishes = false

  /// Whether an optimum leaves something open, as far as is known.
  enum Openness: UInt8, BitwiseCopyable {
    case unknown, nothingOpen, somethingOpen
  }
}
