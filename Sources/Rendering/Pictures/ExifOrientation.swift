import CoreTypes

/// How a camera was held, and so what has to be done to the stored pixels to see them upright.
///
/// > Source: JEITA CP-3451 (Exif 2.3), tag 0x0112.
enum ExifOrientation: UInt16 {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// `up` where nothing is said, or nothing that makes sense.
  init(jpegData: Data) {
    // The block has to lie within the first 64 KB or so; nothing behind the pixels counts.
    let start = NumberReader(bytes: [UInt8](jpegData.prefix(256 * 1024)))
    self = start.exifBlock.flatMap { $0.orientation } ?? .up
  }

  /// The stored picture lies on its side.
  var exchangesAxes: Bool { rawValue >= ExifOrientation.leftMirrored.rawValue }

  /// Where in the stored picture a pixel of the upright one is.
  ///
  /// - Parameters:
  ///   - width: of the stored picture, as is `height`.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}

/// Reads numbers out of bytes that may say anything.
private struct NumberReader {
  let bytes: [UInt8]
  var isLittleEndian = false

  /// Nil beyond the end.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let digits = bytes[offset..<offset + count]
    return (isLittleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Of a jpeg: the first application segment that begins with "Exif".
  var exifBlock: NumberReader? {
    var offset = 2
    while let marker = number(at: offset, bytes: 2), marker >> 8 == 0xFF, marker != 0xFFDA,
      let length = number(at: offset + 2, bytes: 2), length >= 2
    {
      let content = bytes[min(offset + 4, bytes.count)..<min(offset + 2 + length, bytes.count)]
      if marker == 0xFFE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return NumberReader(bytes: Array(content.dropFirst(6)))
      }
      offset += 2 + length
    }
    return nil
  }

  /// Of a block in the manner of tiff: a byte order, then the place of a directory of entries of twelve bytes.
  var orientation: ExifOrientation? {
    var block = self
    block.isLittleEndian = bytes.first == UInt8(ascii: "I")
    guard let directory = block.number(at: 4, bytes: 4), let count = block.number(at: directory, bytes: 2) else {
      return nil
    }
    let entry = (0..<count).lazy.map { directory + 2 + 12 * $0 }.first { block.number(at: $0, bytes: 2) == 0x0112 }
    return entry.flatMap { block.number(at: $0 + 8, bytes: 2) }.flatMap { ExifOrientation(rawValue: UInt16($0)) }
  }
}

extension Bitmap {
  func upright(from orientation: ExifOrientation) -> Bitmap {
    guard orientation != .up else { return self }
    let width = widthInPixels, height = heightInPixels, exchanges = orientation.exchangesAxes
    let turned = CairoSurface.argb(width: exchanges ? height : width, height: exchanges ? width : height)
    guard let stored = surface.words, let upright = turned.words else { return self }
    for y in 0..<turned.heightInPixels {
      for x in 0..<turned.widthInPixels {
        let source = orientation.source(x: x, y: y, width: width, height: height)
        upright.row(y)[x] = stored.row(source.y)[source.x]
      }
    }
    turned.markDirty()
    return Bitmap(turned)
  }
}
