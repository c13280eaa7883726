import Synchronization

/// A font file that a project bundles, measured by its own tables.
///
/// A font is immutable except for its caches, so all threads can share it. Equality is identity.
package final class ShippedFont: Sendable {
  package let path: String
  /// The index of the face in its file. The upper 16 bits are the number of a variable font's named instance, counted
  /// from 1.
  package let index: Int
  package let postScriptName: String
  package let familyName: String
  package let weight: FontWeight
  package let isItalic: Bool
  let unitsPerEm: Int
  let lines: FontLineMeasures
  let track: TrackTable
  private let characters: CharacterMap
  private let advances: GlyphAdvances
  private let classes: GlyphClasses
  private let substitution: GlyphSubstitution
  private let positioning: GlyphPositioning
  private let kern: KernTable
  private let plans = Mutex<[FontTag: Plan]>([:])

  /// The lookups of a font for a script.
  private struct Plan {
    let substitutions, positions: [FontLookup]
    let usesKernTable: Bool
  }

  /// Creates a font; nil if the tables for measuring are damaged.
  init?(_ record: FontRecord, _ file: FontFileBytes) {
    guard let tables = FontTables(file, index: record.face) else { return nil }
    (path, index, postScriptName) = (record.path, record.index, record.postScriptName)
    (familyName, weight, isItalic) = (record.families.first ?? record.postScriptName, record.weight, record.isItalic)
    let head = tables["head"], hhea = tables["hhea"], gdef = tables["GDEF"]
    unitsPerEm = head.u16(18)
    guard (16...16_384).contains(unitsPerEm) else { return nil }
    let isVaried = !record.coordinates.isEmpty, variations = FontVariations(isVaried ? tables["fvar"] : .none)
    let coordinates = isVaried ? variations.normalized(record.coordinates, tables["avar"]) : []
    let characters = CharacterMap(tables["cmap"])
    self.characters = characters
    lines = FontLineMeasures(
      hhea: hhea, os2: tables["OS/2"], mvar: isVaried ? tables["MVAR"] : .none, unitsPerEm, coordinates
    ) { tables.height(ofGlyph: characters.glyph($0), isLong: head.u16(50) == 1) }
    advances = GlyphAdvances(
      hhea: hhea, hmtx: tables["hmtx"], hvar: isVaried ? tables["HVAR"] : .none, coordinates: coordinates)
    (classes, track, kern) = (GlyphClasses(gdef), TrackTable(tables["trak"]), KernTable(tables["kern"]))
    let hasStore = gdef.u16(0) == 1 && gdef.u16(2) >= 3 && isVaried
    let store = VariationStore(hasStore ? gdef.target32(14) : .none, coordinates: coordinates)
    (substitution, positioning) = (
      GlyphSubstitution(tables["GSUB"]), GlyphPositioning(tables["GPOS"], variations: store)
    )
  }

  private func plan(for script: FontTag) -> Plan {
    plans.withLock { plans in
      if let known = plans[script] { return known }
      let plan = Plan(
        substitutions: substitution.lookups(for: script), positions: positioning.lookups(for: script),
        usesKernTable: !kern.isEmpty && !positioning.kerns(script))
      plans[script] = plan
      return plan
    }
  }
}

extension ShippedFont: Hashable {
  package static func == (left: ShippedFont, right: ShippedFont) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: Measuring

extension ShippedFont {
  /// The measures of a character in font units.
  struct Cell {
    var advance = 0
    /// The kerning with the next character.
    var kern = 0
  }

  /// A limit above the number of marks in any precomposed glyph.
  private static let mostMarks = 4

  /// Returns the glyphs of a character before any rule; nil if the font does not have it.
  func glyphs(of character: Character) -> [Int]? {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let glyph = glyph(of: scalars.first!) { return [glyph] }
    // Uses the most complete glyph: the letter with all of its marks first, then with fewer.
    let parts = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
    for count in (1...min(parts.count, Self.mostMarks)).reversed() {
      let letter = String(parts[..<count]).precomposedStringWithCanonicalMapping
      if let glyphs = glyphs(of: letter + String(parts[count...])) { return glyphs }
    }
    return nil
  }

  private func glyphs(of text: String) -> [Int]? {
    var glyphs: [Int] = []
    for scalar in text.unicodeScalars {
      if let glyph = glyph(of: scalar) {
        glyphs.append(glyph)
      } else if !scalar.properties.isDefaultIgnorableCodePoint {
        return nil
      }
    }
    return glyphs.isEmpty ? nil : glyphs
  }

  private func glyph(of scalar: Unicode.Scalar) -> Int? {
    let glyph = characters.glyph(scalar)
    return glyph == 0 ? nil : glyph
  }

  /// Returns the measures of adjacent characters after the font's rules.
  ///
  /// A ligature's first character has its full width; its other characters have none.
  ///
  /// - Parameters:
  ///   - characters: The glyphs of each character.
  ///   - joins: Whether ligatures are allowed; spaced letters form none.
  func cells(of characters: [[Int]], script: FontTag, joins: Bool = true) -> [Cell] {
    let plan = plan(for: script)
    let glyphs = characters.enumerated().flatMap { number, ids in
      ids.map { GlyphBuffer.Glyph(id: $0, character: number) }
    }
    var buffer = GlyphBuffer(glyphs, classes: classes)
    if joins { substitution.apply(plan.substitutions, to: &buffer) }
    positioning.apply(plan.positions, to: &buffer)
    if plan.usesKernTable { kern.apply(to: &buffer) }
    var cells = [Cell](repeating: Cell(), count: characters.count)
    for glyph in buffer.glyphs {
      let advance = classes.isMark(glyph.id) ? 0 : advances[glyph.id]
      cells[glyph.character].advance += advance + glyph.added
      cells[glyph.character].kern += glyph.kern
    }
    return cells
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init()
    unicodeScalars.append(contentsOf: scalars)
  }
}

extension FontTables {
  /// Returns the height of a glyph's outline above the baseline; nil in fonts with another outline format.
  ///
  /// > Source: OpenType 1.9, "loca", "glyf".
  fileprivate func height(ofGlyph glyph: Int, isLong: Bool) -> Int? {
    let size = isLong ? 4 : 2, places = part(of: "loca", at: size * glyph, count: 2 * size)
    let (start, end) = isLong ? (places.u32(0), places.u32(4)) : (2 * places.u16(0), 2 * places.u16(2))
    guard glyph > 0, end > start else { return nil }
    let outline = part(of: "glyf", at: start, count: 10)
    return outline.count == 10 ? outline.i16(8) : nil
  }
}
