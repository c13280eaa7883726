/// Places one after the other in a pool.
struct Stretch: BitwiseCopyable {
  var first = 0
  var end = 0

  var count: Int { end - first }
  var indices: Range<Int> { first..<end }
}

/// Rows that are connected by variables, and these variables: what can be built, solved and thrown away on its own.
///
/// The horizontal and the vertical layout of a screen are two components, unless an aspect ratio joins them.
struct Component: BitwiseCopyable {
  /// In `componentRows`, in the order they were added.
  var rows = Stretch()
  /// In `componentVariables`, ascending.
  var variables = Stretch()
  /// In `evaluationOrder`: each variable that is defined, after all that refer to it.
  var order = Stretch()
  var symbols = Stretch()
  var tableauRows = Stretch()
  /// How many priority levels its rows have; any more levels belong to ties.
  var priorityLevels = 0
  /// The cells of its definitions.
  var formCells = 0
  var isDirty = false
  var isTouched = false
  var hasConflict = false
  var gaveUp = false
  var openness = Openness.unknown

  /// Whether an optimum leaves something open, as far as is known.
  enum Openness: UInt8, BitwiseCopyable {
    case unknown, nothingOpen, somethingOpen
  }
}
