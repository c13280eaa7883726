extension FontFace {
  /// SF Text Semibold while Text and Display were two fonts: text with a straight apostrophe is narrower.
  ///
  /// > Basis: derived. "What's" is recorded at 16 and 17 points, at scales 2 and 3: only 110 to 120 units less than the
  /// > advances of the blended font fit all four, and these fit that font. Labels of this face without W, h and
  /// > apostrophe fit the common table. That the apostrophe is the narrow one, and that the first releases with this
  /// > face had it too, is assumed.
  static let sfTextSemiboldUnblended = FontFace(name: "SFText-Semibold", derivedFrom: .sfTextSemibold) {
    scalar, units in
    scalar == 0x27 ? units - 115 : units
  }
}
