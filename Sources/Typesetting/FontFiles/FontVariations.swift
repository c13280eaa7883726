/// The axes of a variable font, and its named instances.
///
/// > Source: OpenType 1.9, "fvar", "avar".
struct FontVariations: Sendable {
  struct Axis: Sendable {
    let tag: FontTag
    let least, standard, most: Double
  }

  struct Instance: Sendable {
    /// The identifier of the style name.
    let nameID: Int
    /// The identifier of the PostScript name; nil if the name is composed of family and style.
    let postScriptNameID: Int?
    let coordinates: [Double]
  }

  let axes: [Axis]
  let instances: [Instance]

  init(_ fvar: FontBytes) {
    let start = fvar.u16(4), axisCount = min(fvar.u16(8), 64, fvar.count / 20)
    let axisSize = fvar.u16(10), size = fvar.u16(14)
    axes = (0..<axisCount).map { number in
      let place = start + axisSize * number
      return Axis(
        tag: fvar.tag(place), least: fvar.fixed(place + 4), standard: fvar.fixed(place + 8),
        most: fvar.fixed(place + 12))
    }
    let first = start + axisSize * axisCount, hasNames = size >= 6 + 4 * axisCount
    let most = axisCount == 0 ? 0 : min(512, fvar.count / max(size, 8))
    instances = (0..<min(fvar.u16(12), most)).map { number in
      let place = first + size * number, name = fvar.u16(place + 4 + 4 * axisCount)
      return Instance(
        nameID: fvar.u16(place), postScriptNameID: hasNames && name != 0xFFFF ? name : nil,
        coordinates: (0..<axisCount).map { fvar.fixed(place + 4 + 4 * $0) })
    }
  }

  /// Returns normalized coordinates, -1…1 on each axis; 0 is the default instance.
  func normalized(_ coordinates: [Double], _ avar: FontBytes) -> [Double] {
    var place = 8
    return zip(axes, coordinates).map { axis, value in
      let count = min(avar.u16(place), avar.count / 4), map = place + 2
      place = map + 4 * count
      return Self.mapped(axis.normalized(value), avar, map, count)
    }
  }

  /// Interpolates linearly between the points of a map.
  private static func mapped(_ value: Double, _ avar: FontBytes, _ map: Int, _ count: Int) -> Double {
    for number in 1..<max(count, 1) {
      let place = map + 4 * number, to = avar.f2dot14(place)
      guard value <= to else { continue }
      let from = avar.f2dot14(place - 4), (low, high) = (avar.f2dot14(place - 2), avar.f2dot14(place + 2))
      return to > from ? low + (high - low) * (value - from) / (to - from) : high
    }
    return value
  }
}

extension FontVariations.Axis {
  fileprivate func normalized(_ value: Double) -> Double {
    guard least <= standard, standard <= most else { return 0 }
    let value = min(max(value, least), most)
    let span = value < standard ? standard - least : most - standard
    // Rounded to the 2.14 bits that fonts use.
    return span > 0 ? ((value - standard) / span * 16_384).rounded() / 16_384 : 0
  }
}
