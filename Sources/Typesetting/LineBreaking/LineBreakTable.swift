/// The class of every character, generated from the Unicode Character Database.
struct LineBreakTable: Sendable {
  /// The scalars at which the class changes, ascending; `classes` are the classes from there on.
  private let starts: [UInt32]
  private let classes: [LineBreakClass]
  /// The classes of the first scalars, by index.
  private let direct: [LineBreakClass]

  private static let directCount = 0x300

  /// Parses `first scalar in hex=class …`.
  init(_ table: StaticString) {
    let named = Self.namedClasses
    var starts: [UInt32] = [], classes: [LineBreakClass] = [], direct: [LineBreakClass] = []
    TableReader.read(table) { reader in
      while !reader.isAtEnd {
        let start = reader.hexadecimal()
        _ = reader.take("=")
        while direct.count < min(Int(start), Self.directCount), let line = classes.last { direct.append(line) }
        starts.append(start)
        classes.append(named[reader.shortWord()]!)
        _ = reader.take(" ") || reader.take("\n")
      }
    }
    while direct.count < Self.directCount, let line = classes.last { direct.append(line) }
    (self.starts, self.classes, self.direct) = (starts, classes, direct)
  }

  /// The classes by the bytes of their names.
  private static var namedClasses: [UInt64: LineBreakClass] {
    TableReader.read(LineBreakClass.names) { reader in
      var classes: [UInt64: LineBreakClass] = [:]
      for line in LineBreakClass.allCases {
        classes[reader.shortWord()] = line
        _ = reader.take(" ")
      }
      return classes
    }
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
