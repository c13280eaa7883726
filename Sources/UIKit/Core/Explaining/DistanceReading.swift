import ConstraintSolver

/// A distance between two anchors and where these lie in a solution, both in the coordinates of the nearest view that
/// contains both items; of one view's anchors, in those of its superview.
@MainActor package struct DistanceReading {
  package let start: End
  package let end: End

  package struct End {
    /// `badge.leading`
    package let name: String
    /// In points. Where the distance runs leftwards, from the right edge.
    package let value: Double
  }

  package var length: Double { end.value - start.value }
}

extension ConstraintSystem {
  /// The distances of a constraint, those of its first side first. For questions only: it leaves the solver with work.
  /// - Parameter solution: this system's, solved.
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

  /// What the terms that have been written come to.
  private func value(ofDraftWith constant: Double, in solution: Solver) -> Double {
    let id = solver.finishRow(constant: constant, over: nil, under: nil)
    let row = solver.row(id)
    solver.remove(id)
    return row.terms.reduce(row.constant) { $0 + $1.coefficient * solution.value(of: $1.variable) }
  }
}
