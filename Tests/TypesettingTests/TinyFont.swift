import CoreTypes

@testable import Typesetting

/// A font made by hand: glyph n + 1 is the nth of its letters, and no glyph has an outline.
struct TinyFont {
  var letters = "AVlock "
  var advances = [500, 600, 700, 300, 400, 450, 420, 250]
  var ascender = 800, descender = -200, lineGap = 90
  var names: [Int: String] = [1: "Tiny", 2: "Regular", 4: "Tiny Regular", 6: "Tiny-Regular"]
  /// Additional tables, or replacements of the required ones.
  var tables: [String: [UInt8]] = [:]

  func glyph(_ letter: Character) -> Int { letters.map { $0 }.firstIndex(of: letter)! + 1 }

  /// The bytes of the font file.
  var bytes: [UInt8] {
    let all = ownTables.merging(tables) { $1 }.sorted { $0.key < $1.key }
    var directory = u32(0x0001_0000) + u16(all.count, 0, 0, 0), body: [UInt8] = []
    for (tag, table) in all {
      directory += Array(tag.utf8) + u32(0, 12 + 16 * all.count + body.count, table.count)
      body += table
    }
    return directory + body
  }

  private var ownTables: [String: [UInt8]] {
    [
      "head": [UInt8](repeating: 0, count: 18) + u16(1000) + [UInt8](repeating: 0, count: 34),
      "hhea": u32(0x0001_0000) + u16(ascender, descender, lineGap) + [UInt8](repeating: 0, count: 24)
        + u16(advances.count),
      "hmtx": advances.flatMap { u16($0, 0) }, "cmap": cmap, "name": name,
      "OS/2": u16(2, 0, 400) + [UInt8](repeating: 0, count: 80) + u16(510, 710) + [UInt8](repeating: 0, count: 6),
    ]
  }

  private var cmap: [UInt8] {
    let groups = letters.unicodeScalars.enumerated().sorted { $0.element < $1.element }.flatMap { number, scalar in
      u32(Int(scalar.value), Int(scalar.value), number + 1)
    }
    return u16(0, 1, 3, 10) + u32(12) + u16(12, 0) + u32(16 + groups.count, 0, groups.count / 12) + groups
  }

  private var name: [UInt8] {
    var records: [UInt8] = [], strings: [UInt8] = []
    for (id, text) in names.sorted(by: { $0.key < $1.key }) {
      let units = text.utf16.flatMap { u16(Int($0)) }
      records += u16(3, 1, 0x409, id, units.count, strings.count)
      strings += units
    }
    return u16(0, names.count, 6 + records.count) + records + strings
  }

  /// Returns the font, or an instance of a variable font.
  func font(instance: Int? = nil) -> ShippedFont? {
    let file = FontFileBytes(bytes)
    let record = FontRecord.all(of: file, path: "tiny.ttf").first { $0.instance == instance }
    return record.flatMap { ShippedFont($0, file) }
  }

  /// Returns the cells of characters that all have a glyph, in font units.
  func cells(of text: String, instance: Int? = nil) -> [ShippedFont.Cell]? {
    font(instance: instance).map { font in
      font.cells(of: text.map { font.glyphs(of: $0) ?? [] }, script: TextScript.tag(of: text))
    }
  }
}

func u16(_ numbers: Int...) -> [UInt8] {
  numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}

func u32(_ numbers: Int...) -> [UInt8] { numbers.flatMap { u16($0 >> 16, $0) } }

/// Returns a table of rules with one script, one feature and one lookup.
func rules(feature: String, kind: Int, flags: Int = 0, _ subtable: [UInt8]) -> [UInt8] {
  let script = u16(1) + Array("DFLT".utf8) + u16(8) + u16(4, 0) + u16(0, 0xFFFF, 1, 0)
  let features = u16(1) + Array(feature.utf8) + u16(8) + u16(0, 1, 0), lookups = u16(1, 4) + u16(kind, flags, 1, 8)
  let start = 10 + script.count
  return u32(0x0001_0000) + u16(10, start, start + features.count) + script + features + lookups + subtable
}
