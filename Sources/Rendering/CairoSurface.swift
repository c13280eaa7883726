import CCairo
import CoreTypes
import DisplayLists

/// The owner of a Cairo surface and of the stream it writes to.
final class CairoSurface {
  let pointer: OpaquePointer
  private let stream: ByteStream?

  init(adopting pointer: OpaquePointer, stream: ByteStream? = nil) {
    (self.pointer, self.stream) = (pointer, stream)
  }

  // Images are not finished here, because a document may still need them.
  deinit {
    if stream != nil { cairo_surface_finish(pointer) }
    cairo_surface_destroy(pointer)
  }

  /// Sets the surface as the source of a context. Callers must use this method: the pointer alone does not keep the
  /// surface alive during the call.
  func setAsSource(of context: OpaquePointer, x: Double = 0, y: Double = 0) {
    cairo_set_source_surface(context, pointer, x, y)
  }

  /// Paints the current source where the surface is opaque.
  func maskSource(of context: OpaquePointer, x: Double = 0, y: Double = 0) {
    cairo_mask_surface(context, pointer, x, y)
  }

  /// Returns a pattern that the caller owns. Pixels at the edge are not blended with transparency around them;
  /// documents cut images off there by themselves.
  func pattern(_ scaling: ImageScaling, isDocument: Bool) -> OpaquePointer {
    let pattern = cairo_pattern_create_for_surface(pointer)!
    cairo_pattern_set_extend(pattern, isDocument ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, scaling == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    return pattern
  }

  /// Writes the remaining bytes to the stream.
  func finish() throws(RenderingError) {
    cairo_surface_finish(pointer)
    try check(cairo_surface_status(pointer))
  }
}

extension CairoSurface {
  /// - Parameter pixels: ARGB32 rows without padding, from `malloc`; freed with the surface.
  static func image(adopting pixels: UnsafeMutablePointer<UInt32>, width: Int32, height: Int32) -> CairoSurface {
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    let pointer = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, width, height, width * 4)!
    // The key can be any address that nothing else uses.
    let key = UnsafeRawPointer(pixels).assumingMemoryBound(to: cairo_user_data_key_t.self)
    cairo_surface_set_user_data(pointer, key, pixels) { free($0) }
    return CairoSurface(adopting: pointer)
  }

  /// Attaches the file that the pixels were read from. A document stores it unchanged, which is smaller and sharper.
  func attach(jpegData: Data) {
    guard let copy = malloc(jpegData.count) else { return }
    jpegData.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    let bytes = copy.assumingMemoryBound(to: UInt8.self)
    cairo_surface_set_mime_data(pointer, CAIRO_MIME_TYPE_JPEG, bytes, UInt(jpegData.count), { free($0) }, copy)
  }

  /// Returns a PDF surface. One unit of the document is one point of the list.
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
