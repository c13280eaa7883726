/// The pixels of an image that a program created, in their original format.
struct PixelData: Sendable {
  let width: Int
  let height: Int
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let bytesPerRow: Int
  let info: CGBitmapInfo
  let isGray: Bool
  let bytes: Data
  /// The decoding of an image mask; nil for other images.
  var mask: MaskDecoding?

  /// Returns nil for unsupported formats: components that aren't eight bits, and too few bytes.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, info: CGBitmapInfo,
    isGray: Bool, bytes: Data
  ) {
    let components = bitsPerPixel / 8
    guard (1..<1 << 15).contains(width), (1..<1 << 15).contains(height), bitsPerComponent == 8,
      bitsPerPixel % 8 == 0, (isGray ? 1...2 : 3...4).contains(components),
      bytesPerRow >= width * components, bytes.count >= bytesPerRow * (height - 1) + width * components
    else { return nil }
    (self.width, self.height, self.bitsPerComponent) = (width, height, bitsPerComponent)
    (self.bitsPerPixel, self.bytesPerRow, self.info) = (bitsPerPixel, bytesPerRow, info)
    (self.isGray, self.bytes) = (isGray, bytes)
  }

  /// The red, green, blue and alpha bytes of all pixels, not premultiplied, as in PNG files.
  var straightRGBA: [UInt8] {
    let order = order, size = bitsPerPixel / 8
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      for row in 0..<height {
        for column in 0..<width {
          let start = row * bytesPerRow + column * size
          let alpha = order.alpha.map { bytes[start + $0] } ?? 255
          for component in order.colors {
            pixels.append(
              order.isPremultiplied ? Self.straight(bytes[start + component], alpha) : bytes[start + component])
          }
          pixels.append(alpha)
        }
      }
    }
    return pixels
  }

  private static func straight(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    if alpha == 255 || alpha == 0 { return value }
    return UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
  }

  /// The offsets of a pixel's components among its bytes.
  private var order: (colors: [Int], alpha: Int?, isPremultiplied: Bool) {
    let count = bitsPerPixel / 8, alpha = info.alpha
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha) && count != 3 && count != 1
    var colors = isGray ? [0, 0, 0] : [0, 1, 2], place = count - 1
    if isFirst { (colors, place) = (colors.map { $0 + 1 }, 0) }
    if info.byteOrder == .order32Little, count == 4 { (colors, place) = (colors.map { 3 - $0 }, 3 - place) }
    let hasAlpha = [.premultipliedFirst, .premultipliedLast, .first, .last].contains(alpha) && count % 2 == 0
    let isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    return (colors, hasAlpha ? place : nil, isPremultiplied)
  }
}

/// A PNG file without compression.
///
/// > Source: Portable Network Graphics, third edition; RFC 1950 and 1951 for stored blocks.
struct StoredPNG {
  private(set) var bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// - Parameter rgba: four bytes per pixel, row by row.
  init(width: Int, height: Int, rgba: [UInt8]) {
    add("IHDR", Self.big(UInt32(width)) + Self.big(UInt32(height)) + [8, 6, 0, 0, 0])
    var rows: [UInt8] = []
    rows.reserveCapacity(rgba.count + height)
    for row in 0..<height {
      rows.append(0)
      rows += rgba[row * width * 4..<(row + 1) * width * 4]
    }
    add("IDAT", Self.stored(rows))
    add("IEND", [])
  }

  private mutating func add(_ name: String, _ content: [UInt8]) {
    let body = Array(name.utf8) + content
    bytes += Self.big(UInt32(content.count)) + body + Self.big(Self.checksum(body))
  }

  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01], start = 0
    repeat {
      let end = min(start + 0xFFFF, content.count), length = UInt16(end - start)
      stream.append(end == content.count ? 1 : 0)
      for value in [length, ~length] { stream += [UInt8(value & 0xFF), UInt8(value >> 8)] }
      stream += content[start..<end]
      start = end
    } while start < content.count
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in content {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return stream + big((high << 16) | low)
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var table: [UInt32] = []
    for index: UInt32 in 0..<256 {
      var value = index
      for _ in 0..<8 {
        let half = value >> 1
        value = value & 1 == 1 ? half ^ 0xEDB8_8320 : half
      }
      table.append(value)
    }
    var sum = UInt32.max
    for byte in bytes {
      let index = Int((sum ^ UInt32(byte)) & 0xFF)
      sum = table[index] ^ (sum >> 8)
    }
    return ~sum
  }
}
