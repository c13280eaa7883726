/// A rule of a font for exchanging or moving glyphs, or several of a kind of which the first that fits counts.
struct FontLookup: Sendable {
  let flags: Int
  /// Of the marks that it does not pass over.
  let markSet: Int?
  let subtables: [(kind: Int, table: FontBytes)]

  /// More than any font has; a damaged one must not take for ever.
  private static let mostSubtables = 1024

  /// - Parameter extensionKind: the kind that only leads to another place in the file.
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

/// The lookups of a table, and which of them a script's text is set with.
///
/// > Source: OpenType 1.9, "Common table formats".
struct FontLookups: Sendable {
  private let table: FontBytes
  private let extensionKind: Int

  /// More than the features of any font have together.
  private static let mostLookups = 4096

  /// The table of substitutions.
  static func substitutions(_ gsub: FontBytes) -> Self { Self(table: gsub, extensionKind: 7) }
  /// The table of positions.
  static func positions(_ gpos: FontBytes) -> Self { Self(table: gpos, extensionKind: 9) }

  func lookup(_ number: Int) -> FontLookup? {
    let list = table.target16(8)
    guard number < list.u16(0) else { return nil }
    return FontLookup(list.target16(2 + 2 * number), extensionKind: extensionKind)
  }

  /// The lookups of some features, in the order in which they apply.
  ///
  /// - Parameter script: the tag; text in one that the font does not know is set as in its default one.
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

  /// Of the script, and no particular language of it.
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
