import ConstraintSolver

/// The constraint system of a laid-out tree, row by row, for explaining its layout. It is a copy: changes to it do not
/// affect the views.
@MainActor package struct LayoutEvidence {
  package let root: UIView
  /// Solved.
  package let solver: Solver
  package let rows: [Entry]
  package let conflicts: [SolvedConflict]
  package let unknowns: [Variable: Unknown]
  private let rectangles: [ObjectIdentifier: RectangleVariables]

  /// A row of the last solution, and its origin.
  @MainActor package struct Entry {
    package let id: RowID
    package let row: Row
    package let origin: RowOrigin
    /// The positions of the anchors, for a constraint on distances between anchors.
    package var distances: [DistanceReading] = []
  }

  /// The meaning of a variable: a position in the container's coordinates, or a length.
  @MainActor package struct Unknown {
    package let item: AnyObject
    package let axis: NSLayoutConstraint.Axis
    package let isLength: Bool
  }

  /// - Returns: nil for a tree that does not use Auto Layout.
  package init?(root: UIView) {
    guard root.treeUsesAutoLayout else { return nil }
    let system = ConstraintSystem(root: root, lane: .fitting)
    _ = root.session.perform { system.settle(rootSize: .fixed(root.bounds.size)) }
    self.root = root
    solver = system.solver
    conflicts = system.conflicts.map { SolvedConflict($0, in: system) }
    var rows = solver.rowIDs.map { Entry(id: $0, row: system.solver.row($0), origin: system.origin(of: $0)) }
    for index in rows.indices {
      guard case .constraint(let constraint) = rows[index].origin else { continue }
      rows[index].distances = system.measuredDistances(of: constraint, in: solver)
    }
    self.rows = rows
    var unknowns: [Variable: Unknown] = [:], rectangles: [ObjectIdentifier: RectangleVariables] = [:]
    for (index, handle) in system.handles.enumerated() {
      guard let item = handle.object else { continue }
      let rectangle = system.items[index].rectangle
      rectangles[ObjectIdentifier(item)] = rectangle
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        unknowns[rectangle.position(axis)] = Unknown(item: item, axis: axis, isLength: false)
        unknowns[rectangle.length(axis)] = Unknown(item: item, axis: axis, isLength: true)
      }
    }
    (self.unknowns, self.rectangles) = (unknowns, rectangles)
  }
}

extension LayoutEvidence {
  /// Returns the variable of a view or guide; nil if the solution does not include it.
  package func variable(of item: AnyObject, _ axis: NSLayoutConstraint.Axis, isLength: Bool) -> Variable? {
    let rectangle = rectangles[ObjectIdentifier(item)]
    return isLength ? rectangle?.length(axis) : rectangle?.position(axis)
  }

  /// Returns the frame of an item in a solution, not rounded.
  package func frame(of item: AnyObject, in solver: Solver) -> CGRect? {
    guard let rectangle = rectangles[ObjectIdentifier(item)] else { return nil }
    return CGRect(
      x: solver.value(of: rectangle.x), y: solver.value(of: rectangle.y), width: solver.value(of: rectangle.width),
      height: solver.value(of: rectangle.height))
  }

  /// Returns the row of a conflict that UIKit would break.
  package func broken(of rows: [RowID]) -> RowID {
    let origins = Dictionary(uniqueKeysWithValues: self.rows.map { ($0.id, $0.origin) })
    let known = rows.filter { origins[$0] != nil }
    return known.max { origins[$0]!.breakPriority < origins[$1]!.breakPriority } ?? rows[0]
  }
}

extension LayoutEvidence.Unknown {
  /// `x`, `y`, `width` or `height`.
  package var part: String {
    axis == .horizontal ? (isLength ? "width" : "x") : isLength ? "height" : "y"
  }

  package var caption: String { "\(NSLayoutConstraint.caption(of: item)).\(part)" }
}
