import CoreTypes

/// The advances of characters that no table has: other scripts, symbols, emoji.
///
/// iOS takes them from a fallback font. Here an installed font must not affect a frame, so each script has one number.
/// System tracking is not added to them, because it belongs to the Latin face.
///
/// > Basis: assumed, except where a line says otherwise.
enum FallbackAdvance {
  /// Returns the advance in em.
  static func ems(of scalar: Unicode.Scalar) -> CGFloat {
    if isInvisible(scalar) { return 0 }
    return scripts.first { $0.range.contains(scalar.value) }?.ems ?? 0.6
  }

  /// The extra advance that the system font gives a Han character since iOS 11, in points.
  ///
  /// > Basis: captured. Labels and buttons of 2 to 8 such characters in 12 to 24 points (74 of 74, of 7 sizes, Xcode 9
  /// > to 12) leave .25 to .3; with Xcode 7 it is 0 (25). That languages which prefer another font have the same is
  /// > assumed.
  static let hanSpacing: CGFloat = 0.28

  static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x4DBF).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
  }

  /// Returns whether the scalar is a control, a joiner or a mark that is placed on its letter.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static let scripts: [(range: ClosedRange<UInt32>, ems: CGFloat)] = [
    (0x0370...0x052F, 0.6),  // Greek, Cyrillic letters without a Latin lookalike
    (0x0530...0x058F, 0.6),  // Armenian
    (0x0590...0x05FF, 0.55),  // Hebrew
    (0x0600...0x08FF, 0.5),  // Arabic, in its joined forms
    (0x0900...0x0DFF, 0.6),  // Devanagari … Sinhala
    (0x0E00...0x0EFF, 0.6),  // Thai, Lao
    (0x1000...0x109F, 0.7),  // Myanmar
    (0x10A0...0x10FF, 0.6),  // Georgian
    (0x1100...0x11FF, 0.92),  // Hangul jamo: the first of a syllable; derived from Apple SD Gothic Neo
    (0x1780...0x17FF, 0.7),  // Khmer
    (0x2000...0x2001, 0.5),  // en quad; em quad is close enough
    (0x2002...0x2002, 0.5), (0x2003...0x2003, 1), (0x2004...0x2004, 0.333), (0x2005...0x2005, 0.25),
    (0x2006...0x2006, 0.167), (0x2007...0x2007, 0.6), (0x2008...0x200A, 0.2), (0x202F...0x202F, 0.2),
    (0x2E80...0xA4CF, 1),  // kana, Han, CJK punctuation, Yi: documented, full-width
    (0xAC00...0xD7A3, 0.92),  // Hangul syllables: derived from Apple SD Gothic Neo
    (0xF900...0xFAFF, 1),  // Han compatibility ideographs
    (0xFB1D...0xFB4F, 0.55), (0xFB50...0xFDFF, 0.5), (0xFE70...0xFEFE, 0.5),
    (0xFE10...0xFE6F, 1), (0xFF01...0xFF60, 1),  // full-width forms
    (0xFF61...0xFFDC, 0.5),  // half-width katakana and Hangul
    (0xFFE0...0xFFE6, 1),
    (0x1F000...0x1FAFF, 1), (0x20000...0x3FFFF, 1),
  ]

  // MARK: Emoji

  /// Returns whether the character is drawn from the color font, by default or because of U+FE0F.
  static func isColorGlyph(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x203C || scalars.count > 1 else { return false }
    return first.properties.isEmojiPresentation || (first.properties.isEmoji && scalars.contains("\u{FE0F}"))
  }

  /// Returns the width of an emoji in points; relative to its size, a smaller emoji is wider.
  ///
  /// > Basis: captured, a line through 13, 17, 35, 38 and 45 points (19, 22.5, 40, 43 and 50 wide, Xcode 9 to 12);
  /// > below 13 points assumed.
  static func color(pointSize: CGFloat) -> CGFloat { min(1.43 * pointSize, 0.97 * pointSize + 6) }

  // MARK: Letters similar to Latin letters

  /// Returns the letter without its accents, or the Latin letter of the same shape for Greek and Cyrillic.
  static func lookalike(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x80..<0x2000).contains(scalar.value) else { return nil }
    return alike[scalar] ?? withoutAccents(scalar).map { alike[$0] ?? $0 }
  }

  private static func withoutAccents(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first!
    return base == scalar ? nil : base
  }

  private static let alike: [Unicode.Scalar: Unicode.Scalar] = {
    let original =
      "АВЕКМНОРСТУХЅІЈавекмнорстухѕіјБГДЖЗИЛПФЦЧШЩЪЫЬЭЮЯбгджзийлптфцчшщъыьэюя"
      + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΓΔΘΛΞΠΣΦΨαβγδεζηθικλμνξορςστυφχψω"
    let latin =
      "ABEKMHOPCTYXSIJabekmhopctyxsijBFDWENAHOUHMMBMbEMRbrgxenunntouhwwbubemr"
      + "ABEZHIKMNOPTYXFAOAEHEOWabyoecnoikluvcopcotuoxww"
    return Dictionary(zip(original.unicodeScalars, latin.unicodeScalars)) { first, _ in first }
  }()
}
