import ConstraintSolver

/// A row that a system has, and why.
struct RecordedRow {
  let id: RowID
  let row: Row
  let origin: RowOrigin
}

/// A solution of a tree to look into. It is found anew for every question and changes nothing in the tree: these questions
/// are for debugging.
@MainActor struct SolutionStudy {
  private var system: ConstraintSystem

  /// Nil when no constraint concerns the item.
  init?(of item: any LayoutItem) {
    guard let root = item.owningItemView?.root, root.treeUsesAutoLayout else { return nil }
    system = ConstraintSystem(root: root)
    system.recordedRows = []
    _ = system.settle(rootSize: .fixed(root.bounds.size))
    guard system.contains(item) else { return nil }
    forgetExercises()
  }

  /// What was added to show that a view is free to move does not make it less free.
  private mutating func forgetExercises() {
    guard let rows = system.recordedRows else { return }
    for recorded in rows where recorded.origin.isExercise { system.solver.remove(recorded.id) }
    system.recordedRows = rows.filter { !$0.origin.isExercise }
    system.solver.solve()
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    system.rectangle(of: item).variables.contains { system.solver.isAmbiguous($0) }
  }

  /// Whether an attribute could have another value, although edges and lengths that it is made of may be open.
  func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> Bool {
    var solver = system.solver
    let value = solver.makeVariable()
    solver.add((expression(attribute, item) - LinearExpression(value)).row(.equal, priority: .required))
    solver.solve()
    return solver.isAmbiguous(value)
  }

  /// Another value of the attribute that costs nothing: `step` further, or as far in that direction as there is room.
  /// - Returns: nil when it cannot go that way.
  func alternative(to attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, step: Double) -> Double? {
    var solver = system.solver
    let value = expression(attribute, item), old = value.value(in: solver)
    let pull = value + -(old + step)
    solver.add(pull.row(.equal, priority: UILayoutPriority.exercise.solverPriority))
    solver.solve()
    let new = value.value(in: solver)
    return abs(new - old) > 1e-3 ? new : nil
  }

  /// In the superview's coordinates, or the owner's.
  private func expression(_ attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem) -> LinearExpression {
    let container = item.itemContainer ?? system.root
    let physical = attribute.physical(mirrored: item.isMirrored)
    return system.value(of: physical, on: item, in: container, partner: nil)
  }
}

// MARK: - What fixes a value

extension SolutionStudy {
  /// Why the item is where it is on one axis, and as long as it is: the rows that fix its edges, in the order of the tree.
  /// Nothing where they are not fixed.
  func origins(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [RowOrigin] {
    let rectangle = system.rectangle(of: item)
    return origins(fixing: [
      LinearExpression(rectangle.position(axis)), LinearExpression(rectangle.length(axis)),
    ])
  }

  func origins(of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> [RowOrigin] {
    origins(fixing: [expression(attribute, item)])
  }

  private func origins(fixing expressions: [LinearExpression]) -> [RowOrigin] {
    let rows = bindingRows
    var elimination = Elimination(rows: rows.map(\.row.terms))
    let used = Set(expressions.flatMap { elimination.rowsFixing($0.terms) })
    return used.sorted { rows[$0].id < rows[$1].id }.map { rows[$0].origin }
  }

  /// The rows that hold exactly, the strongest first, equations before inequalities: what others say as well is left out.
  private var bindingRows: [RecordedRow] {
    (system.recordedRows ?? []).filter(isTight).sorted { a, b in
      let (left, right) = (a.row.priority, b.row.priority)
      if left != right { return left > right }
      let (isEquation, isOtherEquation) = (a.row.relation == .equal, b.row.relation == .equal)
      return isEquation != isOtherEquation ? isEquation : a.id < b.id
    }
  }

  private func isTight(_ recorded: RecordedRow) -> Bool {
    let sum = recorded.row.terms.reduce(0) { $0 + $1.coefficient * system.solver.value(of: $1.variable) }
    return abs(sum + constant(of: recorded)) < 1e-6
  }

  /// Sizes and baselines that were measured again have other constants than at first.
  private func constant(of recorded: RecordedRow) -> Double {
    if case .contentSize(let view, let axis) = recorded.origin,
      let content = system.contentRows.first(where: { [$0.hugging, $0.compression].contains(recorded.id) })
    {
      return system.length(of: view, axis).constant - Double(content.size)
    }
    return system.baselineRows.first { $0.row == recorded.id }?.constant ?? recorded.row.constant
  }
}

extension LinearExpression {
  fileprivate func value(in solver: Solver) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }
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
  /// Weaker than any wish: it decides between solutions that are equally good.
  static let exercise = UILayoutPriority(.leastNonzeroMagnitude)
}
