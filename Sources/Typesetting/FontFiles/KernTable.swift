/// Kerning pairs in the older of two tables.
///
/// > Source: OpenType 1.9, "kern"; Apple, TrueType Reference Manual, "kern", for the layout of Apple's own fonts. Its
/// > subtables that are programs are left out.
struct KernTable: Sendable {
  private struct Subtable {
    /// The format: 0 is a list of pairs, 2 is classes of glyphs.
    let format: Int
    let table: FontBytes
    /// The offset of the format's own part.
    let start: Int
    var replaces = false
  }

  private let subtables: [Subtable]

  init(_ table: FontBytes) {
    subtables = table.u16(0) == 0 ? Self.windowsSubtables(table) : Self.appleSubtables(table)
  }

  var isEmpty: Bool { subtables.isEmpty }

  private static func windowsSubtables(_ table: FontBytes) -> [Subtable] {
    var place = 4, found: [Subtable] = []
    for number in 0..<min(table.u16(2), 64) {
      // The last subtable may be longer than its length field can hold.
      let isLast = number + 1 == table.u16(2), coverage = table.u16(place + 4)
      let part = table.part(at: place, count: isLast ? .max : table.u16(place + 2))
      // Horizontal kerning only: neither minimum values nor cross-stream.
      if coverage & 7 == 1, [0, 2].contains(coverage >> 8) {
        found.append(Subtable(format: coverage >> 8, table: part, start: 6, replaces: coverage & 8 != 0))
      }
      place += max(table.u16(place + 2), 6)
    }
    return found
  }

  private static func appleSubtables(_ table: FontBytes) -> [Subtable] {
    guard table.u32(0) == 0x0001_0000 else { return [] }
    var place = 8, found: [Subtable] = []
    for _ in 0..<min(table.u32(4), 64) {
      let coverage = table.u16(place + 4)
      // Neither vertical, nor cross-stream, nor for variations.
      if coverage & 0xE000 == 0, [0, 2].contains(coverage & 0xFF) {
        found.append(Subtable(format: coverage & 0xFF, table: table.part(at: place, count: table.u32(place)), start: 8))
      }
      place += max(table.u32(place), 8)
    }
    return found
  }

  func apply(to buffer: inout GlyphBuffer) {
    let letters = buffer.glyphs.indices.filter { !buffer.classes.isMark(buffer.glyphs[$0].id) }
    for (left, right) in zip(letters, letters.dropFirst()) {
      buffer.glyphs[left].kern += units(buffer.glyphs[left].id, buffer.glyphs[right].id)
    }
  }

  private func units(_ left: Int, _ right: Int) -> Int {
    subtables.reduce(0) { sum, subtable in
      let units = subtable.format == 0 ? listed(left, right, subtable) : classed(left, right, subtable)
      return subtable.replaces && units != 0 ? units : sum + units
    }
  }

  private func listed(_ left: Int, _ right: Int, _ subtable: Subtable) -> Int {
    let (table, start) = (subtable.table, subtable.start), key = left << 16 | right
    let count = min(table.u16(start), table.count / 6)
    let pair = FontBytes.firstNotLess(than: key, among: count) { table.u32(start + 8 + 6 * $0) }
    let place = start + 8 + 6 * pair
    return pair < count && table.u32(place) == key ? table.i16(place + 4) : 0
  }

  private func classed(_ left: Int, _ right: Int, _ subtable: Subtable) -> Int {
    let (table, start) = (subtable.table, subtable.start), array = table.u16(start + 6)
    func value(_ glyph: Int, _ classes: FontBytes) -> Int? {
      let number = glyph - classes.u16(0)
      return number >= 0 && number < classes.u16(2) ? classes.u16(4 + 2 * number) : nil
    }
    // A row's value is the row's offset from the start of the subtable; a column's value is added to it.
    guard let row = value(left, table.target16(start + 2)), row >= array else { return 0 }
    return table.i16(row + (value(right, table.target16(start + 4)) ?? 0))
  }
}
