import CoreTypes

extension ResolvedFont {
  /// Returns the characters of a line in a bundled font. Characters that the font lacks come from its substitute.
  func clusters(of text: some StringProtocol, in font: ShippedFont, joins: Bool, kerns: Bool) -> [Cluster] {
    let script = TextScript.tag(of: text), unit = pointSize / CGFloat(font.unitsPerEm)
    var clusters: [Cluster] = [], waiting: [[Int]] = []
    func flush() {
      clusters += font.cells(of: waiting, script: script, joins: joins).map { cell in
        Cluster(advance: CGFloat(cell.advance) * unit + tracking, kernAfter: kerns ? CGFloat(cell.kern) * unit : 0)
      }
      waiting = []
    }
    for character in text {
      if let glyphs = FallbackAdvance.isColorGlyph(character) ? nil : font.glyphs(of: character) {
        waiting.append(glyphs)
      } else {
        flush()
        clusters.append(Cluster(advance: ClusterGlyph(character, font: self).advance))
      }
    }
    flush()
    return clusters
  }
}

/// The script that selects a font's rules for a text: that of its first letter.
enum TextScript {
  static func tag(of text: some StringProtocol) -> FontTag {
    for scalar in text.unicodeScalars {
      if let tag = tag(of: scalar.value) { return tag }
    }
    return "DFLT"
  }

  private static func tag(of code: UInt32) -> FontTag? {
    switch code {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x24F, 0x1E00...0x1EFF: "latn"
    case 0x370...0x3FF, 0x1F00...0x1FFF: "grek"
    case 0x400...0x52F: "cyrl"
    case 0x531...0x58F: "armn"
    case 0x591...0x5F4: "hebr"
    case 0x620...0x6FF, 0x750...0x77F: "arab"
    case 0xE01...0xE5B: "thai"
    case 0x10A0...0x10FF: "geor"
    case 0x1100...0x11FF, 0xAC00...0xD7A3: "hang"
    case 0x3041...0x30FF: "kana"
    case 0x3400...0x9FFF: "hani"
    default: nil
    }
  }
}
