import ConstraintSolver

/// A solution of a tree for inspection. Each query, which is for debugging, solves the tree again and changes nothing
/// in it.
@MainActor struct SolutionStudy {
  private let system: ConstraintSystem
  private var solver: Solver

  /// Solves the tree of an item. Fails if no constraint affects the item.
  init?(of item: any LayoutItem) {
    guard let root = item.owningItemView?.root, root.treeUsesAutoLayout else { return nil }
    let system = ConstraintSystem(root: root, lane: .fitting)
    _ = root.session.perform { system.settle(rootSize: .fixed(root.bounds.size)) }
    guard system.contains(item) else { return nil }
    (self.system, solver) = (system, system.solver)
    forgetExercises()
  }

  /// Removes the constraints that `exerciseAmbiguityInLayout` added, because they do not make a view less ambiguous.
  private mutating func forgetExercises() {
    for row in solver.rowIDs where system.origin(of: row).isExercise { solver.remove(row) }
    solver.solve()
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    system.rectangle(of: item).variables.contains { solver.isAmbiguous($0) }
  }

  /// Whether an attribute could have another value. The edges and lengths it depends on may be ambiguous even if it is
  /// not.
  func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> Bool {
    var solver = solver
    let value = solver.makeVariable()
    solver.add(Row(terms(of: attribute, item) + [Term(value, -1)], .equal))
    solver.solve()
    return solver.isAmbiguous(value)
  }

  /// The solved frame, not rounded.
  func frame(of item: any LayoutItem) -> CGRect {
    let values = system.rectangle(of: item).variables.map { solver.value(of: $0) }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Returns how far an attribute can move at no cost when it is pulled by `step`.
  /// - Returns: Nil if it cannot move in that direction.
  func move(of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, step: Double) -> Double? {
    var solver = solver
    let terms = terms(of: attribute, item), old = solver.sum(of: terms)
    solver.add(Row(terms, constant: -(old + step), .equal, priority: UILayoutPriority.exercise.solverPriority))
    solver.solve()
    let move = solver.sum(of: terms) - old
    return abs(move) > 1e-3 ? move : nil
  }

  /// Returns the attribute's value in the coordinates of the item's container, without insets, margins and baselines,
  /// which are constants.
  private func terms(of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem) -> [Term] {
    let rectangle = system.rectangle(of: item), axis = attribute.axis
    let start = Term(rectangle.position(axis)), length = rectangle.length(axis)
    switch attribute.physical(mirrored: item.isMirrored) {
    case .width, .height: return [Term(length)]
    case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline: return [start, Term(length)]
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return [start, Term(length, 0.5)]
    default: return [start]
    }
  }
}

// MARK: - Rows that determine a value

extension SolutionStudy {
  /// Returns the rows that determine an item's position and length on an axis, in tree order. Returns an empty array if
  /// they are not determined.
  func origins(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [RowOrigin] {
    let rectangle = system.rectangle(of: item)
    return origins(fixing: [[Term(rectangle.position(axis))], [Term(rectangle.length(axis))]])
  }

  func origins(of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> [RowOrigin] {
    origins(fixing: [terms(of: attribute, item)])
  }

  private func origins(fixing expressions: [[Term]]) -> [RowOrigin] {
    let rows = bindingRows
    let elimination = Elimination(rows: rows.map { solver.row($0).terms })
    let used = Set(expressions.flatMap { elimination.rowsFixing($0) })
    return used.map { rows[$0] }.sorted().map { system.origin(of: $0) }
  }

  /// The rows that hold exactly, strongest first and equations before inequalities, so that redundant rows come last.
  private var bindingRows: [RowID] {
    let rows = solver.rowIDs.filter { abs(solver.sum(of: solver.row($0).terms) + solver.row($0).constant) < 1e-6 }
    return rows.sorted { a, b in
      let left = solver.row(a), right = solver.row(b)
      if left.strength != right.strength { return left.strength > right.strength }
      return left.isEquation != right.isEquation ? left.isEquation : a < b
    }
  }
}

extension Solver {
  fileprivate func sum(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
  }
}

extension Row {
  fileprivate var strength: Float { max(over?.value ?? 0, under?.value ?? 0) }
  fileprivate var isEquation: Bool { over != nil && under != nil }
}

extension RectangleVariables {
  fileprivate var variables: [Variable] { [x, y, width, height] }
}

extension RowOrigin {
  fileprivate var isExercise: Bool {
    if case .constraint(let constraint) = self { constraint is AmbiguityExercise } else { false }
  }
}

extension UILayoutPriority {
  /// Weaker than any preference, so that it only decides between equally good solutions.
  static let exercise = UILayoutPriority(.leastNonzeroMagnitude)
}
