import CPNGWriter
import CoreTypes

/// Encodes PNG files, one after the other, on its own threads besides the caller's.
final class PNGEncoder {
  /// The encoder; nil if there was no memory for it.
  fileprivate let pointer = PNGEncoderCreate()

  deinit { PNGEncoderDestroy(pointer) }
}

/// A PNG file being encoded. Pixels that were not added yet may still be painted.
///
/// It is compressed for speed, not for size. Opaque pictures have no alpha channel.
final class PNGEncoding {
  /// The surface, retained for its pixels.
  private let surface: CairoSurface
  private let encoder: PNGEncoder
  private var hasEnded = false
  /// The rows that are encoded together, from the top.
  let bands: [Range<Int>]

  /// - Parameters:
  ///   - surface: An image in ARGB32.
  ///   - pixels: The surface's pixels, of at least one row.
  ///   - stride: The bytes from one row to the next.
  ///   - encoder: An encoder without another encoding at the same time.
  /// - Throws: `encodingFailed` if there is not enough memory.
  init(
    _ surface: CairoSurface, _ pixels: UnsafePointer<UInt8>?, width: Int, height: Int, stride: Int,
    _ encoder: PNGEncoder
  ) throws(RenderingError) {
    let pointer = encoder.pointer
    guard let pointer, PNGEncoderBegin(pointer, pixels, Int32(width), Int32(height), Int32(stride)) == 0 else {
      throw .noMemoryToEncode
    }
    (self.surface, self.encoder) = (surface, encoder)
    bands = (0..<PNGEncoderBandCount(pointer)).map { band in
      Int(PNGEncoderFirstRow(pointer, band))..<Int(PNGEncoderFirstRow(pointer, band + 1))
    }
  }

  deinit {
    if !hasEnded { PNGEncoderCancel(encoder.pointer) }
  }

  /// Encodes a band, on this or another thread, while other bands are still painted. A band that was added before is
  /// ignored.
  func add(_ band: Int) {
    if !hasEnded { PNGEncoderAdd(encoder.pointer, Int32(band)) }
  }

  /// Declares rows as equal to the row before them; only the last of them must have its pixels in memory. The rows must
  /// follow the first row of a band that was not added yet.
  func addRepeats(_ rows: Range<Int>) {
    if !hasEnded { PNGEncoderRepeat(encoder.pointer, Int32(rows.lowerBound), Int32(rows.upperBound)) }
  }

  /// Returns the whole file. The encoding cannot be used afterwards.
  ///
  /// - Parameter scale: The scale that determines the density, `72 · scale` dots per inch; nil for none.
  /// - Throws: `encodingFailed` if there is not enough memory.
  func end(scale: CGFloat?) throws(RenderingError) -> Data {
    var result = PNGBytes()
    let pixelsPerMetre = scale.map { Int32(clamping: Int((72 * $0 / 0.0254).rounded())) } ?? 0
    let status = hasEnded ? -1 : PNGEncoderEnd(encoder.pointer, pixelsPerMetre, &result)
    hasEnded = true
    guard status == 0, let bytes = result.bytes else { throw .noMemoryToEncode }
    return Data(bytesNoCopy: bytes, count: result.count, deallocator: .free)
  }
}

extension RenderingError {
  static var noMemoryToEncode: RenderingError { .encodingFailed(reason: "out of memory") }
}
