/// The big-endian numbers of a table in a font file.
///
/// Bytes beyond the end read as zero, and parts that begin there are empty. So no offset of a damaged file leads
/// outside it.
struct FontBytes: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  let count: Int

  static let none = FontBytes([])

  init(_ bytes: [UInt8]) { (self.bytes, start, count) = (bytes, 0, bytes.count) }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    (self.bytes, start, count) = (bytes, range.lowerBound, range.count)
  }

  var isEmpty: Bool { count == 0 }

  /// Returns an unsigned byte, 0…255.
  func u8(_ offset: Int) -> Int { offset >= 0 && offset < count ? Int(bytes[start + offset]) : 0 }
  func u16(_ offset: Int) -> Int { u8(offset) << 8 | u8(offset + 1) }
  func u24(_ offset: Int) -> Int { u16(offset) << 8 | u8(offset + 2) }
  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }
  func i8(_ offset: Int) -> Int { Int(Int8(truncatingIfNeeded: u8(offset))) }
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }
  func i32(_ offset: Int) -> Int { Int(Int32(truncatingIfNeeded: u32(offset))) }
  /// Returns a 16.16 fixed-point number.
  func fixed(_ offset: Int) -> Double { Double(i32(offset)) / 65_536 }
  /// Returns a 2.14 fixed-point number.
  func f2dot14(_ offset: Int) -> Double { Double(i16(offset)) / 16_384 }
  func tag(_ offset: Int) -> FontTag { FontTag(UInt32(u32(offset))) }

  /// Returns the part from an offset to the end, or at most `wanted` bytes of it.
  func part(at offset: Int, count wanted: Int = .max) -> FontBytes {
    guard offset >= 0, offset < count, wanted > 0 else { return .none }
    return FontBytes(bytes, start + offset..<start + offset + min(wanted, count - offset))
  }

  /// Returns the part that the offset at `place` points to; empty for offset 0.
  func target16(_ place: Int) -> FontBytes { target(u16(place)) }
  func target32(_ place: Int) -> FontBytes { target(u32(place)) }

  private func target(_ offset: Int) -> FontBytes { offset == 0 ? .none : part(at: offset) }

  func text(utf16At offset: Int, count: Int) -> String {
    let units = stride(from: offset, to: min(offset + count, self.count) - 1, by: 2).map { UInt16(u16($0)) }
    return String(decoding: units, as: UTF16.self)
  }

  func text(asciiAt offset: Int, count: Int) -> String {
    String(
      decoding: (offset..<max(offset, min(offset + count, self.count))).map { UInt8(u8($0)) }, as: Unicode.ASCII.self)
  }

  /// Returns the number of sorted records whose key is less than `key`.
  ///
  /// - Parameter keyAt: Returns the key of a record by its index.
  static func firstNotLess(than key: Int, among count: Int, keyAt: (Int) -> Int) -> Int {
    var low = 0, high = max(count, 0)
    while low < high {
      let middle = (low + high) / 2
      if keyAt(middle) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A tag of four letters that names a table, a feature or an axis.
struct FontTag: Hashable, Sendable, ExpressibleByStringLiteral {
  let number: UInt32

  init(_ number: UInt32) { self.number = number }
  init(stringLiteral letters: StaticString) {
    number = "\(letters)".utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
