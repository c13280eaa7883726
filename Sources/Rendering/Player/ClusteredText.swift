import CCairo
import DisplayLists

/// The map from glyphs to the text they show, so that text copied from a document is the original text.
struct ClusteredText {
  let utf8: String
  /// The clusters in the order of the text, in either direction.
  let clusters: [cairo_text_cluster_t]

  init(_ stretch: GlyphStretch, of run: TextRun) {
    let characters = run.text.map { String($0).withoutNoncharacters }, counts = Self.glyphCounts(stretch)
    let starts = [stretch.characters.lowerBound] + counts.dropFirst().map(\.cluster)
    let ends = starts.dropFirst() + [stretch.characters.upperBound]
    utf8 = characters[stretch.characters].joined()
    clusters = zip(zip(starts, ends), counts).map { range, count in
      let bytes = characters[range.0..<range.1].reduce(0) { $0 + $1.utf8.count }
      return cairo_text_cluster_t(num_bytes: Int32(bytes), num_glyphs: Int32(count.glyphs))
    }
  }

  private static func glyphCounts(_ stretch: GlyphStretch) -> [(cluster: Int, glyphs: Int)] {
    let glyphs = Dictionary(grouping: stretch.glyphs, by: \.cluster)
    return glyphs.map { (cluster: $0.key, glyphs: $0.value.count) }.sorted { $0.cluster < $1.cluster }
  }
}

extension String {
  /// The text without code points, such as 0, that make Cairo reject a whole document.
  fileprivate var withoutNoncharacters: String {
    let isPlain = unicodeScalars.allSatisfy { $0.value > 0 && !$0.properties.isNoncharacterCodePoint }
    if isPlain { return self }
    let scalars = unicodeScalars.map { $0.value == 0 || $0.properties.isNoncharacterCodePoint ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
