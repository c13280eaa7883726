/// Substitutes glyphs, for ligatures and contextual forms.
///
/// > Source: OpenType 1.9, "GSUB". Alternates that need a choice, and reverse substitution from the end of the text,
/// > are left out: no feature that is on by default needs the first, and only scripts that join need the second.
struct GlyphSubstitution: Sendable {
  private let lookups: FontLookups

  /// The features that are on by default, in CoreText and elsewhere.
  static let features: Set<FontTag> = ["ccmp", "rlig", "rclt", "calt", "clig", "liga"]

  init(_ gsub: FontBytes) { lookups = .substitutions(gsub) }

  func lookups(for script: FontTag) -> [FontLookup] { lookups.lookups(of: Self.features, script: script) }

  func apply(_ chosen: [FontLookup], to buffer: inout GlyphBuffer) {
    FontRules(lookups: lookups, contextKind: 5, action: Self.substitute).apply(chosen, to: &buffer)
  }

  private static func substitute(
    _ kind: Int, _ table: FontBytes, _ lookup: FontLookup, _ place: Int, _ buffer: inout GlyphBuffer
  ) -> Int? {
    let glyph = buffer.glyphs[place].id
    guard kind == 1 || kind == 2 || kind == 4,
      let number = GlyphCoverage(table: table.target16(2)).index(of: glyph)
    else { return nil }
    switch kind {
    case 1:
      let isShifted = table.u16(0) == 1
      guard isShifted || number < table.u16(4) else { return nil }
      buffer.glyphs[place].id = isShifted ? (glyph + table.i16(4)) & 0xFFFF : table.u16(6 + 2 * number)
      return place + 1
    case 2:
      guard number < table.u16(4) else { return nil }
      let sequence = table.target16(6 + 2 * number), count = min(sequence.u16(0), 64)
      buffer.replace(place, with: (0..<count).map { sequence.u16(2 + 2 * $0) })
      return place + count
    default:
      guard number < table.u16(4) else { return nil }
      return join(table.target16(6 + 2 * number), lookup, place, &buffer)
    }
  }

  /// Applies a ligature. Longer ligatures come first in a set.
  private static func join(
    _ set: FontBytes, _ lookup: FontLookup, _ place: Int, _ buffer: inout GlyphBuffer
  ) -> Int? {
    for number in 0..<min(set.u16(0), set.count / 2) {
      guard buffer.mayStep() else { return nil }
      let ligature = set.target16(2 + 2 * number)
      guard let places = places(of: ligature, lookup, place, buffer) else { continue }
      buffer.join(places, into: ligature.u16(0))
      return place + 1
    }
    return nil
  }

  private static func places(
    of ligature: FontBytes, _ lookup: FontLookup, _ place: Int, _ buffer: GlyphBuffer
  ) -> [Int]? {
    var places = [place]
    for number in 0..<max(ligature.u16(2) - 1, 0) {
      guard let next = buffer.next(after: places[number], for: lookup),
        buffer.glyphs[next].id == ligature.u16(4 + 2 * number)
      else { return nil }
      places.append(next)
    }
    return places
  }
}
