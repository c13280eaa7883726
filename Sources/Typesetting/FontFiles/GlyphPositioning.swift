/// Adjusts the distances between glyphs, for pairs such as "To".
///
/// > Source: OpenType 1.9, "GPOS". The attachment of marks to letters is left out, because it changes no width.
struct GlyphPositioning: Sendable {
  private let lookups: FontLookups
  private let variations: VariationStore

  static let features: Set<FontTag> = ["kern", "dist"]

  init(_ gpos: FontBytes, variations: VariationStore) {
    lookups = .positions(gpos)
    self.variations = variations
  }

  /// Returns whether the table has pairs for a script; the older table's pairs are then ignored.
  func kerns(_ script: FontTag) -> Bool { !lookups.lookups(of: ["kern"], script: script).isEmpty }

  func lookups(for script: FontTag) -> [FontLookup] { lookups.lookups(of: Self.features, script: script) }

  func apply(_ chosen: [FontLookup], to buffer: inout GlyphBuffer) {
    FontRules(lookups: lookups, contextKind: 7, action: position).apply(chosen, to: &buffer)
  }

  private func position(
    _ kind: Int, _ table: FontBytes, _ lookup: FontLookup, _ place: Int, _ buffer: inout GlyphBuffer
  ) -> Int? {
    guard kind == 1 || kind == 2,
      let number = GlyphCoverage(table: table.target16(2)).index(of: buffer.glyphs[place].id)
    else { return nil }
    if kind == 1 {
      let format = ValueFormat(table.u16(4)), isOne = table.u16(0) == 1
      guard isOne || number < table.u16(6) else { return nil }
      let values = isOne ? 6 : 8 + number * format.size
      buffer.glyphs[place].added += advance(format, at: values, in: table)
      return place + 1
    }
    guard let next = buffer.next(after: place, for: lookup) else { return nil }
    let pair = Pair(first: place, second: next, number: number)
    return table.u16(0) == 1 ? adjust(pair, byGlyphs: table, &buffer) : adjust(pair, byClasses: table, &buffer)
  }

  private struct Pair {
    let first, second: Int
    /// The index of the first glyph in the subtable's coverage.
    let number: Int
  }

  private func adjust(_ pair: Pair, byGlyphs table: FontBytes, _ buffer: inout GlyphBuffer) -> Int? {
    guard pair.number < table.u16(8) else { return nil }
    let formats = (ValueFormat(table.u16(4)), ValueFormat(table.u16(6)))
    let set = table.target16(10 + 2 * pair.number), size = 2 + formats.0.size + formats.1.size
    let wanted = buffer.glyphs[pair.second].id, count = min(set.u16(0), set.count / size)
    let found = FontBytes.firstNotLess(than: wanted, among: count) { set.u16(2 + size * $0) }
    guard found < count, set.u16(2 + size * found) == wanted else { return nil }
    return adjust(pair, formats, at: 4 + size * found, in: set, &buffer)
  }

  private func adjust(_ pair: Pair, byClasses table: FontBytes, _ buffer: inout GlyphBuffer) -> Int? {
    guard table.u16(0) == 2 else { return nil }
    let formats = (ValueFormat(table.u16(4)), ValueFormat(table.u16(6))), size = formats.0.size + formats.1.size
    let row = ClassDefinition(table: table.target16(8)).of(buffer.glyphs[pair.first].id)
    let column = ClassDefinition(table: table.target16(10)).of(buffer.glyphs[pair.second].id)
    let (rows, columns) = (table.u16(12), table.u16(14))
    guard row < rows, column < columns else { return nil }
    return adjust(pair, formats, at: 16 + size * (row * columns + column), in: table, &buffer)
  }

  private func adjust(
    _ pair: Pair, _ formats: (ValueFormat, ValueFormat), at place: Int, in table: FontBytes, _ buffer: inout GlyphBuffer
  ) -> Int {
    buffer.glyphs[pair.first].kern += advance(formats.0, at: place, in: table)
    guard !formats.1.isEmpty else { return pair.second }
    buffer.glyphs[pair.second].added += advance(formats.1, at: place + formats.0.size, in: table)
    return pair.second + 1
  }

  /// Returns the change of an advance by a value record, in font units.
  private func advance(_ format: ValueFormat, at place: Int, in table: FontBytes) -> Int {
    guard format.hasAdvance else { return 0 }
    let advance = table.i16(place + format.advancePlace)
    guard format.hasAdvanceDevice, !variations.isEmpty else { return advance }
    let device = table.target16(place + format.advanceDevicePlace)
    return advance + Int(variations.delta(device: device).rounded())
  }
}

/// The format of a value record: which numbers it contains, two bytes each.
private struct ValueFormat {
  private let bits: Int

  init(_ bits: Int) { self.bits = bits & 0xFF }

  var isEmpty: Bool { bits == 0 }
  var size: Int { 2 * bits.nonzeroBitCount }
  var hasAdvance: Bool { bits & 4 != 0 }
  var advancePlace: Int { 2 * (bits & 3).nonzeroBitCount }
  var hasAdvanceDevice: Bool { bits & 0x40 != 0 }
  var advanceDevicePlace: Int { 2 * (bits & 0x3F).nonzeroBitCount }
}
