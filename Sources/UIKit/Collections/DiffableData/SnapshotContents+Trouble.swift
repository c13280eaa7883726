// Exceptions and log messages for invalid identifiers.
extension SnapshotContents {
  /// > Basis: captured: published crash logs; the message for sections follows that for items.
  func checkUnique<Identifier: Hashable>(_ new: [Identifier], _ kind: String) {
    var seen: Set<Identifier> = []
    let twice = new.filter { !seen.insert($0).inserted }
    guard !twice.isEmpty else { return }
    Exception.internalInconsistency.raise(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(Self.list(twice))\n)}")
  }

  /// > Basis: captured: published logs.
  func tellKnown<Identifier>(_ known: [Identifier], _ kind: String) {
    let words = """
      Diffable data source detected an attempt to insert or append \(known.count) \(kind) identifiers that already exist \
      in the snapshot. The existing \(kind) identifiers will be moved into place instead, but this operation will be more \
      expensive. For best performance, inserted \(kind) identifiers should always be unique. Set a symbolic breakpoint \
      on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. \
      \(kind.prefix(1).uppercased() + kind.dropFirst()) identifiers that already exist: (
      \(Self.list(known))
      )
      """
    NSLog("%@", words)
  }

  private static func list<Identifier>(_ identifiers: [Identifier]) -> String {
    identifiers.map { "    \($0)" }.joined(separator: ",\n")
  }

  /// > Basis: captured, for items appended to a section; assumed for the other methods.
  func checkSection(_ section: Section) {
    if items[section] == nil {
      Exception.internalInconsistency.raise("Invalid parameter not satisfying: section != NSNotFound")
    }
  }

  /// > Basis: assumed: modeled on the message for sections.
  func checkItem(_ item: Item) {
    if home[item] == nil {
      Exception.internalInconsistency.raise("Invalid parameter not satisfying: indexPath != nil")
    }
  }

  /// > Basis: captured for items that are reloaded; the other messages follow it.
  func checkMark<Identifier>(_ identifier: Identifier, isKnown: Bool, _ mark: String) {
    if !isKnown {
      Exception.internalInconsistency.raise(
        "Attempted to \(mark) identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  /// > Basis: recalled.
  func raiseNoSections() -> Never {
    Exception.internalInconsistency.raise(
      "There are currently no sections in the data source. Please add a section first.")
  }
}
