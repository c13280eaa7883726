/// A set of glyphs that maps each to an index.
///
/// > Source: OpenType 1.9, "Coverage table".
struct GlyphCoverage {
  let table: FontBytes

  /// Returns the index of a glyph; nil if the set does not contain it.
  func index(of glyph: Int) -> Int? {
    let count = table.u16(2)
    switch table.u16(0) {
    case 1:
      let number = FontBytes.firstNotLess(than: glyph, among: count) { table.u16(4 + 2 * $0) }
      return number < count && table.u16(4 + 2 * number) == glyph ? number : nil
    case 2:
      let place = 4 + 6 * FontBytes.firstNotLess(than: glyph, among: count) { table.u16(6 + 6 * $0) }
      guard place < 4 + 6 * count, glyph >= table.u16(place) else { return nil }
      return table.u16(place + 4) + glyph - table.u16(place)
    default: return nil
    }
  }
}

/// A classification of glyphs; class 0 contains all glyphs not listed.
///
/// > Source: OpenType 1.9, "Class definition table".
struct ClassDefinition: Sendable {
  let table: FontBytes

  func of(_ glyph: Int) -> Int {
    switch table.u16(0) {
    case 1:
      let number = glyph - table.u16(2)
      return number >= 0 && number < table.u16(4) ? table.u16(6 + 2 * number) : 0
    case 2:
      let count = table.u16(2)
      let place = 4 + 6 * FontBytes.firstNotLess(than: glyph, among: count) { table.u16(6 + 6 * $0) }
      return place < 4 + 6 * count && glyph >= table.u16(place) ? table.u16(place + 4) : 0
    default: return 0
    }
  }
}

/// The classification of glyphs into letters, ligatures and marks.
///
/// > Source: OpenType 1.9, "GDEF", "Lookup flag bit enumeration".
struct GlyphClasses: Sendable {
  private let classes, markClasses: ClassDefinition
  private let markSets: FontBytes

  init(_ gdef: FontBytes) {
    classes = ClassDefinition(table: gdef.target16(4))
    markClasses = ClassDefinition(table: gdef.target16(10))
    markSets = gdef.u16(2) >= 2 ? gdef.target16(12) : .none
  }

  func isMark(_ glyph: Int) -> Bool { classes.of(glyph) == 3 }

  /// Returns whether a lookup skips a glyph.
  func isSkipped(_ glyph: Int, by lookup: FontLookup) -> Bool {
    let flags = lookup.flags
    guard flags & 0xFF1E != 0 else { return false }
    switch classes.of(glyph) {
    case 1: return flags & 2 != 0
    case 2: return flags & 4 != 0
    case 3: return flags & 8 != 0 || !isMarkOfInterest(glyph, lookup)
    default: return false
    }
  }

  private func isMarkOfInterest(_ glyph: Int, _ lookup: FontLookup) -> Bool {
    if lookup.flags & 16 != 0 {
      guard let number = lookup.markSet, number < markSets.u16(2) else { return false }
      return GlyphCoverage(table: markSets.target32(4 + 4 * number)).index(of: glyph) != nil
    }
    let wanted = lookup.flags >> 8
    return wanted == 0 || markClasses.of(glyph) == wanted
  }
}
