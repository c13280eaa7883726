/// The caches that outlive a list: fonts, glyphs and images.
final class PlayerResources {
  let notes = RenderingNotes()
  let fonts: FontMatcher
  let shaper: TextShaper
  let glyphMasks: GlyphMaskCache
  var runMasks: RunMaskCache
  let pictures: PictureStore
  /// Whether bundled fonts are drawn as outlines, while a document is rendered again because they cannot be embedded.
  var drawsShippedFonts = false
  /// The cache of shapes; a nil value means that the shape is not cached.
  private var shapes: GenerationCache<ShapeMask.Key, ShapeMask?>
  /// The cache of shadows: interfaces repeat their switches and cards.
  private var shadows: GenerationCache<BlurredCoverage.Key, BlurredCoverage>

  /// Creates the caches. Most of the capacity is for images: a photo of 12 million pixels takes 48 MB, Latin text in a
  /// handful of fonts and sizes 3.
  init(_ source: FontSource, _ decoders: PictureDecoders, capacityInBytes: Int) {
    fonts = FontMatcher(source, notes: notes)
    shaper = TextShaper(fonts: fonts, capacityInBytes: capacityInBytes / 16)
    glyphMasks = GlyphMaskCache(capacityInBytes: capacityInBytes / 16)
    runMasks = RunMaskCache(capacityInBytes: capacityInBytes / 8)
    shadows = GenerationCache(capacity: capacityInBytes / 16)
    shapes = GenerationCache(capacity: capacityInBytes / 16)
    pictures = PictureStore(notes: notes, decoders: decoders, capacityInBytes: capacityInBytes / 16 * 10)
  }

  var bytesInUse: Int {
    shaper.bytesInUse + glyphMasks.bytesInUse + runMasks.bytesInUse + shadows.cost + shapes.cost
      + pictures.bytesInUse
  }

  func shape(_ key: ShapeMask.Key, _ make: () -> ShapeMask?) -> ShapeMask? {
    if let known = shapes.value(for: key) { return known }
    let shape = make()
    shapes.insert(shape, for: key, cost: key.path.costAsKey + (shape?.bytesInUse ?? 0))
    return shape
  }

  /// Returns the shape of a path's shadow; nil for one without pixels, or with too many.
  func coverage(_ key: BlurredCoverage.Key) -> BlurredCoverage? {
    if let known = shadows.value(for: key) { return known }
    guard let coverage = BlurredCoverage(key, resources: self) else { return nil }
    shadows.insert(coverage, for: key, cost: key.path.costAsKey + coverage.bytesInUse)
    return coverage
  }
}
