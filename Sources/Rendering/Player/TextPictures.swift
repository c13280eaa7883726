import CCairo
import CoreTypes
import DisplayLists

/// The cached images of letters, and their positions.
struct TextPictures {
  struct Picture {
    let mask: RunMask
    /// The box of its pixels in the destination.
    let box: PixelBox
  }

  private let resources: PlayerResources
  /// The transform from points to pixels.
  private let matrix: cairo_matrix_t

  init(_ resources: PlayerResources, _ matrix: cairo_matrix_t) { (self.resources, self.matrix) = (resources, matrix) }

  /// Returns whether a run can be drawn. FreeType rejects letters that are flat, or larger than any picture.
  func canDraw(_ run: TextRun) -> Bool {
    guard run.origin.x.isFinite, run.origin.y.isFinite else { return false }
    let length = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    let height = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) / length, size = Double(run.font.pointSize)
    return size * min(length, height) > 0.01 && size * max(length, height) < 20_000
  }

  /// Returns whether cached images can be used: not for text that is rotated, mirrored, very large or very long.
  func fit(_ stretch: GlyphStretch, of run: TextRun) -> Bool {
    matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
      && Double(run.font.pointSize) * max(matrix.xx, matrix.yy) < 200 && stretch.reach * matrix.xx < 16_000
  }

  /// Returns the image of a stretch that fits. Nil if nothing is visible.
  ///
  /// The baseline is on a whole pixel, as on iOS. Along it, runs and glyphs begin at quarters of a pixel.
  func picture(of stretch: GlyphStretch, of run: TextRun) -> Picture? {
    let x = run.origin.x * matrix.xx + matrix.x0, baseline = (run.origin.y * matrix.yy + matrix.y0).rounded()
    guard max(abs(x), abs(baseline)) < 1e6 else { return nil }
    let start = Phased(x)
    let key = RunMaskCache.Key(
      stretch, horizontalScale: matrix.xx, verticalScale: matrix.yy, phase: start.phase)
    let mask = resources.runMasks.mask(key, of: stretch) { makeMask(stretch, of: run, key) }
    return mask.map { Picture(mask: $0, box: $0.box.moved(x: start.pixel, y: Int(baseline))) }
  }

  /// Returns the bounds of a run; nil if cached images cannot be used.
  func box(of run: TextRun) -> CGRect? {
    guard canDraw(run) else { return .null }
    var box = CGRect.null
    for stretch in resources.shaper.glyphs(of: run) {
      guard !stretch.face.hasColor, fit(stretch, of: run) else { return nil }
      if let picture = picture(of: stretch, of: run) { box = box.union(CGRect(picture.box)) }
    }
    return box
  }

  /// Returns the mask relative to the pixel in which the run begins.
  private func makeMask(_ stretch: GlyphStretch, of run: TextRun, _ key: RunMaskCache.Key) -> RunMask? {
    let start = Double(key.phase) / Double(GlyphMaskKey.phases), size = Double(run.font.pointSize)
    let placements = stretch.glyphs.map { glyph in
      let column = Phased(start + glyph.position.x * matrix.xx), row = Phased(glyph.position.y * matrix.yy)
      let glyphKey = GlyphMaskKey(
        face: ObjectIdentifier(stretch.face), glyph: glyph.id,
        horizontalSize: size * stretch.horizontalScale * matrix.xx, verticalSize: size * matrix.yy,
        xPhase: column.phase, yPhase: row.phase)
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

extension CGRect {
  fileprivate init(_ box: PixelBox) { self.init(x: box.left, y: box.top, width: box.width, height: box.height) }
}
