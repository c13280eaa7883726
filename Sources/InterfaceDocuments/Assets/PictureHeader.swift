import CoreTypes

/// The size of an image from its file's first bytes, without decoding.
package enum PictureHeader {
  /// The number of bytes that are read; a size further on is not found.
  static let byteCount = 1 << 18

  /// Returns the size in pixels, or in points for PDF and SVG; nil if the file is not an image.
  package static func size(of bytes: [UInt8]) -> CGSize? {
    let size = png(bytes) ?? jpeg(bytes) ?? gif(bytes) ?? pdf(bytes) ?? heic(bytes) ?? svg(bytes)
    guard let size, size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6 else { return nil }
    return size
  }

  package static func size(ofFile url: URL) -> CGSize? {
    guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: byteCount) else { return nil }
    return size(of: Array(head)) ?? sizeAtEnd(of: file, head)
  }

  /// Returns the size from the end of a file, because many programs write the pages of a PDF file last.
  private static func sizeAtEnd(of file: FileHandle, _ head: Data) -> CGSize? {
    guard head.starts(with: pdfStart), let count = try? file.seekToEnd(), count > UInt64(head.count),
      (try? file.seek(toOffset: max(UInt64(head.count), count - UInt64(byteCount)))) != nil,
      let tail = try? file.read(upToCount: byteCount)
    else { return nil }
    return size(of: pdfStart + Array(tail))
  }

  /// Returns the size of a PNG file. Images that Xcode optimized have a chunk before `IHDR`.
  ///
  /// > Source: PNG specification, 11.2.2.
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let header = bytes.offset(of: "IHDR", in: 0..<64) else {
      return nil
    }
    return bytes.size(at: header + 4, digits: 4)
  }

  /// Returns the displayed size of a JPEG file, which may be rotated by its metadata.
  ///
  /// > Source: ITU T.81, B.2.2: the size is in the frame header.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2, isTurned = false
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let stored = bytes.size(at: offset + 5, digits: 2) else { return nil }
        return isTurned ? stored : CGSize(width: stored.height, height: stored.width)
      }
      let length = bytes.number(at: offset + 2, digits: 2)
      if marker == 0xE1, ExifOrientation.isTurned(Array(bytes[offset...].dropFirst(4).prefix(length))) {
        isTurned = true
      }
      offset += marker == 0xFF ? 1 : 2 + length
    }
    return nil
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: "GIF8".utf8), bytes.count > 9 else { return nil }
    return CGSize(width: Int(bytes[6]) + Int(bytes[7]) << 8, height: Int(bytes[8]) + Int(bytes[9]) << 8)
  }
}

/// The orientation in a photo's metadata.
///
/// > Source: Exif 2.3, 4.6.4: tag 0x112 of the first directory; 5 to 8 are turned by a quarter.
private enum ExifOrientation {
  static func isTurned(_ segment: [UInt8]) -> Bool {
    guard segment.starts(with: "Exif\0\0".utf8) else { return false }
    let tiff = Array(segment.dropFirst(6)), isLittle = tiff.starts(with: "II".utf8)
    func number(_ offset: Int, _ digits: Int) -> Int {
      isLittle
        ? (0..<digits).reduce(0) { $0 | tiff.number(at: offset + $1, digits: 1) << (8 * $1) }
        : tiff.number(at: offset, digits: digits)
    }
    let directory = number(4, 4)
    let entries = (0..<number(directory, 2)).lazy.map { directory + 2 + 12 * $0 }
    return entries.first { number($0, 2) == 0x112 }.map { (5...8).contains(number($0 + 8, 2)) } ?? false
  }
}

extension [UInt8] {
  /// Returns the first occurrence of a word; the range may extend beyond the end.
  func offset(of word: String, in range: Range<Int>) -> Int? {
    let word = Data(word.utf8), range = range.clamped(to: 0..<count)
    return withUnsafeBytes { bytes in
      let part = UnsafeMutableRawBufferPointer(mutating: UnsafeRawBufferPointer(rebasing: bytes[range]))
      guard let start = part.baseAddress, part.count >= word.count else { return nil }
      // Searching bytes is many times faster than searching a string, and needs no copy.
      let data = Data(bytesNoCopy: start, count: part.count, deallocator: .none)
      return data.range(of: word).map { $0.lowerBound + range.lowerBound }
    }
  }

  /// Returns a big-endian number; bytes beyond the end are 0.
  func number(at offset: Int, digits: Int) -> Int {
    (offset..<offset + digits).reduce(0) { $0 << 8 | (indices.contains($1) ? Int(self[$1]) : 0) }
  }

  func size(at offset: Int, digits: Int) -> CGSize? {
    guard offset >= 0, offset + 2 * digits <= count else { return nil }
    return CGSize(width: number(at: offset, digits: digits), height: number(at: offset + digits, digits: digits))
  }
}
