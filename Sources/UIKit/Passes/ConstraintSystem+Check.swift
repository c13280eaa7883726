import ConstraintSolver

extension ConstraintSystem {
  /// Compares the solution with one from scratch: where they differ, something changed a row and nobody said so.
  func check() {
    guard !isBusy else { return }
    let measures = items.map { $0.handle.view?.layout.measures }
    let places = items.map { $0.handle[.fitting] }, heldPlaces = held.map { $0.constraint[.fitting] }
    for item in items { item.handle.view?.layout.measures = ContentMeasures() }
    let fresh = ConstraintSystem(root: root, lane: .fitting)
    fresh.settle(rootSize: rootSize)
    compare(with: fresh)
    for (item, measures) in zip(items, measures) where measures != nil { item.handle.view?.layout.measures = measures! }
    for (item, place) in zip(items, places) { item.handle[.fitting] = place }
    for (row, place) in zip(held, heldPlaces) { row.constraint[.fitting] = place }
  }

  private func compare(with fresh: ConstraintSystem) {
    guard items.map({ ObjectIdentifier($0.handle) }) == fresh.items.map({ ObjectIdentifier($0.handle) }) else {
      return reportStale("other items take part than \(items.count)")
    }
    for index in items.indices.dropFirst(rootSize.isFitting ? 0 : 1) {
      let kept = solvedFrame(at: index), made = fresh.solvedFrame(at: index)
      if !kept.isNear(made) { reportStale("\(items[index].handle.object!) has \(kept) instead of \(made)") }
    }
    if conflicts.count != fresh.conflicts.count { reportStale("\(conflicts.count) conflicts") }
  }

  private func reportStale(_ message: String) {
    root.session.report(
      Diagnostic(rule: "stale-solution", severity: .error, message: "A kept solution is not true any more: \(message)"))
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-5 }
  }
}
