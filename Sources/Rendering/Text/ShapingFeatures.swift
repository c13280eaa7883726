import CHarfBuzz

/// Where places come from other tables, what would merge or exchange glyphs of neighbouring clusters stays off: each
/// cluster has its own measured cell. Kerning is off because places do not come from the font.
enum ShapingFeatures {
  /// Arabic needs its contextual forms; Latin fonts use the same feature to turn "->" into an arrow.
  ///
  /// - Parameter joins: the text was measured by the font's own rules, which are on by default; only its pairs are in the
  ///   places already.
  static func disabled(isRightToLeft: Bool, joins: Bool) -> [hb_feature_t] {
    let tags = joins ? ["kern"] : ["liga", "clig", "dlig", "hlig", "kern"] + (isRightToLeft ? [] : ["calt"])
    return tags.map { hb_feature_t(tag: hb_tag_from_string($0, -1), value: 0, start: 0, end: UInt32.max) }
  }
}
