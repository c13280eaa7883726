/// The glyphs of a stretch of text while rules of its font change them.
struct GlyphBuffer {
  struct Glyph {
    var id: Int
    /// The character that it stands for, or the first of them.
    let character: Int
    /// What a rule adds to its advance, in font units.
    var added = 0
    /// What a pair with the next glyph adds, in font units.
    var kern = 0
  }

  var glyphs: [Glyph]
  let classes: GlyphClasses
  /// What rules may still do: those of damaged fonts could go on for ever.
  private var stepsLeft: Int
  private let mostGlyphs: Int

  init(_ glyphs: [Glyph], classes: GlyphClasses) {
    (self.glyphs, self.classes) = (glyphs, classes)
    stepsLeft = 50_000 + 2_000 * glyphs.count
    mostGlyphs = 64 + 16 * glyphs.count
  }

  /// False when too much has been done already.
  mutating func mayStep(_ steps: Int = 1) -> Bool {
    stepsLeft -= steps
    return stepsLeft > 0
  }

  /// The nearest glyph behind `place` that a lookup does not pass over.
  func next(after place: Int, for lookup: FontLookup) -> Int? {
    guard place + 1 < glyphs.count else { return nil }
    return (place + 1..<glyphs.count).first { !classes.isSkipped(glyphs[$0].id, by: lookup) }
  }

  func previous(before place: Int, for lookup: FontLookup) -> Int? {
    (0..<place).last { !classes.isSkipped(glyphs[$0].id, by: lookup) }
  }

  /// Puts other glyphs in the place of one.
  mutating func replace(_ place: Int, with ids: [Int]) {
    guard glyphs.count + ids.count <= mostGlyphs else { return stepsLeft = 0 }
    let character = glyphs[place].character
    glyphs.replaceSubrange(place...place, with: ids.map { Glyph(id: $0, character: character) })
  }

  /// Puts one glyph in the place of several; those between them that were passed over stay behind it.
  ///
  /// - Parameter places: ascending.
  mutating func join(_ places: [Int], into id: Int) {
    glyphs[places[0]].id = id
    for place in places.dropFirst().reversed() { glyphs.remove(at: place) }
  }
}
