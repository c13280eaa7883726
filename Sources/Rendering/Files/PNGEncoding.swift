import CPNGWriter
import CoreTypes

/// A png file that is being made of pixels, which may still be painted where they were not added.
///
/// Compressed for speed, not for size. Opaque pictures have no alpha channel.
final class PNGEncoding {
  /// Keeps the pixels.
  private let surface: CairoSurface
  /// Nil when it has ended.
  private var encoding: OpaquePointer?
  /// The rows that are encoded together, from the top.
  let bands: [Range<Int>]

  /// - Parameters:
  ///   - surface: an image in ARGB32.
  ///   - pixels: of it, of at least one row.
  ///   - stride: bytes from one row to the next.
  /// - Throws: `encodingFailed` when there is not enough memory.
  init(
    _ surface: CairoSurface, _ pixels: UnsafePointer<UInt8>?, width: Int, height: Int, stride: Int
  ) throws(RenderingError) {
    guard let encoding = PNGEncodingBegin(pixels, Int32(width), Int32(height), Int32(stride)) else {
      throw .noMemoryToEncode
    }
    (self.surface, self.encoding) = (surface, encoding)
    bands = (0..<PNGEncodingBandCount(encoding)).map { band in
      Int(PNGEncodingFirstRow(encoding, band))..<Int(PNGEncodingFirstRow(encoding, band + 1))
    }
  }

  deinit {
    if let encoding { PNGEncodingCancel(encoding) }
  }

  /// Encodes a band, here or there, while other bands are still painted. Does nothing for one that was added before.
  func add(_ band: Int) {
    if let encoding { PNGEncodingAdd(encoding, Int32(band)) }
  }

  /// Encodes a band without looking at it: all of its pixels are this one, in ARGB32.
  func add(_ band: Int, of word: UInt32) {
    if let encoding { PNGEncodingAddPlain(encoding, Int32(band), word) }
  }

  /// The whole file. There is no other after it.
  ///
  /// - Parameter scale: the density says `72 · scale` dots per inch; nil to say none.
  /// - Throws: `encodingFailed` when there is not enough memory.
  func end(scale: CGFloat?) throws(RenderingError) -> Data {
    var result = PNGBytes()
    let pixelsPerMetre = scale.map { Int32(clamping: Int((72 * $0 / 0.0254).rounded())) } ?? 0
    let status = encoding.map { PNGEncodingEnd($0, pixelsPerMetre, &result) }
    encoding = nil
    guard status == 0, let bytes = result.bytes else { throw .noMemoryToEncode }
    return Data(bytesNoCopy: bytes, count: result.count, deallocator: .free)
  }
}

extension RenderingError {
  fileprivate static var noMemoryToEncode: RenderingError { .encodingFailed(reason: "out of memory") }
}
