/// The metric table of one face: advances, pair kerning and vertical metrics, in font units.
///
/// A face is an immutable class, so that fonts refer to its table. The table is decoded once from the generated
/// literal.
package final class FontFace: Sendable {
  struct Glyph: Sendable {
    var advance: Int16 = -1
    /// The row and column of the kerning matrix; 0 for a glyph without pairs on that side.
    var row: UInt8 = 0
    var column: UInt8 = 0
    var isMissing: Bool { advance < 0 }
  }

  package let name: String
  let unitsPerEm: Int
  let ascender: Int
  /// The distance below the baseline, positive.
  let descender: Int
  let lineGap: Int
  let capHeight: Int
  let xHeight: Int
  /// The glyphs: scalars below `directCount` by index, the others in the order of `furtherScalars`.
  private let glyphs: [Glyph]
  private let furtherScalars: [UInt32]
  private let kerning: KerningMatrix

  private static let directCount = 0x180

  init(
    name: String, unitsPerEm: Int, ascender: Int, descender: Int, lineGap: Int, capHeight: Int, xHeight: Int,
    advances: StaticString, kerning pairs: StaticString
  ) {
    self.name = name
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    var direct = [Glyph](repeating: Glyph(), count: Self.directCount)
    var further: [(scalar: UInt32, glyph: Glyph)] = []
    let matrix = KerningMatrix(pairs)
    for (scalar, advance) in Self.advances(advances) {
      let glyph = Glyph(advance: advance, row: matrix.row(of: scalar), column: matrix.column(of: scalar))
      if scalar < Self.directCount { direct[Int(scalar)] = glyph } else { further.append((scalar, glyph)) }
    }
    glyphs = direct + further.map(\.glyph)
    furtherScalars = further.map(\.scalar)
    kerning = matrix
  }

  /// Creates a face that changes the advances of a base face and has no table of its own.
  init(name: String, derivedFrom base: FontFace, advance: (_ scalar: UInt32, _ units: Int) -> Int) {
    self.name = name
    unitsPerEm = base.unitsPerEm
    ascender = base.ascender
    descender = base.descender
    lineGap = base.lineGap
    capHeight = base.capHeight
    xHeight = base.xHeight
    furtherScalars = base.furtherScalars
    kerning = base.kerning
    let scalars = (0..<UInt32(Self.directCount)) + base.furtherScalars
    glyphs = zip(scalars, base.glyphs).map { scalar, glyph in
      guard !glyph.isMissing else { return glyph }
      var changed = glyph
      changed.advance = Int16(advance(scalar, Int(glyph.advance)))
      return changed
    }
  }

  private static func advances(_ table: StaticString) -> [(UInt32, Int16)] {
    TableReader.read(table) { reader in
      var advances: [(UInt32, Int16)] = []
      while !reader.isAtEnd {
        var scalar = reader.hexadecimal()
        _ = reader.take(":")
        repeat {
          advances.append((scalar, Int16(reader.integer())))
          scalar += 1
        } while reader.take(" ")
        _ = reader.take("\n")
      }
      return advances
    }
  }

  /// Returns the glyph of a scalar; it is `isMissing` if the table has none.
  func glyph(_ scalar: UInt32) -> Glyph {
    if scalar < Self.directCount { return glyphs[Int(scalar)] }
    var low = 0
    var high = furtherScalars.count
    while low < high {
      let middle = (low + high) / 2
      if furtherScalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < furtherScalars.count, furtherScalars[low] == scalar else { return Glyph() }
    return glyphs[Self.directCount + low]
  }

  func kern(_ left: Glyph, _ right: Glyph) -> Int { kerning.units(row: left.row, column: right.column) }
}
