import CFontconfig
import DisplayLists

/// The parts of a font request that determine the font file: everything but the exact size.
struct FaceRequest: Hashable {
  /// The families, most wanted first.
  let families: [String]
  let weight: Int
  let isItalic: Bool
  /// The font file, which takes precedence over everything else.
  let file: FontFile?

  init(_ font: FontRequest) {
    file = font.file
    families = FontSubstitutes.families(for: font.family, pointSize: font.pointSize)
    (weight, isItalic) = (font.weight, font.isItalic)
  }

  /// The weight on fontconfig's scale, where regular is 80 and bold 200.
  var fontconfigWeight: Int { Int(FcWeightFromOpenType(Int32(min(max(weight, 1), 1000)))) }

  /// Returns a fontconfig pattern that the caller owns.
  func makePattern(covering character: Character?) -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    if character?.prefersColor == true { FcPatternAddString(pattern, FC_FAMILY, "Noto Color Emoji") }
    for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddInteger(pattern, FC_WEIGHT, Int32(fontconfigWeight))
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
    FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
    if let character { addCoverage(of: character, to: pattern) }
    return pattern
  }

  private func addCoverage(of character: Character, to pattern: OpaquePointer) {
    let characters = FcCharSetCreate()
    for scalar in character.unicodeScalars where scalar.needsGlyph { FcCharSetAddChar(characters, scalar.value) }
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    FcCharSetDestroy(characters)
  }
}

extension Character {
  /// Whether the character is an emoji by default or because of variation selector 16.
  var prefersColor: Bool {
    unicodeScalars.contains { $0.value > 0x2000 && ($0.properties.isEmojiPresentation || $0.value == 0xFE0F) }
  }

  /// Whether the character is a line break, a tab or similar, which affects only layout.
  var isInvisible: Bool {
    unicodeScalars.allSatisfy { $0.isInvisible }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar needs a glyph; joiners and variation selectors do not.
  var needsGlyph: Bool { isPlain || !properties.isDefaultIgnorableCodePoint }

  fileprivate var isInvisible: Bool {
    if isPlain { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: value == 0xFFFC
    }
  }

  /// Whether the scalar is printable ASCII, which saves most text the lookup of properties.
  private var isPlain: Bool { (0x20...0x7E).contains(value) }
}
