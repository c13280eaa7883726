import CCairo
import CoreTypes
import DisplayLists

/// The outlines of glyphs, for pictures in a font that their viewers lack.
final class GlyphOutlines {
  private let shaper: TextShaper
  private let surface: CairoSurface
  private let context: OpaquePointer

  init(shaper: TextShaper) {
    self.shaper = shaper
    surface = CairoSurface(adopting: cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil))
    context = cairo_create(surface.pointer)
    setNeutralFontOptions(of: context)
  }

  deinit { cairo_destroy(context) }

  /// Returns the outline of a run at its position; nil if a glyph is an image, or if no glyph is of a bundled font.
  func path(of run: TextRun) -> Path? {
    let stretches = shaper.glyphs(of: run), size = Double(run.font.pointSize)
    guard stretches.contains(where: \.face.isShipped), !stretches.contains(where: \.face.hasColor) else { return nil }
    cairo_new_path(context)
    for stretch in stretches {
      stretch.face.select(on: context, horizontalSize: size * stretch.horizontalScale, verticalSize: size)
      let glyphs = stretch.glyphs.map {
        cairo_glyph_t(index: UInt($0.id), x: run.origin.x + $0.position.x, y: run.origin.y + $0.position.y)
      }
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    }
    return .outline(elements, rule: .nonZero)
  }

  /// The elements of the current path.
  private var elements: [PathElement] {
    guard let path = cairo_copy_path(context) else { return [] }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return [] }
    var elements: [PathElement] = [], place = 0
    while place < Int(path.pointee.num_data) {
      let header = data[place].header
      func point(_ number: Int) -> CGPoint { CGPoint(x: data[place + number].point.x, y: data[place + number].point.y) }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.cubic(point(3), control1: point(1), control2: point(2)))
      default: elements.append(.close)
      }
      place += max(Int(header.length), 1)
    }
    return elements
  }
}
