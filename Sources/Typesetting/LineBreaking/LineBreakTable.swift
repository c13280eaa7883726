/// The class of every character; generated from the Unicode Character Database.
struct LineBreakTable: Sendable {
  /// Where the class changes, ascending, and the class from there on.
  private let starts: [UInt32]
  private let classes: [LineBreakClass]
  /// The classes of the first scalars, by index.
  private let direct: [LineBreakClass]

  private static let directCount = 0x300

  /// Reads `first scalar in hex=class …`.
  init(_ table: StaticString) {
    let named = Dictionary(uniqueKeysWithValues: LineBreakClass.allCases.map { ("\($0)", $0) })
    let changes: [(start: UInt32, line: LineBreakClass)] = TableReader.read(table) { reader in
      var changes: [(UInt32, LineBreakClass)] = []
      while !reader.isAtEnd {
        let start = reader.hexadecimal()
        _ = reader.take("=")
        changes.append((start, named[reader.word()]!))
        _ = reader.take(" ") || reader.take("\n")
      }
      return changes
    }
    starts = changes.map(\.start)
    classes = changes.map(\.line)
    var direct = [LineBreakClass](repeating: changes[0].line, count: Self.directCount)
    for change in changes where change.start < Self.directCount {
      for scalar in Int(change.start)..<Self.directCount { direct[scalar] = change.line }
    }
    self.direct = direct
  }

  func lineBreakClass(of scalar: Unicode.Scalar) -> LineBreakClass {
    let value = scalar.value
    if value < Self.directCount { return direct[Int(value)] }
    if (0xAC00..<0xD7A4).contains(value) { return (value - 0xAC00).isMultiple(of: 28) ? .H2 : .H3 }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return classes[low - 1]
  }
}
