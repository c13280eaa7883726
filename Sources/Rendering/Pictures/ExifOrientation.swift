import CoreTypes

/// The orientation of the camera, which determines how to rotate the stored pixels upright.
///
/// > Source: JEITA CP-3451 (Exif 2.3), tag 0x0112.
enum ExifOrientation: UInt16 {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Creates the orientation of a JPEG; `up` if there is none or it is invalid.
  init(jpegData: Data) {
    // The block is within the first 64 KB or so; anything after the pixels is ignored.
    let start = NumberReader(bytes: [UInt8](jpegData.prefix(256 * 1024)))
    self = start.exifBlock.flatMap { $0.orientation } ?? .up
  }

  /// Whether the stored image is rotated by a quarter turn.
  var exchangesAxes: Bool { rawValue >= ExifOrientation.leftMirrored.rawValue }

  /// Returns the place in the stored image of a pixel of the upright image.
  ///
  /// - Parameters:
  ///   - width: The width of the stored image; `height` is its height.
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

/// Reads numbers from untrusted bytes.
private struct NumberReader {
  let bytes: [UInt8]
  var isLittleEndian = false

  /// Returns a number; nil beyond the end.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let digits = bytes[offset..<offset + count]
    return (isLittleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The Exif block of a JPEG: the first application segment that begins with "Exif".
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

  /// The orientation in a TIFF block: a byte order, then the offset of a directory with entries of twelve bytes.
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
