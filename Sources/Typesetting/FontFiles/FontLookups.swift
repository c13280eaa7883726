/// A font's rule for substituting or positioning glyphs. Its subtables are of one kind, and the first that fits
/// applies.
struct FontLookup: Sendable {
  let flags: Int
  /// The set of marks that the lookup does not skip.
  let markSet: Int?
  let subtables: [(kind: Int, table: FontBytes)]

  /// A limit above any real font, which bounds the time for a damaged one.
  private static let mostSubtables = 1024

  /// - Parameter extensionKind: The kind that only refers to another place in the file.
  init(_ table: FontBytes, extensionKind: Int) {
    let kind = table.u16(0), count = min(table.u16(4), table.count / 2, Self.mostSubtables)
    flags = table.u16(2)
    markSet = flags & 16 == 0 ? nil : table.u16(6 + 2 * count)
    subtables = (0..<count).map { number in
      let subtable = table.target16(6 + 2 * number)
      return kind == extensionKind ? (subtable.u16(2), subtable.target32(4)) : (kind, subtable)
    }
  }
}

/// The lookups of a table, and the choice of lookups by script.
///
/// > Source: OpenType 1.9, "Common table formats".
struct FontLookups: Sendable {
  private let table: FontBytes
  private let extensionKind: Int

  /// A limit above the number of lookups of any real font.
  private static let mostLookups = 4096

  /// Creates the lookups of the substitution table.
  static func substitutions(_ gsub: FontBytes) -> Self { Self(table: gsub, extensionKind: 7) }
  /// Creates the lookups of the positioning table.
  static func positions(_ gpos: FontBytes) -> Self { Self(table: gpos, extensionKind: 9) }

  func lookup(_ number: Int) -> FontLookup? {
    let list = table.target16(8)
    guard number < list.u16(0) else { return nil }
    return FontLookup(list.target16(2 + 2 * number), extensionKind: extensionKind)
  }

  /// Returns the lookups of some features, in the order in which they apply.
  ///
  /// - Parameter script: The script's tag. A script that the font does not have uses the font's default script.
  func lookups(of features: Set<FontTag>, script: FontTag) -> [FontLookup] {
    let language = language(of: script), list = table.target16(6)
    guard !language.isEmpty else { return [] }
    let required = language.u16(2), count = min(language.u16(4), 2048)
    var numbers: Set<Int> = [], left = Self.mostLookups
    for feature in (0..<count).map({ language.u16(6 + 2 * $0) }) + [required] where feature < list.u16(0) {
      let record = 2 + 6 * feature
      guard feature == required || features.contains(list.tag(record)) else { continue }
      let lookups = list.target16(record + 4), count = min(lookups.u16(2), left)
      numbers.formUnion((0..<count).map { lookups.u16(4 + 2 * $0) })
      left -= count
    }
    return numbers.sorted().compactMap(lookup)
  }

  /// Returns the default language of the script.
  private func language(of script: FontTag) -> FontBytes {
    let list = table.target16(4)
    for tag in [script, "DFLT", "dflt", "latn"] as [FontTag] {
      if let place = (0..<min(list.u16(0), 256)).map({ 2 + 6 * $0 }).first(where: { list.tag($0) == tag }) {
        return list.target16(place + 4).target16(0)
      }
    }
    return .none
  }
}
