import CCairo
import DisplayLists

/// The coverage of one glyph, 0…255 for each pixel.
struct GlyphMask {
  /// The position relative to the pixel that contains the pen.
  let left, top: Int
  let width, height: Int
  let coverage: [UInt8]

  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
}

/// The inputs of a glyph's image.
struct GlyphMaskKey: Hashable {
  let face: ObjectIdentifier
  let glyph: UInt32
  /// The size in pixels per em.
  let horizontalSize, verticalSize: Double
  /// The position of the pen within its pixel, in quarters.
  let xPhase, yPhase: Int

  static let phases = 4
}

/// A cache of glyph images.
///
/// Cairo has such a cache, but places its images only on whole pixels, so letters of small text would appear unevenly
/// spaced. Four phases are fine enough.
final class GlyphMaskCache {
  private var masks: GenerationCache<GlyphMaskKey, GlyphMask>
  private let rasterizer = GlyphRasterizer()
  private let measuringSurface = CairoSurface(adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1))
  private let measuring: OpaquePointer

  init(capacityInBytes: Int) {
    masks = GenerationCache(capacity: capacityInBytes)
    measuring = cairo_create(measuringSurface.pointer)
  }

  deinit { cairo_destroy(measuring) }

  var bytesInUse: Int { masks.cost }

  func mask(_ key: GlyphMaskKey, of face: FontFace) -> GlyphMask {
    if let known = masks.value(for: key) { return known }
    let mask = rasterizer.mask(key, of: face) ?? draw(key, of: face)
    masks.insert(mask, for: key, cost: 200 + mask.coverage.count)
    return mask
  }

  /// Draws the glyph with Cairo, which can thicken outlines.
  private func draw(_ key: GlyphMaskKey, of face: FontFace) -> GlyphMask {
    trace(key, of: face, on: measuring)
    var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
    cairo_path_extents(measuring, &left, &top, &right, &bottom)
    let margin = face.emboldening * key.verticalSize / 2
    (left, top, right, bottom) = (left - margin, top - margin, right + margin, bottom + margin)
    guard right - left > 2 * margin, bottom - top > 2 * margin else { return .empty }
    let x = Int(left.rounded(.down)), y = Int(top.rounded(.down))
    let width = Int(right.rounded(.up)) - x, height = Int(bottom.rounded(.up)) - y
    let surface = CairoSurface(adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)))
    let context = cairo_create(surface.pointer)!
    defer { cairo_destroy(context) }
    cairo_translate(context, Double(-x), Double(-y))
    let outlines = cairo_copy_path(measuring)
    cairo_append_path(context, outlines)
    cairo_path_destroy(outlines)
    face.fillOutlines(on: context, size: key.verticalSize)
    let coverage = surface.coverage(width: width, height: height)
    return GlyphMask(left: x, top: y, width: width, height: height, coverage: coverage)
  }

  private func trace(_ key: GlyphMaskKey, of face: FontFace, on context: OpaquePointer) {
    let phases = Double(GlyphMaskKey.phases)
    var glyph = cairo_glyph_t(
      index: UInt(key.glyph), x: Double(key.xPhase) / phases, y: Double(key.yPhase) / phases)
    cairo_new_path(context)
    setNeutralFontOptions(of: context)
    face.select(on: context, horizontalSize: key.horizontalSize, verticalSize: key.verticalSize)
    cairo_glyph_path(context, &glyph, 1)
  }
}

extension CairoSurface {
  /// Returns the rows of an A8 surface without padding.
  fileprivate func coverage(width: Int, height: Int) -> [UInt8] {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    return [UInt8](rows: bytes, stride: stride, width: width, height: height)
  }
}

extension [UInt8] {
  /// - Parameter stride: The bytes from one row to the next, which may be more than `width`.
  init(rows: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int) {
    self.init(unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        (target.baseAddress! + y * width).initialize(from: rows + y * stride, count: width)
      }
      count = width * height
    }
  }
}
