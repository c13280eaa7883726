import CHarfBuzz

/// Characters shaped by HarfBuzz with one font: the glyphs, and their widths as designed.
struct ShapedText {
  /// A glyph in font units; `cluster` is the index of the character.
  struct Glyph {
    let id: UInt32
    let cluster: Int
    let advance, xOffset, yOffset: Double
  }

  let face: FontFace
  /// The glyphs from left to right.
  let glyphs: [Glyph]

  /// The advance in font units.
  var advance: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// - Parameter joins: Whether letters form ligatures if the font has them.
  init(
    _ characters: [Character], _ range: Range<Int>, in face: FontFace, _ isRightToLeft: Bool, joins: Bool = false
  ) {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    for i in range {
      for scalar in characters[i].unicodeScalars { hb_buffer_add(buffer, scalar.value, UInt32(i)) }
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // A fixed language, so that pictures do not depend on that of the process.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)
    let features = ShapingFeatures.disabled(isRightToLeft: isRightToLeft, joins: joins)
    hb_shape(face.shapingFont, buffer, features, UInt32(features.count))
    (self.face, glyphs) = (face, Self.glyphs(in: buffer).filter { face.canDraw($0.id) })
  }

  /// Returns whether a glyph covers several characters with separate cells, which were measured as single letters.
  ///
  /// - Parameter end: The end of the characters.
  func joinsApart(_ cells: ClusterCells, end: Int) -> Bool {
    let starts = Set(glyphs.map(\.cluster)).sorted()
    return zip(starts, starts.dropFirst() + [end]).contains { start, next in
      (start + 1..<max(next, start + 1)).contains { cells.width(of: $0..<$0 + 1) > 0.001 }
    }
  }

  private static func glyphs(in buffer: OpaquePointer?) -> [Glyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      Glyph(
        id: infos[i].codepoint, cluster: Int(infos[i].cluster), advance: Double(positions[i].x_advance),
        xOffset: Double(positions[i].x_offset), yOffset: Double(positions[i].y_offset))
    }
  }
}
