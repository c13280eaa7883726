import CoreTypes
import CCairo
import DisplayLists

extension CairoPlayer {
  func text(_ run: TextRun) {
    guard run.origin.x.isFinite, run.origin.y.isFinite, canDraw(run.font.pointSize) else { return }
    setSource(run.color)
    for stretch in resources.shaper.glyphs(of: run) { draw(stretch, of: run) }
  }

  /// FreeType refuses letters that are flat, or larger than any picture.
  private func canDraw(_ pointSize: CGFloat) -> Bool {
    let matrix = canvas.matrix, length = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    let height = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) / length, size = Double(pointSize)
    return size * min(length, height) > 0.01 && size * max(length, height) < 20_000
  }

  /// Documents get real text, pixels get coverage; emoji are pictures in both.
  private func draw(_ stretch: GlyphStretch, of run: TextRun) {
    if stretch.face.hasColor || canvas.isDocument {
      show(stretch, of: run)
    } else if let size = pixelsPerEm(stretch, of: run) {
      drawMasks(stretch, of: run, size)
    } else {
      fillOutlines(stretch, of: run)
    }
  }

  // MARK: Glyphs by Cairo

  private func show(_ stretch: GlyphStretch, of run: TextRun) {
    let glyphs = select(stretch, of: run), text = ClusteredText(stretch, of: run)
    let backward = cairo_text_cluster_flags_t(rawValue: run.isRightToLeft ? 1 : 0)
    cairo_show_text_glyphs(
      context, text.utf8, Int32(text.utf8.utf8.count), glyphs, Int32(glyphs.count), text.clusters,
      Int32(text.clusters.count), backward)
    guard stretch.face.emboldening > 0 else { return }
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    stretch.face.thicken(on: context, size: Double(run.font.pointSize))
  }

  private func fillOutlines(_ stretch: GlyphStretch, of run: TextRun) {
    let glyphs = select(stretch, of: run)
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    stretch.face.fillOutlines(on: context, size: Double(run.font.pointSize))
  }

  private func select(_ stretch: GlyphStretch, of run: TextRun) -> [cairo_glyph_t] {
    let size = Double(run.font.pointSize)
    setNeutralFontOptions(of: context)
    stretch.face.select(on: context, horizontalSize: size * stretch.horizontalScale, verticalSize: size)
    return stretch.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: run.origin.x + $0.position.x, y: run.origin.y + $0.position.y)
    }
  }

  // MARK: Glyphs from the store

  private struct PixelsPerEm {
    let horizontal, vertical: Double
  }

  /// `nil` where stored pictures do not fit: text that is turned, mirrored, very large or very long.
  private func pixelsPerEm(_ stretch: GlyphStretch, of run: TextRun) -> PixelsPerEm? {
    let matrix = canvas.matrix, size = Double(run.font.pointSize)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0, size * max(matrix.xx, matrix.yy) < 200,
      stretch.reach * matrix.xx < 16_000
    else { return nil }
    return PixelsPerEm(horizontal: size * stretch.horizontalScale * matrix.xx, vertical: size * matrix.yy)
  }

  /// The baseline stands on a whole pixel, as on iOS; along it runs begin on quarters, and so do glyphs.
  private func drawMasks(_ stretch: GlyphStretch, of run: TextRun, _ size: PixelsPerEm) {
    let matrix = canvas.matrix, x = run.origin.x * matrix.xx + matrix.x0
    let baseline = (run.origin.y * matrix.yy + matrix.y0).rounded()
    guard max(abs(x), abs(baseline)) < 1e6 else { return }
    let start = Phased(x), row = Int(baseline)
    let key = RunMaskCache.Key(
      stretch, horizontalScale: matrix.xx, verticalScale: matrix.yy, phase: start.phase)
    let mask = resources.runMasks.mask(key, of: stretch) {
      makeMask(stretch, size, key)
    }
    guard let mask else { return }
    canvas.inPixels {
      mask.surface.maskSource(
        of: context, x: Double(mask.box.left + start.pixel), y: Double(mask.box.top + row))
    }
  }

  /// Relative to the pixel that the run begins in.
  private func makeMask(
    _ stretch: GlyphStretch, _ size: PixelsPerEm, _ key: RunMaskCache.Key
  ) -> RunMask? {
    let start = Double(key.phase) / Double(GlyphMaskKey.phases)
    let placements = stretch.glyphs.map { glyph in
      let column = Phased(start + glyph.position.x * key.horizontalScale)
      let row = Phased(glyph.position.y * key.verticalScale)
      let glyphKey = GlyphMaskKey(
        face: ObjectIdentifier(stretch.face), glyph: glyph.id, horizontalSize: size.horizontal,
        verticalSize: size.vertical, xPhase: column.phase, yPhase: row.phase)
      return RunMask.Placement(
        mask: resources.glyphMasks.mask(glyphKey, of: stretch.face), x: column.pixel, y: row.pixel)
    }
    return RunMask(placements, in: RunMask.box(around: placements))
  }
}

/// A coordinate as a pixel and quarters of it.
private struct Phased {
  let pixel, phase: Int

  init(_ coordinate: Double) {
    let phases = Double(GlyphMaskKey.phases)
    let steps = Int((min(max(coordinate, -1e6), 1e6) * phases).rounded())
    pixel = steps >> 2
    phase = steps & 3
  }
}
