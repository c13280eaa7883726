import CoreTypes
import CHarfBuzz
import DisplayLists

/// Glyphs of one font, ready to draw.
struct GlyphStretch {
  struct Glyph {
    var id: UInt32
    /// Relative to the run's origin, y downwards, in points.
    var position: CGPoint
  }

  let face: FontFace
  let glyphs: [Glyph]
  /// Narrower than 1 where the font at hand is wider than Apple's.
  let horizontalScale: Double
}

/// Turns runs into glyphs: shapes come from the fonts at hand, places from the run.
struct TextShaper {
  let fonts: FontMatcher

  /// Nothing when there is no font.
  func glyphs(of run: TextRun) -> [GlyphStretch] {
    let clusters = ClusterCells(run)
    return stretches(of: clusters.characters, run.font).map { stretch in
      let shaped = shape(clusters.characters, stretch, isRightToLeft: run.isRightToLeft)
      return place(shaped, stretch, in: clusters, pointSize: run.font.pointSize)
    }
  }

  // MARK: Fonts

  private struct Stretch {
    let face: FontFace
    var characters: Range<Int>
  }

  /// Cuts the text where the font changes; what cannot be seen is cut out.
  private func stretches(of characters: [Character], _ font: FontRequest) -> [Stretch] {
    var stretches: [Stretch] = []
    for (i, character) in characters.enumerated() where !character.isInvisible {
      guard let face = face(for: character, font, previous: stretches.last?.face) else { continue }
      if let last = stretches.last, last.face === face, last.characters.upperBound == i {
        stretches[stretches.count - 1].characters = last.characters.lowerBound..<i + 1
      } else {
        stretches.append(Stretch(face: face, characters: i..<i + 1))
      }
    }
    return stretches
  }

  /// A space between two words of a fallback font stays in that font.
  private func face(for character: Character, _ font: FontRequest, previous: FontFace?) -> FontFace? {
    if let previous, character == " ", previous.covers(character) { return previous }
    let requested = fonts.face(for: font)
    if let requested, requested.covers(character), !character.prefersColor { return requested }
    return fonts.fallback(for: font, covering: character) ?? requested
  }

  // MARK: Shapes

  /// In the font's own units, from left to right; `cluster` is the index of the character.
  private struct ShapedGlyph {
    let id: UInt32
    let cluster: Int
    let advance, xOffset, yOffset: Double
  }

  private func shape(_ characters: [Character], _ stretch: Stretch, isRightToLeft: Bool) -> [ShapedGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    for i in stretch.characters {
      for scalar in characters[i].unicodeScalars { hb_buffer_add(buffer, scalar.value, UInt32(i)) }
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)
    let features = ShapingFeatures.disabled(isRightToLeft: isRightToLeft)
    hb_shape(stretch.face.shapingFont, buffer, features, UInt32(features.count))
    return glyphs(in: buffer)
  }

  private func glyphs(in buffer: OpaquePointer?) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      ShapedGlyph(
        id: infos[i].codepoint, cluster: Int(infos[i].cluster), advance: Double(positions[i].x_advance),
        xOffset: Double(positions[i].x_offset), yOffset: Double(positions[i].y_offset))
    }
  }

  // MARK: Places

  /// Every cluster starts at its cell's left edge; inside of a cluster the font's own advances count.
  private func place(
    _ shaped: [ShapedGlyph], _ stretch: Stretch, in cells: ClusterCells, pointSize: CGFloat
  ) -> GlyphStretch {
    let pointsPerUnit = Double(pointSize) / stretch.face.unitsPerEm
    let naturalWidth = shaped.reduce(0) { $0 + $1.advance } * pointsPerUnit
    let narrowing = cells.narrowing(stretch.characters, naturalWidth: naturalWidth)
    let starts = Set(shaped.map(\.cluster)).sorted() + [stretch.characters.upperBound]
    let ends = Dictionary(zip(starts, starts.dropFirst())) { first, _ in first }
    var glyphs: [GlyphStretch.Glyph] = [], pen = 0.0, cluster: Int?
    for glyph in shaped {
      if glyph.cluster != cluster { (cluster, pen) = (glyph.cluster, 0) }
      let left = cells.left(of: glyph.cluster..<(ends[glyph.cluster] ?? glyph.cluster + 1))
      let x = left + (pen + glyph.xOffset) * pointsPerUnit * narrowing
      glyphs.append(.init(id: glyph.id, position: CGPoint(x: x, y: -glyph.yOffset * pointsPerUnit)))
      pen += glyph.advance
    }
    return GlyphStretch(face: stretch.face, glyphs: glyphs, horizontalScale: narrowing)
  }
}
