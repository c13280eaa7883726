import CCairo
import CoreTypes

/// The destination of commands: the picture, or a group that is composited onto it later.
final class Canvas {
  let surface: CairoSurface
  let context: OpaquePointer
  /// The place of its pixels in the picture.
  let box: PixelBox
  /// Whether commands are stored unchanged, without pixels to read.
  let isDocument: Bool

  /// Creates the canvas of the whole picture.
  init(_ surface: CairoSurface, box: PixelBox) {
    (self.surface, self.box) = (surface, box)
    context = cairo_create(surface.pointer)
    isDocument = cairo_surface_get_type(surface.pointer) != CAIRO_SURFACE_TYPE_IMAGE
  }

  /// Creates a transparent picture in memory.
  convenience init(_ size: PixelSize) {
    let surface = CairoSurface.argb(width: size.widthInPixels, height: size.heightInPixels)
    self.init(surface, box: PixelBox(size))
  }

  /// Creates a picture in memory that the caller covers completely at once; until then its content is undefined.
  /// Clearing some megabytes takes as long as painting them.
  convenience init(covering size: PixelSize) {
    let surface = CairoSurface.unclear(width: size.widthInPixels, height: size.heightInPixels)
    self.init(surface ?? .argb(width: size.widthInPixels, height: size.heightInPixels), box: PixelBox(size))
  }

  /// Creates an empty group with the transform of the canvas it is composited onto.
  init(on parent: Canvas, box: PixelBox) {
    (self.box, isDocument) = (box, parent.isDocument)
    surface = isDocument ? .recording(box) : .pixels(box)
    context = cairo_create(surface.pointer)
    var matrix = parent.matrix
    cairo_set_matrix(context, &matrix)
  }

  deinit { cairo_destroy(context) }

  var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  /// Fills rows of the whole picture with a word for each pixel.
  func fill(rows: Range<Int>, with word: UInt32) {
    guard let words = surface.words else { return }
    for y in rows { words.row(y).update(repeating: word, count: box.width) }
    surface.markDirty()
  }

  func scale(x: Double, y: Double) { cairo_scale(context, x, y) }

  /// The current scale; the geometric mean for a transform that distorts.
  var pixelsPerPoint: Double {
    let matrix = matrix
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  /// An upper bound of the current transform's largest scale.
  var largestScale: Double {
    let matrix = matrix
    return max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
  }

  /// Calls `body` with coordinates in pixels of the picture.
  func inPixels<Result>(_ body: () -> Result) -> Result {
    var matrix = matrix
    cairo_identity_matrix(context)
    defer { cairo_set_matrix(context, &matrix) }
    return body()
  }

  /// Returns all pixels that a rectangle touches after the transform.
  func pixelBox(of rect: CGRect) -> PixelBox {
    let matrix = matrix
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
    let x = corners.map { matrix.xx * $0 + matrix.xy * $1 + matrix.x0 }
    let y = corners.map { matrix.yx * $0 + matrix.yy * $1 + matrix.y0 }
    return PixelBox(around: x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0)
  }

  /// The area that can currently be painted.
  var clipBox: PixelBox {
    inPixels {
      var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      return PixelBox(around: left, top, right, bottom)
    }
  }

  /// Whether the clip contains no partial pixel.
  var clipsWholePixels: Bool {
    guard let list = cairo_copy_clip_rectangle_list(context) else { return false }
    defer { cairo_rectangle_list_destroy(list) }
    return list.pointee.status == CAIRO_STATUS_SUCCESS
  }

  /// The box of the current path's fill.
  var pathBox: PixelBox {
    inPixels {
      var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
      cairo_fill_extents(context, &left, &top, &right, &bottom)
      return PixelBox(around: left, top, right, bottom)
    }
  }
}

extension CairoSurface {
  /// Returns transparent pixels; at least one, because Cairo rejects an empty surface.
  fileprivate static func pixels(_ box: PixelBox) -> CairoSurface {
    let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(max(box.width, 1)), Int32(max(box.height, 1)))!
    cairo_surface_set_device_offset(pointer, Double(-box.left), Double(-box.top))
    return CairoSurface(adopting: pointer)
  }

  /// Returns uninitialized pixels; nil if there is not enough memory. It uses huge pages if available: a picture of a
  /// phone takes a thousand small pages, and allocating them takes longer than painting.
  fileprivate static func unclear(width: Int, height: Int) -> CairoSurface? {
    let size = width * height * 4, isLarge = size >= largePage
    // The last page is a huge page only if it is whole.
    let room = isLarge ? (size + largePage - 1) / largePage * largePage : size
    var memory: UnsafeMutableRawPointer?
    let alignment = isLarge ? largePage : MemoryLayout<UInt64>.alignment
    guard posix_memalign(&memory, alignment, room) == 0, let memory else { return nil }
    if isLarge { madvise(memory, room, MADV_HUGEPAGE) }
    return .image(adopting: memory.assumingMemoryBound(to: UInt32.self), width: Int32(width), height: Int32(height))
  }

  private static var largePage: Int { 2 << 20 }

  fileprivate static func recording(_ box: PixelBox) -> CairoSurface {
    var extents = cairo_rectangle_t(
      x: Double(box.left), y: Double(box.top), width: Double(box.width), height: Double(box.height))
    return CairoSurface(adopting: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
  }
}
