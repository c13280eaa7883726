/// Pair kerning as a dense matrix over the scalars in pairs, at most a hundred on each side.
struct KerningMatrix: Sendable {
  private let rows: [UInt32]
  private let columns: [UInt32]
  private let units: [Int16]

  init(_ table: StaticString) {
    let pairs = Self.pairs(table), rows = Numbering(pairs.map(\.left)), columns = Numbering(pairs.map(\.right))
    let width = columns.scalars.count + 1
    var units = [Int16](repeating: 0, count: (rows.scalars.count + 1) * width)
    for pair in pairs {
      units[Int(rows.numbers[Int(pair.left)]) * width + Int(columns.numbers[Int(pair.right)])] = pair.units
    }
    (self.rows, self.columns, self.units) = (rows.scalars, columns.scalars, units)
  }

  /// Sorted scalars, and the number of each, counted from 1, for all scalars up to the last.
  private struct Numbering {
    var scalars: [UInt32] = []
    var numbers: [UInt8]

    init(_ occurring: [UInt32]) {
      numbers = [UInt8](repeating: 0, count: Int(occurring.max() ?? 0) + 1)
      for scalar in occurring { numbers[Int(scalar)] = 1 }
      for scalar in numbers.indices where numbers[scalar] > 0 {
        scalars.append(UInt32(scalar))
        numbers[scalar] = UInt8(scalars.count)
      }
    }
  }

  private typealias Pair = (left: UInt32, right: UInt32, units: Int16)

  private static func pairs(_ table: StaticString) -> [Pair] {
    TableReader.read(table) { reader in
      var pairs: [Pair] = []
      while !reader.isAtEnd {
        let left = reader.hexadecimal()
        _ = reader.take(":")
        repeat {
          let right = reader.hexadecimal()
          _ = reader.take("=")
          pairs.append((left, right, Int16(reader.integer())))
        } while reader.take(" ")
        _ = reader.take("\n")
      }
      return pairs
    }
  }

  func row(of scalar: UInt32) -> UInt8 { Self.number(of: scalar, in: rows) }
  func column(of scalar: UInt32) -> UInt8 { Self.number(of: scalar, in: columns) }

  /// Returns the number of a scalar, counted from 1; 0 if it is not in the list.
  private static func number(of scalar: UInt32, in sorted: [UInt32]) -> UInt8 {
    var low = 0, high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == scalar ? UInt8(low + 1) : 0
  }

  /// Returns the change of the advance in font units. Row or column 0 is a scalar without pairs.
  func units(row: UInt8, column: UInt8) -> Int {
    row == 0 || column == 0 ? 0 : Int(units[Int(row) * (columns.count + 1) + Int(column)])
  }
}
