import CCairo
import CoreTypes
import DisplayLists

/// Blurred coverage: the shape of a shadow.
struct BlurredCoverage {
  /// An alpha-only surface.
  let surface: CairoSurface
  /// The position of its top left corner, in the coordinates of its source.
  let origin: CGPoint

  /// The inputs of a path's blurred coverage.
  struct Key: Hashable {
    let path: Path
    /// The part to compute, in points.
    let box: CGRect
    /// The number of pixels per point.
    let scale: CGFloat
    /// The standard deviation in points.
    let blur: CGFloat
  }

  /// The blur in pixels from which a shadow can be computed at lower resolution: interpolation between its pixels is
  /// then invisible.
  static let sharpestDeviation = 6.0

  init?(_ key: Key, resources: PlayerResources) {
    let box = key.box, width = (box.width * key.scale).rounded(.up), height = (box.height * key.scale).rounded(.up)
    guard let canvas = Self.makeCanvas(width: width, height: height) else { return nil }
    (surface, origin) = (canvas.surface, box.origin)
    canvas.scale(x: key.scale, y: key.scale)
    let painter = CairoPlayer(DisplayList(size: .zero), on: canvas, pictureScale: key.scale, resources: resources)
    cairo_translate(painter.context, -box.minX, -box.minY)
    painter.draw(key.path, .solid(.black), nil)
    surface.blurCoverage(deviation: key.blur * key.scale)
  }

  /// - Parameters:
  ///   - scale: The pixels of the shadow per pixel of the layer.
  ///   - deviation: The deviation in pixels of the shadow.
  init?(of layer: Canvas, scale: CGFloat, deviation: Double) {
    let box = layer.box
    let width = (Double(box.width) * scale).rounded(.up), height = (Double(box.height) * scale).rounded(.up)
    guard let canvas = Self.makeCanvas(width: width, height: height) else { return nil }
    (surface, origin) = (canvas.surface, CGPoint(x: box.left, y: box.top))
    cairo_scale(canvas.context, scale, scale)
    cairo_translate(canvas.context, Double(-box.left), Double(-box.top))
    layer.surface.setAsSource(of: canvas.context)
    withExtendedLifetime(canvas) { cairo_paint(canvas.context) }
    surface.blurCoverage(deviation: deviation)
  }

  var bytesInUse: Int { 500 + surface.widthInPixels * surface.heightInPixels }

  private static func makeCanvas(width: Double, height: Double) -> Canvas? {
    guard width >= 1, height >= 1, width * height < 40_000_000 else { return nil }
    let surface = CairoSurface(adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)))
    guard cairo_surface_status(surface.pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    return Canvas(surface, box: PixelBox(left: 0, top: 0, right: Int(width), bottom: Int(height)))
  }
}

extension CairoSurface {
  /// Blurs an alpha-only surface.
  fileprivate func blurCoverage(deviation: Double) {
    cairo_surface_flush(pointer)
    defer { markDirty() }
    guard let bytes = cairo_image_surface_get_data(pointer) else { return }
    BoxBlur(deviation: deviation).apply(
      to: bytes, width: widthInPixels, height: heightInPixels, stride: Int(cairo_image_surface_get_stride(pointer)))
  }
}
