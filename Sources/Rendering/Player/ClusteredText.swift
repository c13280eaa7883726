import CCairo
import DisplayLists

/// Which glyphs of a stretch stand for which of its text, so that what is read out of a document is what was written.
struct ClusteredText {
  let utf8: String
  /// In the order of the text, whichever way it runs.
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
  /// Cairo gives up a whole document for a code point that is none, or for 0.
  fileprivate var withoutNoncharacters: String {
    let isPlain = unicodeScalars.allSatisfy { $0.value > 0 && !$0.properties.isNoncharacterCodePoint }
    if isPlain { return self }
    let scalars = unicodeScalars.map { $0.value == 0 || $0.properties.isNoncharacterCodePoint ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
