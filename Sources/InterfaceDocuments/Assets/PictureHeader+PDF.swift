import CoreTypes

extension PictureHeader {
  static let pdfStart = Array("%PDF".utf8)

  /// Returns the size of the first page outside of compressed parts: its media box, limited by its crop box.
  ///
  /// > Source: ISO 32000-1, 7.7.3.3 (the boxes and `Rotate`), 7.7.3.4 (a page may inherit them), 14.11.2.
  static func pdf(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: pdfStart) else { return nil }
    let page = PDFObjects(bytes: bytes)
    guard let media = page.box(of: "/MediaBox") else { return nil }
    let crop = page.box(of: "/CropBox").map { $0.intersection(media) } ?? media
    let size = crop.isNull ? media.size : crop.size
    return page.isTurned ? CGSize(width: size.height, height: size.width) : size
  }
}

/// The page of a PDF file and the objects it may inherit from, found by their keys.
private struct PDFObjects {
  private let bytes: [UInt8]
  /// The page, if it can be identified, and the object with the first media box.
  private let places: [Range<Int>]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    let parent = bytes.offset(of: "/MediaBox", in: 0..<bytes.count).map { Self.object(around: $0, in: bytes) }
    places = [Self.page(in: bytes), parent].compactMap(\.self)
  }

  /// Returns the page's own box, or else its parent's.
  func box(of key: String) -> CGRect? {
    for place in places {
      if let value = value(of: key, in: place), let box = box(value) { return box }
    }
    return nil
  }

  /// Whether the page is rotated by a quarter turn, in either direction.
  var isTurned: Bool {
    let angles = places.lazy.compactMap { value(of: "/Rotate", in: $0) }.compactMap { PDFNumbers($0).first }
    return angles.first.map { abs($0.truncatingRemainder(dividingBy: 180)) == 90 } ?? false
  }

  /// Parses `[0 0 24 32]`, or follows `5 0 R` to the object with the box.
  private func box(_ text: String) -> CGRect? {
    let numbers = PDFNumbers(text).all(4)
    if text.drop(while: \.isWhitespace).first == "[" {
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
      return CGRect(
        x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
        height: abs(numbers[3] - numbers[1]))
    }
    guard let reference = text.prefixMatch(of: /\s*(\d{1,9})\s+(\d{1,9})\s+R\b/),
      let start = bytes.offset(of: "\n\(reference.1) \(reference.2) obj", in: 0..<bytes.count)
    else { return nil }
    let content = self.text(from: start + "\n\(reference.1) \(reference.2) obj".utf8.count)
    return content.drop(while: \.isWhitespace).first == "[" ? box(content) : nil
  }

  /// Returns the beginning of the value after a key.
  private func value(of key: String, in place: Range<Int>) -> String? {
    bytes.offset(of: key, in: place).map { text(from: $0 + key.utf8.count) }
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[min(start, bytes.count)...].prefix(128), as: UTF8.self)
  }

  // MARK: Finding objects

  /// Finds the object whose type is `Page`, and not `Pages`.
  private static func page(in bytes: [UInt8]) -> Range<Int>? {
    var start = 0
    while let type = bytes.offset(of: "/Type", in: start..<bytes.count) {
      start = type + 5
      let name = bytes[start...].prefix(16).drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if name.starts(with: "/Page".utf8), name.dropFirst(5).first.map({ !$0.isLetter }) ?? false {
        return object(around: type, in: bytes)
      }
    }
    return nil
  }

  /// Returns the object around a place, from its `obj` to the next `endobj`.
  private static func object(around place: Int, in bytes: [UInt8]) -> Range<Int> {
    let end = bytes.offset(of: "endobj", in: place..<bytes.count) ?? bytes.count
    // Page dictionaries are short.
    var start = max(0, place - 4096)
    while let next = bytes.offset(of: " obj", in: start + 1..<place) { start = next }
    return start..<end
  }
}

/// The numbers at the beginning of a string.
private struct PDFNumbers {
  private let text: String

  init(_ text: String) { self.text = text }

  var first: Double? { all(1).first }

  func all(_ count: Int) -> [Double] {
    let inside = text.drop { $0.isWhitespace || $0 == "[" }.prefix {
      $0.isNumber || $0.isWhitespace || "+-.".contains($0)
    }
    return inside.split(whereSeparator: \.isWhitespace).prefix(count).compactMap { Double($0) }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
