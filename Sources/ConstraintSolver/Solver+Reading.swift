extension Solver {
  /// The identifiers of all rows in the order they were added.
  package var rowIDs: [RowID] {
    inspect { engine in
      var ids: [RowID] = []
      for slot in 0..<Int32(engine.store.rows.count) where engine.store.rows[slot].isLive {
        ids.append(engine.store.id(of: slot))
      }
      return ids.sorted()
    }
  }

  /// Returns the current row, with each variable mentioned once.
  package func row(_ id: RowID) -> Row {
    inspect { engine in
      let row = engine.store.rows[engine.store.slot(of: id)]
      let terms = (row.firstTerm..<row.firstTerm + row.termCount).map { place in
        Term(Variable(index: engine.store.terms[place].index), engine.store.terms[place].coefficient)
      }
      return Row(
        terms, constant: row.constant, over: Strength.priority(row.over), under: Strength.priority(row.under))
    }
  }
}

extension Strength {
  static func priority(_ number: Float) -> Priority? { number == free ? nil : Priority(number) }
}
