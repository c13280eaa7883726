/// The glyphs of a stretch of text while the font's rules change them.
struct GlyphBuffer {
  struct Glyph {
    var id: Int
    /// The index of the glyph's character, or of the first one of a ligature.
    let character: Int
    /// The change of the advance by rules, in font units.
    var added = 0
    /// The kerning with the next glyph, in font units.
    var kern = 0
  }

  var glyphs: [Glyph]
  let classes: GlyphClasses
  /// The remaining budget of rule applications. Without it, the rules of a damaged font could run forever.
  private var stepsLeft: Int
  private let mostGlyphs: Int

  init(_ glyphs: [Glyph], classes: GlyphClasses) {
    (self.glyphs, self.classes) = (glyphs, classes)
    stepsLeft = 50_000 + 2_000 * glyphs.count
    mostGlyphs = 64 + 16 * glyphs.count
  }

  /// Uses up part of the budget. Returns false when it is exhausted.
  mutating func mayStep(_ steps: Int = 1) -> Bool {
    stepsLeft -= steps
    return stepsLeft > 0
  }

  /// Returns the next glyph after `place` that the lookup does not skip.
  func next(after place: Int, for lookup: FontLookup) -> Int? {
    guard place + 1 < glyphs.count else { return nil }
    return (place + 1..<glyphs.count).first { !classes.isSkipped(glyphs[$0].id, by: lookup) }
  }

  func previous(before place: Int, for lookup: FontLookup) -> Int? {
    (0..<place).last { !classes.isSkipped(glyphs[$0].id, by: lookup) }
  }

  /// Replaces one glyph by others.
  mutating func replace(_ place: Int, with ids: [Int]) {
    guard glyphs.count + ids.count <= mostGlyphs else { return stepsLeft = 0 }
    let character = glyphs[place].character
    glyphs.replaceSubrange(place...place, with: ids.map { Glyph(id: $0, character: character) })
  }

  /// Replaces several glyphs by one. Skipped glyphs between them stay behind it.
  ///
  /// - Parameter places: The places of the glyphs, ascending.
  mutating func join(_ places: [Int], into id: Int) {
    glyphs[places[0]].id = id
    for place in places.dropFirst().reversed() { glyphs.remove(at: place) }
  }
}
