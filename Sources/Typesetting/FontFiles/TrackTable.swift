/// Tracking by size, as in Apple's fonts.
///
/// > Source: Apple, TrueType Reference Manual, "trak".
struct TrackTable: Sendable {
  private let table: FontBytes

  init(_ table: FontBytes) { self.table = table }

  /// Returns the normal tracking per character, in font units. It is interpolated between the sizes of the table.
  func tracking(at pointSize: Double) -> Double {
    let data = table.target16(6), sizes = data.u32(4), count = min(data.u16(2), 256)
    guard count > 0, let values = (0..<min(data.u16(0), 64)).lazy.map({ 8 + 8 * $0 }).first(where: isNormal(data))
    else {
      return 0
    }
    let place = data.u16(values + 6)
    func size(_ number: Int) -> Double { table.fixed(sizes + 4 * number) }
    func value(_ number: Int) -> Double { Double(table.i16(place + 2 * number)) }
    guard let upper = (0..<count).first(where: { size($0) >= pointSize }) else { return value(count - 1) }
    guard upper > 0, size(upper) > size(upper - 1) else { return value(upper) }
    let share = (pointSize - size(upper - 1)) / (size(upper) - size(upper - 1))
    return value(upper - 1) + (value(upper) - value(upper - 1)) * share
  }

  private func isNormal(_ data: FontBytes) -> (Int) -> Bool { { data.i32($0) == 0 } }
}
