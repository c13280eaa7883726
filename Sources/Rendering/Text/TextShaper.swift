import CoreTypes
import DisplayLists

/// Glyphs of one font, ready to draw.
final class GlyphStretch {
  struct Glyph {
    var id: UInt32
    /// The position relative to the run's origin, y downward, in points.
    var position: CGPoint
    /// The index of the glyph's first character.
    var cluster: Int
  }

  let face: FontFace
  let glyphs: [Glyph]
  /// The range of the run's text that it shows, without gaps.
  let characters: Range<Int>
  /// The horizontal scale; other than 1 if the font is not as wide as the cells.
  let horizontalScale: Double

  /// The greatest distance of its glyphs from the run's origin, in points.
  let reach: Double

  init(face: FontFace, glyphs: [Glyph], characters: Range<Int>, horizontalScale: Double) {
    (self.face, self.glyphs, self.characters) = (face, glyphs, characters)
    self.horizontalScale = horizontalScale
    reach = glyphs.reduce(0) { max($0, abs($1.position.x), abs($1.position.y)) }
  }
}

/// Turns runs into glyphs: shapes come from the available fonts, positions from the run.
final class TextShaper {
  private let fonts: FontMatcher
  /// The cache: interfaces repeat their words.
  private var shaped: GenerationCache<Wording, [GlyphStretch]>

  init(fonts: FontMatcher, capacityInBytes: Int) {
    self.fonts = fonts
    shaped = GenerationCache(capacity: capacityInBytes)
  }

  /// A run independent of its position and color.
  private struct Wording: Hashable {
    let text: String
    let clusterOffsets: [CGFloat]
    let width: CGFloat
    let font: FontRequest
    let isRightToLeft: Bool

    init(_ run: TextRun) {
      (text, clusterOffsets, width) = (run.text, run.clusterOffsets, run.width)
      (font, isRightToLeft) = (run.font, run.isRightToLeft)
    }

    /// The approximate cost in bytes.
    var cost: Int { 300 + 2 * text.utf8.count + 40 * clusterOffsets.count }
  }

  /// Returns the glyphs of a run; empty if there is no font.
  func glyphs(of run: TextRun) -> [GlyphStretch] {
    let wording = Wording(run)
    if let known = shaped.value(for: wording) { return known }
    let glyphs = shape(run)
    shaped.insert(glyphs, for: wording, cost: wording.cost)
    return glyphs
  }

  var bytesInUse: Int { shaped.cost }

  private func shape(_ run: TextRun) -> [GlyphStretch] {
    guard run.width.isFinite, run.clusterOffsets.allSatisfy(\.isFinite) else { return [] }
    let cells = ClusterCells(run)
    return stretches(of: cells.characters, run.font).flatMap { stretch in
      let placement = GlyphPlacement(shaped(stretch, cells, run), stretch.characters, in: cells, run)
      // Right-to-left scripts join their letters, which no metric table here includes.
      let spreads = stretch.isFallback || stretch.face.isShipped && run.isRightToLeft
      return spreads ? placement.spread() : placement.inCells()
    }
  }

  /// Returns the shaped text. Spaced letters form no ligatures.
  private func shaped(_ stretch: Stretch, _ cells: ClusterCells, _ run: TextRun) -> ShapedText {
    func shaped(joins: Bool) -> ShapedText {
      ShapedText(cells.characters, stretch.characters, in: stretch.face, run.isRightToLeft, joins: joins)
    }
    guard stretch.face.isShipped else { return shaped(joins: false) }
    let joined = shaped(joins: true)
    return joined.joinsApart(cells, end: stretch.characters.upperBound) ? shaped(joins: false) : joined
  }

  private struct Stretch {
    let face: FontFace
    let isFallback: Bool
    var characters: Range<Int>
  }

  /// Splits the text where the font changes and, in fallback fonts, between words. Invisible characters are left out.
  private func stretches(of characters: [Character], _ font: FontRequest) -> [Stretch] {
    let requested = fonts.face(for: font)
    var stretches: [Stretch] = []
    for (i, character) in characters.enumerated() where !character.isInvisible {
      let endsWord = character == " " && stretches.last?.isFallback == true
      guard !endsWord, let face = face(for: character, font, requested: requested) else { continue }
      if let last = stretches.last, last.face === face, last.characters.upperBound == i {
        stretches[stretches.count - 1].characters = last.characters.lowerBound..<i + 1
      } else {
        stretches.append(Stretch(face: face, isFallback: face !== requested, characters: i..<i + 1))
      }
    }
    return stretches
  }

  private func face(for character: Character, _ font: FontRequest, requested: FontFace?) -> FontFace? {
    if let requested, requested.covers(character), !character.prefersColor { return requested }
    return fonts.fallback(for: font, covering: character) ?? requested
  }
}
