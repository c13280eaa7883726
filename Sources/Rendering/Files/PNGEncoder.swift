import CPNGWriter
import CoreTypes

/// Makes png files, one after the other, in threads of its own besides the caller's.
final class PNGEncoder {
  /// Nil where there was no memory for it.
  fileprivate let pointer = PNGEncoderCreate()

  deinit { PNGEncoderDestroy(pointer) }
}

/// A png file that is being made of pixels, which may still be painted where they were not added.
///
/// Compressed for speed, not for size. Opaque pictures have no alpha channel.
final class PNGEncoding {
  /// Keeps the pixels.
  private let surface: CairoSurface
  private let encoder: PNGEncoder
  private var hasEnded = false
  /// The rows that are encoded together, from the top.
  let bands: [Range<Int>]

  /// - Parameters:
  ///   - surface: an image in ARGB32.
  ///   - pixels: of it, of at least one row.
  ///   - stride: bytes from one row to the next.
  ///   - encoder: has no other encoding at the same time.
  /// - Throws: `encodingFailed` when there is not enough memory.
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

  /// Encodes a band, here or there, while other bands are still painted. Does nothing for one that was added before.
  func add(_ band: Int) {
    if !hasEnded { PNGEncoderAdd(encoder.pointer, Int32(band)) }
  }

  /// Rows have the pixels of the one before them, of which only the last has to have them in memory. Of a band that was not
  /// added before, and behind its first row.
  func addRepeats(_ rows: Range<Int>) {
    if !hasEnded { PNGEncoderRepeat(encoder.pointer, Int32(rows.lowerBound), Int32(rows.upperBound)) }
  }

  /// The whole file. There is no other after it.
  ///
  /// - Parameter scale: the density says `72 · scale` dots per inch; nil to say none.
  /// - Throws: `encodingFailed` when there is not enough memory.
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
  fileprivate static var noMemoryToEncode: RenderingError { .encodingFailed(reason: "out of memory") }
}
