import CHarfBuzz

/// A writing system, or another category of characters.
struct Script: Hashable {
  let name: String

  init(of character: Character) {
    let scalars = character.unicodeScalars.filter(\.needsGlyph)
    let tags = scalars.map { Self.tag(of: $0) }
    if character.prefersColor {
      name = "emoji"
    } else if let tag = tags.first(where: { !Self.shared.contains($0) }) {
      name = Self.names[tag] ?? "\(tag) (ISO 15924)"
    } else {
      name = tags.contains("Zzzz") ? "private or unknown" : "symbol"
    }
  }

  /// Returns the script's tag.
  ///
  /// > Source: ISO 15924, as HarfBuzz spells it.
  private static func tag(of scalar: Unicode.Scalar) -> String {
    let tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes, as: Unicode.ASCII.self)
  }

  /// The tags for common, inherited and unknown scripts.
  private static let shared = ["Zyyy", "Zinh", "Zzzz"]

  private static let names = [
    "Latn": "Latin", "Grek": "Greek", "Cyrl": "Cyrillic", "Armn": "Armenian", "Hebr": "Hebrew", "Arab": "Arabic",
    "Syrc": "Syriac", "Thaa": "Thaana", "Deva": "Devanagari", "Beng": "Bengali", "Guru": "Gurmukhi",
    "Gujr": "Gujarati", "Orya": "Odia", "Taml": "Tamil", "Telu": "Telugu", "Knda": "Kannada", "Mlym": "Malayalam",
    "Sinh": "Sinhala", "Thai": "Thai", "Laoo": "Lao", "Tibt": "Tibetan", "Mymr": "Myanmar", "Geor": "Georgian",
    "Hang": "Hangul", "Ethi": "Ethiopic", "Cher": "Cherokee", "Khmr": "Khmer", "Mong": "Mongolian",
    "Hira": "Hiragana", "Kana": "Katakana", "Bopo": "Bopomofo", "Hani": "Chinese", "Yiii": "Yi",
  ]
}
