/// The four variables of a view.
struct Box {
  let x, y, width, height: Int32
}

enum Axis {
  case horizontal, vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Box {
  func origin(_ axis: Axis) -> Int32 { axis == .horizontal ? x : y }
  func length(_ axis: Axis) -> Int32 { axis == .horizontal ? width : height }
}

typealias Terms = [(Double, Int32)]

/// Writes constraints in the usual ways.
struct ProblemWriter {
  var problem: Problem

  init(_ name: String) { problem = Problem(name) }

  mutating func view() -> Box {
    let first = problem.variableCount
    problem.variableCount += 4
    return Box(x: first, y: first + 1, width: first + 2, height: first + 3)
  }

  /// Adds a view at the origin with the given size.
  mutating func root(width: Double, height: Double) -> Box {
    let root = view()
    require([(1, root.x)])
    require([(1, root.y)])
    problem.rootWidth = (root.width, Int32(problem.rowCount))
    require([(1, root.width)], constant: -width)
    require([(1, root.height)], constant: -height)
    return root
  }

  mutating func require(_ terms: Terms, _ relation: Problem.Relation = .equal, constant: Double = 0) {
    add(terms, relation, constant: constant, priority: 1000)
  }

  mutating func add(_ terms: Terms, _ relation: Problem.Relation, constant: Double, priority: Float) {
    for (coefficient, variable) in terms {
      problem.coefficient.append(coefficient)
      problem.variable.append(variable)
    }
    problem.start.append(Int32(problem.variable.count))
    problem.constant.append(constant)
    problem.relation.append(relation)
    problem.priority.append(priority)
    problem.isNaturalSize.append(false)
  }

  /// Adds the two constraints that UIKit creates for an intrinsic size.
  mutating func naturalSize(_ variable: Int32, _ size: Double, hugging: Float = 250, resistance: Float = 750) {
    add([(1, variable)], .atMost, constant: -size, priority: hugging)
    problem.isNaturalSize[problem.rowCount - 1] = true
    add([(1, variable)], .atLeast, constant: -size, priority: resistance)
  }

  mutating func naturalSize(_ box: Box, _ width: Double, _ height: Double, hugging: Float = 250) {
    naturalSize(box.width, width, hugging: hugging)
    naturalSize(box.height, height, hugging: hugging)
  }
}

// MARK: - Edges

extension ProblemWriter {
  /// Adds `view.leading == superview.leading + gap`, or the same for top.
  mutating func begin(_ box: Box, _ axis: Axis, after gap: Double = 0) {
    require([(1, box.origin(axis))], constant: -gap)
  }

  /// Adds `view.leading <relation> previous.trailing + gap`, or the same vertically.
  mutating func place(
    _ box: Box, _ axis: Axis, behind previous: Box, gap: Double = 0, _ relation: Problem.Relation = .equal
  ) {
    place(box, axis, behind: previous, gap: gap, relation, priority: 1000)
  }

  mutating func place(
    _ box: Box, _ axis: Axis, behind previous: Box, gap: Double, _ relation: Problem.Relation, priority: Float
  ) {
    add(
      [(1, box.origin(axis)), (-1, previous.origin(axis)), (-1, previous.length(axis))], relation, constant: -gap,
      priority: priority)
  }

  /// Adds `superview.trailing <relation> view.trailing + gap`, or the same for bottom.
  mutating func end(
    _ box: Box, _ axis: Axis, in container: Box, gap: Double = 0, _ relation: Problem.Relation = .equal,
    priority: Float = 1000
  ) {
    add(
      [(1, container.length(axis)), (-1, box.origin(axis)), (-1, box.length(axis))], relation, constant: -gap,
      priority: priority)
  }

  /// Pins both edges.
  mutating func fill(_ box: Box, _ axis: Axis, of container: Box, inset: Double = 0) {
    begin(box, axis, after: inset)
    end(box, axis, in: container, gap: inset)
  }
}
