import CJPEGReader
import CPNGWriter
import CoreTypes

extension Bitmap {
  /// The most that is read: 400 MB of memory.
  private static let mostPixels = 100_000_000

  /// The pixels of a png or jpeg file, as its content says; upright, whichever way the camera was held.
  ///
  /// - Throws: `decodingFailed` for anything else, for a file that is damaged or ends early, and for one of more than
  ///   100 million pixels.
  package init(encoded bytes: Data) throws(RenderingError) {
    switch PictureEncoding(bytes) {
    case .png: try self.init(pngData: bytes)
    case .jpeg: try self.init(jpegData: bytes)
    case .other(let name): throw .decodingFailed(reason: "it is \(name); png and jpeg can be read")
    }
  }

  /// - Throws: `decodingFailed` for anything that is not a png, is damaged, or has more than 100 million pixels.
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
    // Cairo would take inks the wrong way round.
    if orientation == .up, result.componentCount < 4 { asStored.attach(jpegData: jpegData) }
    self = Bitmap(asStored).upright(from: orientation)
  }
}

extension String {
  /// A C string in a fixed array.
  fileprivate init(_ message: [CChar]) {
    self.init(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// What a file is, by its first bytes.
private enum PictureEncoding {
  case png, jpeg
  case other(String)

  init(_ bytes: Data) {
    let start = [UInt8](bytes.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else {
      self = .other(start.isEmpty ? "empty" : Self.name(start))
    }
  }

  private static func name(_ start: [UInt8]) -> String {
    let text = String(decoding: start, as: Unicode.ASCII.self)
    if text.hasPrefix("GIF8") { return "a gif" }
    if text.hasPrefix("%PDF") { return "a pdf" }
    if text.hasPrefix("BM") { return "a bmp" }
    if text.hasPrefix("II*\0") || text.hasPrefix("MM\0*") { return "a tiff" }
    if text.hasPrefix("RIFF"), text.hasSuffix("WEBP") { return "a webp" }
    if text.dropFirst(4).hasPrefix("ftyp") { return "a heic or avif" }
    if text.hasPrefix("<svg") || text.hasPrefix("<?xml") { return "a text, perhaps svg" }
    return "no picture"
  }
}
