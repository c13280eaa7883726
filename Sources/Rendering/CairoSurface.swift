import CCairo
import CoreTypes

/// Owns a Cairo surface, and what the surface reads from or writes to.
final class CairoSurface {
  let pointer: OpaquePointer
  private let stream: ByteStream?
  private let pixels: UnsafeMutableRawPointer?

  init(adopting pointer: OpaquePointer, stream: ByteStream? = nil, pixels: UnsafeMutableRawPointer? = nil) {
    (self.pointer, self.stream, self.pixels) = (pointer, stream, pixels)
  }

  deinit {
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
    free(pixels)
  }

  /// Writes what is left to the stream.
  func finish() throws(RenderingError) {
    cairo_surface_finish(pointer)
    try check(cairo_surface_status(pointer))
  }
}

extension CairoSurface {
  static func image(_ size: PixelSize) throws(RenderingError) -> CairoSurface {
    let width = Int32(size.widthInPixels), height = Int32(size.heightInPixels)
    let surface = CairoSurface(adopting: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height))
    try check(cairo_surface_status(surface.pointer))
    return surface
  }

  /// - Parameter pixels: ARGB32 rows without padding, from `malloc`; freed with the surface.
  static func image(adopting pixels: UnsafeMutablePointer<UInt32>, width: Int32, height: Int32) -> CairoSurface {
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    let pointer = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, width, height, width * 4)
    return CairoSurface(adopting: pointer!, pixels: pixels)
  }

  /// One unit of the document is one point of the list.
  static func pdf(size: CGSize, stream: ByteStream) -> CairoSurface {
    let pointer = cairo_pdf_surface_create_for_stream(ByteStream.append, stream.closure, size.width, size.height)!
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "")
    return CairoSurface(adopting: pointer, stream: stream)
  }
}

/// Collects the bytes of a document.
final class ByteStream {
  private(set) var bytes = Data()

  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let append: cairo_write_func_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue().bytes.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}

func check(_ status: cairo_status_t) throws(RenderingError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw .drawingFailed(reason: String(cString: cairo_status_to_string(status)))
}
