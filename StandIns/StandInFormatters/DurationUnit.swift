import Foundation

/// A unit of a duration, from the largest to the smallest.
enum DurationUnit: Int32, CaseIterable {
  case year = 0, month, week, day, hour, minute, second

  /// ICU's number of the unit.
  var icuValue: Int32 { 4 << 8 + rawValue }

  var isTime: Bool { rawValue >= DurationUnit.hour.rawValue }

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: [.weekOfMonth, .weekOfYear]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The length in seconds; that of a mean year or month.
  var seconds: Double {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  func value(in components: DateComponents) -> Int? {
    if self == .week { return components.weekOfYear ?? components.weekOfMonth }
    return components.value(for: component)
  }

  /// The value with the unit in English, if ICU is missing.
  func englishText(_ value: Double) -> String {
    let number = value == value.rounded() ? String(Int(value)) : String(value)
    return "\(number) \(self)" + (value == 1 ? "" : "s")
  }
}

/// A value and its unit.
struct DurationPart: Equatable {
  var unit: DurationUnit
  var value: Double
}
