extension Solver {
  /// Every row that is there, in the order of adding.
  package var rowIDs: [RowID] { store.ids }

  /// The row as it is now, each variable mentioned once.
  package func row(_ id: RowID) -> Row { store[id] }
}
