import CJPEGReader
import CPNGWriter
import CoreTypes

extension Bitmap {
  /// The limit of pixels: 400 MB of memory.
  private static let mostPixels = 100_000_000

  /// Decodes a PNG or JPEG file, recognized by its content, and rotates it upright.
  ///
  /// - Throws: `decodingFailed` for any other content, for a damaged or truncated file, and for more than 100 million
  ///   pixels.
  package init(encoded bytes: Data) throws(RenderingError) {
    switch PictureEncoding(bytes) {
    case .png: try self.init(pngData: bytes)
    case .jpeg: try self.init(jpegData: bytes)
    case .pdf: throw .noDecoder(.pdf)
    case .svg: throw .noDecoder(.svg)
    case .heic: throw .noDecoder(.heic)
    case .other(let name): throw .unknownEncoding(name)
    }
  }

  /// - Throws: `decodingFailed` for anything but a PNG, for a damaged file, or for more than 100 million pixels.
  package init(pngData: Data) throws(RenderingError) {
    var result = PNGPixels(), message = [CChar](repeating: 0, count: Int(PNGMessageSize))
    let status = pngData.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      CPNGDecode(bytes.baseAddress, bytes.count, Self.mostPixels, &result, &message)
    }
    guard status == 0, let pixels = result.pixels else { throw .decodingFailed(reason: String(message)) }
    self.init(.image(adopting: pixels, width: result.width, height: result.height))
  }

  private init(jpegData: Data) throws(RenderingError) {
    var result = JPEGPixels(), message = [CChar](repeating: 0, count: Int(JPEGMessageSize))
    let status = jpegData.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      CJPEGDecode(bytes.baseAddress, bytes.count, Self.mostPixels, &result, &message)
    }
    guard status == 0, let pixels = result.pixels else { throw .decodingFailed(reason: String(message)) }
    let asStored = CairoSurface.image(adopting: pixels, width: result.width, height: result.height)
    let orientation = ExifOrientation(jpegData: jpegData)
    // Cairo would interpret CMYK inverted.
    if orientation == .up, result.componentCount < 4 { asStored.attach(jpegData: jpegData) }
    self = Bitmap(asStored).upright(from: orientation)
  }

  /// - Parameter data: Width and height in 32 bits each, then as many words of ARGB32.
  init(words data: Data) throws(RenderingError) {
    let sizes = data.prefix(8).withUnsafeBytes { bytes in
      bytes.count == 8 ? (0..<2).map { Int(bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)) } : [0, 0]
    }
    let (width, height) = (sizes[0], sizes[1]), pixels = data.dropFirst(8), sides = 1...PixelSize.longestSide
    guard sides.contains(width), sides.contains(height), width * height * 4 == pixels.count,
      let words = malloc(pixels.count)
    else { throw .decodingFailed(reason: "the decoder returned an incomplete picture") }
    pixels.withUnsafeBytes { words.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    let adopted = words.assumingMemoryBound(to: UInt32.self)
    self.init(.image(adopting: adopted, width: Int32(width), height: Int32(height)))
  }

  /// Returns the bitmap without the extra column and row that a decoder adds because of rounding.
  func cropped(to size: PixelSize) -> Bitmap {
    let width = min(size.widthInPixels, widthInPixels), height = min(size.heightInPixels, heightInPixels)
    guard width < widthInPixels || height < heightInPixels else { return self }
    let result = CairoSurface.argb(width: width, height: height)
    guard let source = surface.words, let target = result.words else { return self }
    for y in 0..<height { target.row(y).update(from: source.row(y), count: width) }
    result.markDirty()
    return Bitmap(result)
  }
}

extension String {
  /// A C string in a fixed array.
  fileprivate init(_ message: [CChar]) {
    self.init(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
