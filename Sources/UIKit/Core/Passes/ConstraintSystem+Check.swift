import ConstraintSolver

extension ConstraintSystem {
  /// Compares the solution with one from scratch. A difference means that a row changed without an invalidation.
  func check() {
    guard !isBusy else { return }
    let measures = handles.map { $0.view?.layout.measures }
    let places = handles.map { $0[.fitting] }, constraintPlaces = constraints.map { $0[.fitting] }
    for handle in handles { handle.view?.layout.measures = IntrinsicSizeCache() }
    let fresh = ConstraintSystem(root: root, lane: .fitting)
    fresh.settle(rootSize: rootSize)
    compare(with: fresh)
    for (handle, measures) in zip(handles, measures) where measures != nil { handle.view?.layout.measures = measures! }
    for (handle, place) in zip(handles, places) { handle[.fitting] = place }
    for (constraint, place) in zip(constraints, constraintPlaces) { constraint[.fitting] = place }
  }

  private func compare(with fresh: ConstraintSystem) {
    guard handles.map(ObjectIdentifier.init) == fresh.handles.map(ObjectIdentifier.init) else {
      return reportStale("the tree's items differ from the \(items.count) solved ones")
    }
    for index in items.indices.dropFirst(rootSize.isFitting ? 0 : 1) {
      let kept = solvedFrame(at: index), made = fresh.solvedFrame(at: index)
      if !kept.isNear(made) { reportStale("\(handles[index].object!) has \(kept) instead of \(made)") }
    }
    if conflicts.count != fresh.conflicts.count { reportStale("\(conflicts.count) conflicts") }
  }

  private func reportStale(_ message: String) {
    root.session.report(
      Diagnostic(
        rule: "stale-solution", severity: .error,
        message: "Tinamou reused a layout that is out of date; please report this: \(message)"))
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-5 }
  }
}
