import CoreTypes
import CCairo
import DisplayLists

extension CairoPlayer {
  func text(_ run: TextRun) {
    let pictures = TextPictures(resources, canvas.matrix)
    guard pictures.canDraw(run) else { return }
    setSource(run.color)
    for stretch in resources.shaper.glyphs(of: run) { draw(stretch, of: run, pictures) }
  }

  /// Draws text: as real text in documents, as coverage in pixels. Emoji are images in both.
  private func draw(_ stretch: GlyphStretch, of run: TextRun, _ pictures: TextPictures) {
    if canvas.isDocument, resources.drawsShippedFonts, stretch.face.isShipped {
      fillOutlines(stretch, of: run)
    } else if stretch.face.hasColor || canvas.isDocument {
      show(stretch, of: run)
    } else if pictures.fit(stretch, of: run) {
      guard let picture = pictures.picture(of: stretch, of: run) else { return }
      canvas.inPixels {
        picture.mask.surface.maskSource(of: context, x: Double(picture.box.left), y: Double(picture.box.top))
      }
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
    let size = Double(run.font.pointSize), width = size * stretch.horizontalScale
    setNeutralFontOptions(of: context)
    // A narrower emoji is also lower.
    let height = stretch.face.hasColor ? width : size
    stretch.face.select(on: context, horizontalSize: width, verticalSize: height)
    return stretch.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: run.origin.x + $0.position.x, y: run.origin.y + $0.position.y)
    }
  }
}
