import ConstraintSolver

/// The distance between two anchors and their positions in a solution, in the coordinates of the nearest view that
/// contains both items. For two anchors of one view, these are the superview's coordinates.
@MainActor package struct DistanceReading {
  package let start: End
  package let end: End

  package struct End {
    /// For example, `badge.leading`.
    package let name: String
    /// In points; measured from the right edge if the distance runs right to left.
    package let value: Double
  }

  package var length: Double { end.value - start.value }
}

extension ConstraintSystem {
  /// Returns the distances of a constraint, those of its first side first. For queries only: the call leaves the solver
  /// with pending work.
  /// - Parameter solution: the solved state of this system.
  func measuredDistances(of constraint: NSLayoutConstraint, in solution: Solver) -> [DistanceReading] {
    guard let distances = constraint.distances else { return [] }
    let isMirrored = isMirrored(constraint)
    return [distances.first, distances.second].compactMap { distance in
      distance.flatMap { measure($0, isMirrored, solution) }
    }
  }

  private func measure(_ distance: AnchorDistance, _ isMirrored: Bool, _ solution: Solver) -> DistanceReading? {
    guard let start = place(of: distance.start), let end = place(of: distance.end),
      var ancestor = commonAncestor(start, end)
    else { return nil }
    if ancestor == start, ancestor == end, items[ancestor].container >= 0 { ancestor = items[ancestor].container }
    func measure(_ anchor: AnchorDistance.End, at item: Int, partner: Int) -> DistanceReading.End {
      let isBackwards = isMirrored && distance.followsReadingDirection
      let physical = anchor.attribute.physical(mirrored: isMirrored)
      if isBackwards { solver.write(1, items[ancestor].rectangle.width) }
      let constant = write(physical, of: item, in: ancestor, partner: partner, isBackwards ? -1 : 1)
      let name = "\(NSLayoutConstraint.caption(of: anchor.item)).\(anchor.attribute)"
      return DistanceReading.End(name: name, value: value(ofDraftWith: constant, in: solution))
    }
    return DistanceReading(
      start: measure(distance.start, at: start, partner: end), end: measure(distance.end, at: end, partner: start))
  }

  /// Returns the value of the terms in the row being written.
  private func value(ofDraftWith constant: Double, in solution: Solver) -> Double {
    let id = solver.finishRow(constant: constant, over: nil, under: nil)
    let row = solver.row(id)
    solver.remove(id)
    return row.terms.reduce(row.constant) { $0 + $1.coefficient * solution.value(of: $1.variable) }
  }
}
