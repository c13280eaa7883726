import CHarfBuzz

/// The OpenType features for shaping. Where positions come from other tables, features that merge or exchange glyphs of
/// adjacent clusters are off, because each cluster has its own measured cell. Kerning is off because positions do not
/// come from the font.
enum ShapingFeatures {
  /// Returns the disabled features. Arabic needs its contextual forms; Latin fonts use the same feature to turn "->"
  /// into an arrow.
  ///
  /// - Parameter joins: Whether the font's own rules, which are on by default, measured the text. Only its kerning is
  ///   then part of the positions.
  static func disabled(isRightToLeft: Bool, joins: Bool) -> [hb_feature_t] {
    let tags = joins ? ["kern"] : ["liga", "clig", "dlig", "hlig", "kern"] + (isRightToLeft ? [] : ["calt"])
    return tags.map { hb_feature_t(tag: hb_tag_from_string($0, -1), value: 0, start: 0, end: UInt32.max) }
  }
}
