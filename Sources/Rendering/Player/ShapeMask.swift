import CCairo
import CoreTypes
import DisplayLists

/// The cached coverage of a filled or stroked shape. Interfaces repeat their fields, buttons and symbols, and blending
/// rows of coverage is faster than tracing curves.
struct ShapeMask {
  struct Key: Hashable {
    let path: Path
    /// The style of a line along the path; nil for a fill.
    let line: StrokeStyle?
    /// The number of pixels per point.
    let xScale, yScale: Double
    /// The position of the origin within its pixel.
    let xPhase, yPhase: Double
  }

  /// An alpha-only surface.
  let surface: CairoSurface
  /// The box relative to the pixel that contains the origin.
  let box: PixelBox

  /// The limit of pixels, 512 KB. Larger shapes are backgrounds, of which there are few.
  private static let mostPixels = 1 << 19

  /// - Parameter box: The bounds of the shape, as in `box`.
  /// - Returns: Nil if nothing is visible, or it is too large to cache.
  init?(_ key: Key, in box: PixelBox, resources: PlayerResources) {
    guard !box.isEmpty, box.width * box.height <= Self.mostPixels else { return nil }
    self.box = box
    surface = CairoSurface(
      adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height)))
    guard cairo_surface_status(surface.pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    let canvas = Canvas(surface, box: PixelBox(left: 0, top: 0, right: box.width, bottom: box.height))
    let painter = CairoPlayer(DisplayList(size: .zero), on: canvas, pictureScale: 1, resources: resources)
    var matrix = key.matrix
    (matrix.x0, matrix.y0) = (matrix.x0 - Double(box.left), matrix.y0 - Double(box.top))
    cairo_set_matrix(painter.context, &matrix)
    painter.draw(key.path, .solid(.black), key.line)
    cairo_surface_flush(surface.pointer)
  }

  var bytesInUse: Int { 500 + box.width * box.height }
}

extension ShapeMask.Key {
  /// Creates a key; nil for shapes that are drawn directly: rotated and mirrored ones, those without curves, and long
  /// outlines, which do not repeat.
  init?(_ path: Path, _ line: StrokeStyle?, _ matrix: cairo_matrix_t) {
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0, path.hasCurves else { return nil }
    guard max(abs(matrix.x0), abs(matrix.y0)) < 1e6 else { return nil }
    (self.path, self.line, xScale, yScale) = (path, line, matrix.xx, matrix.yy)
    (xPhase, yPhase) = (matrix.x0 - matrix.x0.rounded(.down), matrix.y0 - matrix.y0.rounded(.down))
  }

  var matrix: cairo_matrix_t { cairo_matrix_t(xx: xScale, yx: 0, xy: 0, yy: yScale, x0: xPhase, y0: yPhase) }
}

extension Path {
  fileprivate var hasCurves: Bool {
    switch self {
    case .rect: false
    case .roundedRect(_, let radius): radius > 0
    case .oval: true
    case .outline(let elements, _): elements.count <= 64 && elements.contains(where: \.isCurve)
    }
  }
}

extension PathElement {
  fileprivate var isCurve: Bool { if case .cubic = self { true } else { false } }
}
