import CCairo
import CoreTypes
import DisplayLists

/// The coverage of a shape that was filled or stroked before. Interfaces repeat their fields, buttons and symbols, and rows
/// of coverage are put down faster than curves are followed.
struct ShapeMask {
  struct Key: Hashable {
    let path: Path
    /// Of a line along the path; nil when it is filled.
    let line: StrokeStyle?
    /// Pixels per point.
    let xScale, yScale: Double
    /// Where in its pixel the origin lies.
    let xPhase, yPhase: Double
  }

  /// Alpha only.
  let surface: CairoSurface
  /// Relative to the pixel that the origin lies in.
  let box: PixelBox

  /// Larger shapes are backgrounds, of which there are few: 512 KB.
  private static let mostPixels = 1 << 19

  /// - Parameter box: around the shape, as in `box`.
  /// - Returns: nil where nothing is to be seen, or too much to keep.
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
  /// Nil where shapes are drawn as they are: turned and mirrored ones, those without curves, and long outlines, of which no
  /// two are the same.
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
