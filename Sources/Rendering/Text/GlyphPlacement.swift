import CoreTypes
import DisplayLists

/// Places shaped glyphs in the cells that layout gave to their characters.
struct GlyphPlacement {
  private let shaped: ShapedText
  private let range: Range<Int>
  private let cells: ClusterCells
  private let isRightToLeft: Bool
  private let pointsPerUnit: Double
  /// The ratio of the cells' width to the font's own.
  private let ratio: Double

  init(_ shaped: ShapedText, _ range: Range<Int>, in cells: ClusterCells, _ run: TextRun) {
    (self.shaped, self.range, self.cells, isRightToLeft) = (shaped, range, cells, run.isRightToLeft)
    pointsPerUnit = Double(run.font.pointSize) / shaped.face.unitsPerEm
    let naturalWidth = shaped.advance * pointsPerUnit
    ratio = naturalWidth > 0 ? cells.width(of: range) / naturalWidth : 1
  }

  /// Places every cluster at its cell's left edge; within a cluster, the font's own advances apply.
  ///
  /// Glyphs of a font wider than Apple's are narrowed, so that they do not collide. They are never widened, because
  /// wide cells come from letter spacing. Glyphs of a bundled font are not changed. A single letter that is much too
  /// wide is narrowed alone.
  func inCells() -> [GlyphStretch] {
    let usual = ratio > 0.98 || shaped.face.isShipped ? 1 : max(ratio, 0.8), ends = clusterEnds
    var stretches: [GlyphStretch] = [], glyphs: [GlyphStretch.Glyph] = [], scale = usual, pen = 0.0, cluster: Int?
    func close() {
      guard let first = glyphs.map(\.cluster).min(), let last = glyphs.map(\.cluster).max() else { return }
      let characters = first..<(ends[last] ?? last + 1)
      stretches.append(
        GlyphStretch(face: shaped.face, glyphs: glyphs, characters: characters, horizontalScale: scale))
      glyphs = []
    }
    for glyph in shaped.glyphs {
      let characters = glyph.cluster..<(ends[glyph.cluster] ?? glyph.cluster + 1)
      if glyph.cluster != cluster {
        (cluster, pen) = (glyph.cluster, 0)
        let fitting = usual * narrowing(of: glyph, in: cells.width(of: characters), usual)
        if fitting != scale { close() }
        scale = fitting
      }
      glyphs.append(place(glyph, at: cells.left(of: characters) + (pen + glyph.xOffset) * pointsPerUnit * scale))
      pen += glyph.advance
    }
    close()
    return stretches
  }

  /// Returns the factor for a glyph: 1 if it extends less than a tenth of an em beyond its cell.
  ///
  /// > Basis: derived: of the free fonts' letters only the at sign of Liberation Sans, 1.015 ems wide in a cell of 0.8,
  /// > does that in a cell of Helvetica Neue.
  private func narrowing(of glyph: ShapedText.Glyph, in width: Double, _ usual: Double) -> Double {
    let natural = glyph.advance * pointsPerUnit * usual, em = pointsPerUnit * shaped.face.unitsPerEm
    return width > 0 && natural - width > em / 10 && !shaped.face.isShipped ? max(width / natural, 0.7) : 1
  }

  /// Uses the font's own advances, stretched to the total width of all cells.
  ///
  /// This is for scripts without metric tables: their cells are averages, which would tear Arabic words apart.
  func spread() -> [GlyphStretch] {
    guard !shaped.face.hasColor else { return inCells() }
    let scale = min(max(ratio, 0.75), isRightToLeft ? 1.25 : 1), left = cells.left(of: range)
    var glyphs: [GlyphStretch.Glyph] = [], pen = 0.0
    for glyph in shaped.glyphs {
      glyphs.append(place(glyph, at: left + pen * pointsPerUnit * ratio + glyph.xOffset * pointsPerUnit * scale))
      pen += glyph.advance
    }
    return [GlyphStretch(face: shaped.face, glyphs: glyphs, characters: range, horizontalScale: scale)]
  }

  private func place(_ glyph: ShapedText.Glyph, at x: Double) -> GlyphStretch.Glyph {
    .init(id: glyph.id, position: CGPoint(x: x, y: -glyph.yOffset * pointsPerUnit), cluster: glyph.cluster)
  }

  /// The end of each cluster's characters; a ligature has several.
  private var clusterEnds: [Int: Int] {
    let starts = Set(shaped.glyphs.map(\.cluster)).sorted() + [range.upperBound]
    return Dictionary(zip(starts, starts.dropFirst())) { first, _ in first }
  }
}
