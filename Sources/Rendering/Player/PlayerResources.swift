/// What outlives a list: fonts, glyphs and pictures that were needed before.
final class PlayerResources {
  let notes = RenderingNotes()
  let fonts: FontMatcher
  let shaper: TextShaper
  let glyphMasks: GlyphMaskCache
  var runMasks: RunMaskCache
  let pictures: PictureStore

  /// Most is for pictures: a photograph of 12 million pixels takes 48 MB, Latin text in a handful of fonts and sizes 3.
  init(_ source: FontSource, capacityInBytes: Int) {
    fonts = FontMatcher(source, notes: notes)
    shaper = TextShaper(fonts: fonts, capacityInBytes: capacityInBytes / 16)
    glyphMasks = GlyphMaskCache(capacityInBytes: capacityInBytes / 16)
    runMasks = RunMaskCache(capacityInBytes: capacityInBytes / 8)
    pictures = PictureStore(notes: notes, capacityInBytes: capacityInBytes / 4 * 3)
  }

  var bytesInUse: Int {
    shaper.bytesInUse + glyphMasks.bytesInUse + runMasks.bytesInUse + pictures.bytesInUse
  }
}
