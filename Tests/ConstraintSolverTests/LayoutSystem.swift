import ConstraintSolver

/// The rows of a screen: four variables per view, in its superview's coordinates. `LayoutSystem+Screens.swift` has the
/// screens.
struct LayoutSystem {
  struct Box {
    let x, y, width, height: Variable
  }

  private(set) var live = LiveSystem(variables: 0)
  private(set) var boxes: [Box] = []
  /// The first two rows are its width and height.
  var root: Box { boxes[0] }

  init(width: Double, height: Double) {
    let root = makeBox()
    add([Term(root.width)], .equal, width)
    add([Term(root.height)], .equal, height)
    add([Term(root.x)], .equal, 0)
    add([Term(root.y)], .equal, 0)
  }

  mutating func resize(width: Double) { live.setConstant(-width, at: 0) }

  mutating func makeBox() -> Box {
    let (x, y) = (live.makeVariable(.position), live.makeVariable(.position))
    let box = Box(x: x, y: y, width: live.makeVariable(.length), height: live.makeVariable(.length))
    boxes.append(box)
    return box
  }

  /// `terms RELATION bound`
  mutating func add(_ terms: [Term], _ relation: Relation, _ bound: Double, at priority: Float = 1000) {
    live.add(Row(terms, constant: -bound, relation, priority: Priority(priority)))
  }

  /// Adds the intrinsic content size of a view: one row per axis, with two prices.
  mutating func setContent(
    _ box: Box, _ width: Double, _ height: Double, hugging: (Float, Float) = (250, 250),
    compression: (Float, Float) = (750, 750)
  ) {
    for (length, size, over, under) in [
      (box.width, width, hugging.0, compression.0), (box.height, height, hugging.1, compression.1),
    ] {
      live.add(Row([Term(length)], constant: -size, over: Priority(over), under: Priority(under)))
    }
  }

  // MARK: Constraints along an axis

  enum Axis { case across, down }

  static func start(_ box: Box, _ axis: Axis) -> Variable { axis == .across ? box.x : box.y }
  static func length(_ box: Box, _ axis: Axis) -> Variable { axis == .across ? box.width : box.height }

  /// `second.start == first.end + gap`
  mutating func follow(_ first: Box, _ second: Box, _ axis: Axis, gap: Double) {
    add(
      [Term(Self.start(second, axis)), Term(Self.start(first, axis), -1), Term(Self.length(first, axis), -1)],
      .equal, gap)
  }

  mutating func pinStart(_ box: Box, _ axis: Axis, _ inset: Double) {
    add([Term(Self.start(box, axis))], .equal, inset)
  }

  /// `box.end RELATION container.length - inset`
  mutating func pinEnd(_ box: Box, _ axis: Axis, _ inset: Double, of container: Box, _ relation: Relation = .equal) {
    add(
      [Term(Self.start(box, axis)), Term(Self.length(box, axis)), Term(Self.length(container, axis), -1)], relation,
      -inset)
  }

  mutating func match(_ first: Variable, _ second: Variable, times factor: Double = 1, at priority: Float = 1000) {
    add([Term(first), Term(second, -factor)], .equal, 0, at: priority)
  }

  func value(_ variable: Variable) -> Double { live.solver.value(of: variable) }

  mutating func solve() -> Verdict { live.solve() }

  /// Applies an edit that keeps the first four rows.
  mutating func edit(_ change: (inout LiveSystem) -> Void) { change(&live) }
}
