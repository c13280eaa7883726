import CoreTypes

/// The table entries of one character, and its advance in a font.
struct ClusterGlyph {
  var glyph = FontFace.Glyph()
  var blended = FontFace.Glyph()
  var advance: CGFloat = 0

  private static let digits: ClosedRange<UInt32> = 0x30...0x39

  static let none = ClusterGlyph()
  private init() {}

  init(_ character: Character, font: ResolvedFont) {
    self.init(character.unicodeScalars.first!, font: font)
    if FallbackAdvance.isColorGlyph(character) {
      self = .none
      advance = FallbackAdvance.color(pointSize: font.pointSize)
    }
  }

  /// Creates the entry of a character that begins with `scalar`, ignoring any marks.
  init(_ scalar: Unicode.Scalar, font: ResolvedFont) {
    if find(scalar.value, font: font) { return }
    if let base = FallbackAdvance.lookalike(of: scalar), find(base.value, font: font) { return }
    advance = FallbackAdvance.ems(of: scalar) * font.pointSize
    if FallbackAdvance.isHan(scalar) { advance += font.resolution.hanSpacing }
  }

  /// Takes glyph and tracked advance from the font's tables.
  private mutating func find(_ scalar: UInt32, font: ResolvedFont) -> Bool {
    let resolution = font.resolution
    let scalar = resolution.hasEqualDigits && Self.digits.contains(scalar) ? Self.digits.lowerBound : scalar
    glyph = resolution.face.glyph(scalar)
    guard !glyph.isMissing else { return false }
    if let ems = resolution.fixedAdvance {
      advance = ems * font.pointSize
      return true
    }
    advance = CGFloat(glyph.advance)
    if let display = resolution.blendedFace {
      blended = display.glyph(scalar)
      advance += (CGFloat(blended.advance) - advance) * resolution.blend
    }
    advance = advance * font.unit + font.tracking
    return true
  }
}
