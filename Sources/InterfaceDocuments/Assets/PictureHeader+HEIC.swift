import CoreTypes

extension PictureHeader {
  /// Returns the displayed size of the primary item. A photo is often a grid of tiles, each with its own size.
  ///
  /// > Source: ISO/IEC 14496-12, 4.2 (boxes) and 8.11; ISO/IEC 23008-12, 6.5 and 9.3.
  static func heic(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.offset(of: "ftyp", in: 4..<8) != nil else { return nil }
    let file = ISOBox(bytes: bytes, content: 0..<bytes.count)
    guard let meta = file.first("meta")?.skipping(4), let item = meta.first("pitm")?.primaryItem,
      let properties = meta.first("iprp"), let container = properties.first("ipco")
    else { return nil }
    let all = container.children
    var size: CGSize?
    for number in properties.first("ipma")?.properties(of: item) ?? [] where all.indices.contains(number - 1) {
      let property = all[number - 1]
      switch property.type {
      case "ispe": size = bytes.size(at: property.content.lowerBound + 4, digits: 4)
      case "clap": size = property.cleanAperture ?? size
      case "irot" where property.number(0, 1) & 1 == 1: size = size.map { CGSize(width: $0.height, height: $0.width) }
      default: break
      }
    }
    return size
  }
}

/// A box: a part of a file that states its length and type.
private struct ISOBox {
  let bytes: [UInt8]
  var type = ""
  var content: Range<Int>

  /// The children that end within this box, up to a limit.
  var children: [ISOBox] {
    var boxes: [ISOBox] = [], place = content.lowerBound
    while place + 8 <= content.upperBound, boxes.count < 1000 {
      var length = bytes.number(at: place, digits: 4), header = 8
      if length == 1 {
        (length, header) = (
          bytes.number(at: place + 8, digits: 4) == 0 ? bytes.number(at: place + 12, digits: 4) : 0, 16
        )
      }
      // The last box may extend to the end of the file.
      let end = length == 0 ? content.upperBound : place + length
      guard place + header <= end, end <= content.upperBound || isFile else { break }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      let inside = min(place + header, content.upperBound)..<min(end, content.upperBound)
      boxes.append(ISOBox(bytes: bytes, type: name, content: inside))
      place = end
    }
    return boxes
  }

  /// Whether this is the file itself, of which only the head is available.
  private var isFile: Bool { type.isEmpty }

  func first(_ type: String) -> ISOBox? { children.first { $0.type == type } }

  func skipping(_ count: Int) -> ISOBox {
    var box = self
    box.content = min(content.lowerBound + count, content.upperBound)..<content.upperBound
    return box
  }

  /// Returns a number; 0 beyond the end.
  func number(_ offset: Int, _ digits: Int) -> Int {
    let place = content.lowerBound + offset
    return place + digits <= content.upperBound ? bytes.number(at: place, digits: digits) : 0
  }

  // MARK: Kinds of boxes

  /// The primary item in a `pitm` box. The first byte of such boxes is their version.
  var primaryItem: Int { number(4, number(0, 1) == 0 ? 2 : 4) }

  /// Returns the properties of an item in an `ipma` box: their numbers, from 1, in the order in which they are applied.
  func properties(of item: Int) -> [Int] {
    let idLength = number(0, 1) < 1 ? 2 : 4, isLong = number(3, 1) & 1 == 1
    var place = 8
    for _ in 0..<min(number(4, 4), 10_000) {
      let id = number(place, idLength), count = number(place + idLength, 1), start = place + idLength + 1
      let length = isLong ? 2 : 1
      guard content.lowerBound + start + count * length <= content.upperBound else { return [] }
      if id == item {
        return (0..<count).map { number(start + $0 * length, length) & (isLong ? 0x7FFF : 0x7F) }
      }
      place = start + count * length
    }
    return []
  }

  /// The clean aperture in a `clap` box, stored as fractions of integers.
  var cleanAperture: CGSize? {
    let parts = (0..<4).map { Double(number(4 * $0, 4)) }
    guard parts[1] > 0, parts[3] > 0 else { return nil }
    return CGSize(width: (parts[0] / parts[1]).rounded(), height: (parts[2] / parts[3]).rounded())
  }
}
