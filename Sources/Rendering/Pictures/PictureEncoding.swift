import CoreTypes

/// The encoding of a file, recognized by its first bytes.
enum PictureEncoding: Hashable {
  case png, jpeg, pdf, svg, heic
  /// An encoding that cannot be decoded; the name includes its article.
  case other(String)

  init(_ bytes: Data) {
    let start = [UInt8](bytes.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if start.starts(with: "%PDF".utf8) {
      self = .pdf
    } else if start.dropFirst(4).starts(with: "ftyp".utf8) {
      self = Self.isHEIC(brand: start.dropFirst(8)) ? .heic : .other("a video")
    } else if Self.isSVG(bytes) {
      self = .svg
    } else {
      self = .other(start.isEmpty ? "empty" : Self.name(start))
    }
  }

  /// Whether the file contains vectors, which are rasterized for their destination.
  var isVector: Bool { self == .pdf || self == .svg }

  /// Returns whether libheif can read a file with this brand.
  ///
  /// > Source: ISO/IEC 23008-12, 10.2 and B.4; AVIF 1.1, 6.2: what libheif can read.
  private static func isHEIC(brand: ArraySlice<UInt8>) -> Bool {
    ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"].contains {
      brand.starts(with: $0.utf8)
    }
  }

  /// Returns whether the bytes are markup whose first element may be `svg`.
  private static func isSVG(_ bytes: Data) -> Bool {
    let head = bytes.prefix(1 << 16), byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = head.starts(with: byteOrderMark) ? head.dropFirst(3) : head
    guard text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == UInt8(ascii: "<") else { return false }
    return [Data("<svg".utf8), Data(":svg".utf8)].contains { text.range(of: $0) != nil }
  }

  private static func name(_ start: [UInt8]) -> String {
    let text = String(decoding: start, as: Unicode.ASCII.self)
    if text.hasPrefix("GIF8") { return "a gif" }
    if text.hasPrefix("BM") { return "a bmp" }
    if text.hasPrefix("II*\0") || text.hasPrefix("MM\0*") { return "a tiff" }
    if text.hasPrefix("RIFF"), text.hasSuffix("WEBP") { return "a webp" }
    return "no picture"
  }
}

extension RenderingError {
  static func unknownEncoding(_ name: String) -> RenderingError {
    .decodingFailed(reason: "it is \(name); png, jpeg, pdf, svg and heic can be read")
  }
}
