import Foundation

/// The parts of the time between two dates, in the allowed units from the largest to the smallest.
struct DurationParts {
  private(set) var values: [DurationPart]
  /// The time that the smallest unit does not express, in seconds.
  private var rest: TimeInterval

  init(from start: Date, to end: Date, _ calendar: Calendar, _ allowed: NSCalendar.Unit) {
    let units = DurationUnit.allCases.filter { allowed.isEmpty || !$0.flag.isDisjoint(with: allowed) }
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    values = units.map { DurationPart(unit: $0, value: Double($0.value(in: components) ?? 0)) }
    rest = calendar.date(byAdding: components, to: start).map(end.timeIntervalSince) ?? 0
  }

  var isZero: Bool { values.allSatisfy { $0.value == 0 } }

  /// Writes a largest value of one in the next unit.
  mutating func collapseLargest() {
    guard let largest = values.firstIndex(where: { $0.value != 0 }), values[largest].value == 1,
      largest + 1 < values.count
    else { return }
    let factor = (values[largest].unit.seconds / values[largest + 1].unit.seconds).rounded()
    values[largest].value = 0
    values[largest + 1].value += factor
  }

  /// Adds the rest to the smallest unit.
  mutating func addFraction() {
    guard let smallest = values.indices.last else { return }
    values[smallest].value += rest / values[smallest].unit.seconds
  }

  /// Keeps the largest units with a value, without rounding.
  mutating func limit(to count: Int) {
    guard count > 0, let first = values.firstIndex(where: { $0.value != 0 }) else { return }
    values = Array(values[first...].prefix(count))
  }

  /// Removes zeros; at least the smallest unit stays.
  mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
    guard let smallest = values.last else { return }
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let last = values.lastIndex(where: { $0.value != 0 })
    else {
      if !behavior.isDisjoint(with: .dropAll) { values = [smallest] }
      return
    }
    values = values.indices.filter { index in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return values[index].value != 0 || !behavior.contains(.dropMiddle)
    }.map { values[$0] }
  }
}
