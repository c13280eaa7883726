/// The changes of a variable font's numbers along its axes.
///
/// > Source: OpenType 1.9, "Item variation store".
struct VariationStore: Sendable {
  private let store: FontBytes
  /// The normalized coordinates; empty for the default instance.
  private let coordinates: [Double]

  static let none = VariationStore(.none, coordinates: [])

  init(_ store: FontBytes, coordinates: [Double]) {
    self.store = store
    self.coordinates = coordinates.contains { $0 != 0 } ? coordinates : []
  }

  var isEmpty: Bool { store.isEmpty || coordinates.isEmpty }

  func delta(outer: Int, inner: Int) -> Double {
    guard !isEmpty, outer < store.u16(6) else { return 0 }
    let data = store.target32(8 + 4 * outer), words = data.u16(2) & 0x7FFF, regions = min(data.u16(4), 4096)
    guard inner < data.u16(0) else { return 0 }
    let isLong = data.u16(2) & 0x8000 != 0, wide = isLong ? 4 : 2
    var place = 6 + 2 * regions + inner * (words * wide + max(regions - words, 0) * wide / 2), sum = 0.0
    for number in 0..<regions {
      let isWide = number < words, size = isWide ? wide : wide / 2
      let delta = size == 4 ? data.i32(place) : size == 2 ? data.i16(place) : data.i8(place)
      place += size
      if delta != 0 { sum += Double(delta) * share(ofRegion: data.u16(6 + 2 * number)) }
    }
    return sum
  }

  /// Returns the share of a region's change at the font's coordinates.
  private func share(ofRegion number: Int) -> Double {
    let list = store.target32(2), axisCount = min(list.u16(0), 64)
    guard number < list.u16(2) else { return 0 }
    var share = 1.0
    for axis in 0..<axisCount {
      let place = 4 + 6 * (number * axisCount + axis), value = axis < coordinates.count ? coordinates[axis] : 0
      let (start, peak, end) = (list.f2dot14(place), list.f2dot14(place + 2), list.f2dot14(place + 4))
      let counts = start <= peak && peak <= end && !(start < 0 && end > 0) && peak != 0
      guard counts, value != peak else { continue }
      if value <= start || value >= end { return 0 }
      share *= value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
    }
    return share
  }

  /// Returns the change of a device table. Only variation tables matter, because there are no pixels.
  func delta(device: FontBytes) -> Double {
    device.u16(4) == 0x8000 ? delta(outer: device.u16(0), inner: device.u16(2)) : 0
  }
}

/// The advances of glyphs.
///
/// > Source: OpenType 1.9, "hmtx", "HVAR".
struct GlyphAdvances: Sendable {
  private let hmtx: FontBytes
  private let longCount: Int
  private let map: FontBytes
  private let variations: VariationStore

  init(hhea: FontBytes, hmtx: FontBytes, hvar: FontBytes, coordinates: [Double]) {
    (self.hmtx, map) = (hmtx, hvar.target32(8))
    longCount = min(hhea.u16(34), hmtx.count / 4)
    variations = VariationStore(hvar.target32(4), coordinates: coordinates)
  }

  /// The advance in font units. Glyphs beyond the list have the advance of its last one.
  subscript(glyph: Int) -> Int {
    guard longCount > 0 else { return 0 }
    let advance = hmtx.u16(4 * min(glyph, longCount - 1))
    if variations.isEmpty { return advance }
    let (outer, inner) = index(of: glyph)
    return advance + Int(variations.delta(outer: outer, inner: inner).rounded())
  }

  private func index(of glyph: Int) -> (outer: Int, inner: Int) {
    if map.isEmpty { return (0, glyph) }
    let format = map.u8(1), isLong = map.u8(0) == 1, count = isLong ? map.u32(2) : map.u16(2)
    guard count > 0 else { return (0, glyph) }
    let size = (format >> 4 & 3) + 1, bits = (format & 15) + 1
    let place = (isLong ? 6 : 4) + size * min(glyph, count - 1)
    let entry = (0..<size).reduce(0) { $0 << 8 | map.u8(place + $1) }
    return (entry >> bits, entry & (1 << bits - 1))
  }
}
