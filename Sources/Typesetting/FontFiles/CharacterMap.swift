/// The map from characters to a font's glyphs.
///
/// > Source: OpenType 1.9, "cmap".
struct CharacterMap: Sendable {
  private let table: FontBytes
  private let format: Int
  /// Whether letters are 0xF000 above those of ASCII, as in symbol fonts.
  private let isSymbol: Bool
  /// The glyphs of the first characters, which most text consists of.
  private var direct: [UInt16] = []

  init(_ cmap: FontBytes) {
    var best = (rank: 0, table: FontBytes.none, isSymbol: false)
    for number in 0..<min(cmap.u16(2), 256) {
      let record = 4 + 8 * number, platform = cmap.u16(record), encoding = cmap.u16(record + 2)
      let table = cmap.target32(record + 4), rank = Self.rank(platform, encoding)
      if rank > best.rank, [0, 4, 6, 10, 12].contains(table.u16(0)) {
        best = (rank, table, platform == 3 && encoding == 0)
      }
    }
    (table, format, isSymbol) = (best.table, best.table.u16(0), best.isSymbol)
    direct = (0..<0x180).map { UInt16(truncatingIfNeeded: find($0)) }
  }

  /// Ranks tables: all of Unicode first, then its first plane.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 5
    case (3, 1), (0, 0...3): 4
    case (3, 0): 3
    case (1, 0): 2
    default: 0
    }
  }

  /// Returns the glyph of a character; 0 if the font does not have it.
  func glyph(_ scalar: Unicode.Scalar) -> Int {
    let code = Int(scalar.value)
    return code < direct.count ? Int(direct[code]) : find(code)
  }

  private func find(_ code: Int) -> Int {
    let glyph = glyph(of: code)
    return glyph == 0 && isSymbol && code < 0x100 ? self.glyph(of: 0xF000 + code) : glyph
  }

  private func glyph(of code: Int) -> Int {
    switch format {
    case 0 where code < 256: table.u8(6 + code)
    case 4 where code < 0x10000: glyphOfSegments(code)
    case 6 where code >= table.u16(6) && code - table.u16(6) < table.u16(8): table.u16(10 + 2 * (code - table.u16(6)))
    case 10 where code >= table.u32(12) && code - table.u32(12) < table.u32(16):
      table.u16(20 + 2 * (code - table.u32(12)))
    case 12: glyphOfGroups(code)
    default: 0
    }
  }

  private func glyphOfSegments(_ code: Int) -> Int {
    let doubled = table.u16(6) & ~1
    let segment = 2 * FontBytes.firstNotLess(than: code, among: doubled / 2) { table.u16(14 + 2 * $0) }
    let start = table.u16(16 + doubled + segment), delta = table.u16(16 + 2 * doubled + segment)
    guard segment < doubled, code >= start else { return 0 }
    let place = 16 + 3 * doubled + segment, offset = table.u16(place)
    if offset == 0 { return (code + delta) & 0xFFFF }
    let glyph = table.u16(place + offset + 2 * (code - start))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  private func glyphOfGroups(_ code: Int) -> Int {
    let count = min(table.u32(12), table.count / 12)
    let group = 16 + 12 * FontBytes.firstNotLess(than: code, among: count) { table.u32(20 + 12 * $0) }
    guard group < 16 + 12 * count, code >= table.u32(group) else { return 0 }
    let glyph = table.u32(group + 8) + code - table.u32(group)
    return glyph > 0xFFFF ? 0 : glyph
  }
}
