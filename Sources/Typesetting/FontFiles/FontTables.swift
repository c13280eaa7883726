/// The table directory of a font.
///
/// > Source: OpenType 1.9, "The OpenType font file".
struct FontTables: Sendable {
  private let file: FontFileBytes
  private let places: [FontTag: (offset: Int, count: Int)]

  /// A limit above the number of faces in any real collection.
  static let mostFaces = 64

  /// Returns the number of faces in the file; 0 if it is not a font.
  static func faceCount(of file: FontFileBytes) -> Int {
    let header = file.part(at: 0, count: 12)
    if header.tag(0) == "ttcf" { return min(header.u32(8), mostFaces) }
    return isFace(header) ? 1 : 0
  }

  /// - Parameter index: The index of a face in a collection.
  init?(_ file: FontFileBytes, index: Int) {
    var offset = 0
    if file.part(at: 0, count: 4).tag(0) == "ttcf" { offset = file.part(at: 12 + 4 * index, count: 4).u32(0) }
    let header = file.part(at: offset, count: 12), tableCount = header.u16(4)
    guard Self.isFace(header) else { return nil }
    let records = file.part(at: offset + 12, count: 16 * tableCount)
    var places: [FontTag: (offset: Int, count: Int)] = [:]
    for start in stride(from: 0, to: records.count, by: 16) {
      places[records.tag(start)] = (records.u32(start + 8), records.u32(start + 12))
    }
    (self.file, self.places) = (file, places)
  }

  /// The bytes of a table; empty if the font does not have it.
  subscript(tag: FontTag) -> FontBytes {
    places[tag].map { file.part(at: $0.offset, count: $0.count) } ?? .none
  }

  /// Returns a few bytes of a large table.
  func part(of tag: FontTag, at offset: Int, count: Int) -> FontBytes {
    guard let place = places[tag], offset >= 0, offset < place.count else { return .none }
    return file.part(at: place.offset + offset, count: min(count, place.count - offset))
  }

  private static func isFace(_ header: FontBytes) -> Bool {
    header.u32(0) == 0x0001_0000 || header.tag(0) == "OTTO" || header.tag(0) == "true"
  }
}
