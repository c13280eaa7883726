/// The names of a font.
///
/// > Source: OpenType 1.9, "name".
struct FontNames: Sendable {
  private var names: [Int: String] = [:]

  static let family = 1, style = 2, full = 4, postScript = 6, typographicFamily = 16, typographicStyle = 17
  static let variationsPrefix = 25

  init(_ table: FontBytes) {
    var ranks: [Int: Int] = [:]
    let strings = table.u16(4)
    for number in 0..<min(table.u16(2), table.count / 12) {
      let record = 6 + 12 * number, id = table.u16(record + 6)
      let place = strings + table.u16(record + 10), count = min(table.u16(record + 8), 256)
      // The identifiers in between are licenses and samples, or undefined.
      guard id <= Self.variationsPrefix || id > 255, let rank = Self.rank(table, record), rank < ranks[id] ?? .max
      else { continue }
      let isMac = table.u16(record) == 1
      let text = isMac ? table.text(asciiAt: place, count: count) : table.text(utf16At: place, count: count)
      if !text.isEmpty { (ranks[id], names[id]) = (rank, text) }
    }
  }

  /// Ranks a name record, least first: English for Windows, then Unicode, then any other for Windows, then English for
  /// old Macs, where font names are ASCII.
  private static func rank(_ table: FontBytes, _ record: Int) -> Int? {
    switch (table.u16(record), table.u16(record + 2), table.u16(record + 4)) {
    case (3, 0...10, 0x409): 0
    case (0, _, _): 1
    case (3, 0...10, _): 2
    case (1, 0, 0): 3
    default: nil
    }
  }

  subscript(id: Int) -> String? { names[id] }
}
