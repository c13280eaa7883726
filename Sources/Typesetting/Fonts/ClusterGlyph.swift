import CoreTypes

/// The table entries of one character, and its advance in a font.
struct ClusterGlyph {
  var glyph = FontFace.Glyph()
  var blended = FontFace.Glyph()
  var advance: CGFloat = 0

  static let none = ClusterGlyph()
  private init() {}

  init(_ character: Character, font: ResolvedFont) {
    let scalar = character.unicodeScalars.first!
    if FallbackAdvance.isColorGlyph(character) {
      advance = FallbackAdvance.color(pointSize: font.pointSize)
    } else if find(scalar.value, font: font) {
      advance += font.tracking
    } else if let base = FallbackAdvance.lookalike(of: character), find(base.value, font: font) {
      advance += font.tracking
    } else {
      advance = FallbackAdvance.ems(of: scalar) * font.pointSize
    }
  }

  /// Takes glyph and untracked advance from the font's tables.
  private mutating func find(_ scalar: UInt32, font: ResolvedFont) -> Bool {
    let resolution = font.resolution
    glyph = resolution.face.glyph(scalar)
    guard !glyph.isMissing else { return false }
    advance = CGFloat(glyph.advance)
    if let display = resolution.blendedFace {
      blended = display.glyph(scalar)
      advance += (CGFloat(blended.advance) - advance) * resolution.blend
    }
    advance *= font.unit
    return true
  }
}
