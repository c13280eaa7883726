/// The values and titles of a date picker, in a locale.
@MainActor struct DateModel {
  /// The part of a date that a wheel shows.
  enum Column: Equatable {
    case month, day, year
    /// The weekday, the month and the day together.
    case wholeDay
    case hour, minute, period
    case hours, minutes

    /// Whether the first value follows the last one.
    var isCircular: Bool {
      switch self {
      case .month, .day, .hour, .minute, .minutes: true
      case .year, .wholeDay, .period, .hours: false
      }
    }

    /// The unit of a duration, in English.
    var unit: String? {
      switch self {
      case .hours: "hours"
      case .minutes: "min"
      default: nil
      }
    }
  }

  let mode: UIDatePicker.Mode
  let calendar: Calendar
  let localeIdentifier: String
  let minuteInterval: Int
  let columns: [Column]
  private let names: DateFormatter
  private let days: DateFormatter
  private let compactDate: DateFormatter
  private let time: DateFormatter
  private let month: DateFormatter
  private let numbers: NumberFormatter
  private let paddedNumbers: NumberFormatter

  init(mode: UIDatePicker.Mode, locale: Locale, calendar: Calendar?, timeZone: TimeZone?, minuteInterval: Int) {
    var calendar = calendar ?? Self.calendar(of: locale)
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    if mode == .countDownTimer { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
    func formatter(_ template: String) -> DateFormatter {
      let formatter = DateFormatter()
      (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, calendar.timeZone)
      formatter.setLocalizedDateFormatFromTemplate(template)
      return formatter
    }
    (self.mode, self.calendar, self.minuteInterval) = (mode, calendar, minuteInterval)
    localeIdentifier = locale.identifier
    (names, days, compactDate, time) = (formatter("yMMMMd"), formatter("EEEMMMd"), formatter("yMMMd"), formatter("jmm"))
    month = formatter("yMMMM")
    (numbers, paddedNumbers) = (Self.numbers(digits: 1, locale), Self.numbers(digits: 2, locale))
    columns = Self.columns(of: mode, date: names.dateFormat ?? "", time: time.dateFormat ?? "")
  }

  /// Returns the locale's calendar in the GMT time zone, so that strings are the same on every machine. (assumed:
  /// documents do not contain a time zone)
  static func calendar(of locale: Locale) -> Calendar {
    var calendar = locale.calendar
    calendar.timeZone = .gmt
    return calendar
  }

  // MARK: Columns

  /// Returns the columns in the order of the locale.
  private static func columns(of mode: UIDatePicker.Mode, date: String, time: String) -> [Column] {
    let times = order(
      of: time,
      ["h": .hour, "H": .hour, "K": .hour, "k": .hour, "m": .minute, "a": .period, "b": .period, "B": .period])
    let dates = order(of: date, ["M": .month, "L": .month, "d": .day, "y": .year])
    return switch mode {
    case .time: times
    case .date: dates
    case .dateAndTime: [.wholeDay] + times
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: dates.filter { $0 != .day }
    }
  }

  /// - Parameter pattern: a Unicode date pattern. Text in quotes is literal.
  private static func order(of pattern: String, _ fields: [Character: Column]) -> [Column] {
    var found: [Column] = [], isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, let column = fields[character], !found.contains(column) { found.append(column) }
    }
    return found
  }

  /// The number of days before and after the picker's initial day.
  static let reach = 10_000
  private static let turns = 200

  private func period(of column: Column) -> Int {
    switch column {
    case .month: calendar.monthSymbols.count
    case .day: 31
    case .year: 10_000
    case .wholeDay: 2 * Self.reach + 1
    case .hour, .hours: 24
    case .minute, .minutes: 60 / minuteInterval
    case .period: 2
    }
  }

  func rowCount(_ column: Column) -> Int { period(of: column) * (column.isCircular ? Self.turns : 1) }

  /// - Parameter origin: the day in the middle of `wholeDay`.
  func row(of date: Date, _ column: Column, origin: Date) -> Int {
    let value = value(of: date, column, origin: origin)
    return column.isCircular ? period(of: column) * (Self.turns / 2) + value : value
  }

  private func value(of date: Date, _ column: Column, origin: Date) -> Int {
    switch column {
    case .month: calendar.component(.month, from: date) - 1
    case .day: calendar.component(.day, from: date) - 1
    case .year: calendar.component(.year, from: date) - 1
    case .wholeDay: Self.reach + days(from: origin, to: date)
    case .hour, .hours: calendar.component(.hour, from: date)
    case .minute, .minutes: calendar.component(.minute, from: date) / minuteInterval
    case .period: calendar.component(.hour, from: date) / 12
    }
  }

  private func days(from origin: Date, to date: Date) -> Int {
    calendar.dateComponents([.day], from: calendar.startOfDay(for: origin), to: calendar.startOfDay(for: date)).day ?? 0
  }

  /// Returns a date with another value in a column. A day that the month does not have becomes its last day.
  func date(_ date: Date, with row: Int, _ column: Column, origin: Date) -> Date {
    let value = row % period(of: column)
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    switch column {
    case .month: parts.month = value + 1
    case .day: parts.day = value + 1
    case .year: parts.year = value + 1
    case .hour, .hours: parts.hour = value
    case .minute, .minutes: parts.minute = value * minuteInterval
    case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    case .wholeDay:
      let distance = value - Self.reach - days(from: origin, to: date)
      return calendar.date(byAdding: .day, value: distance, to: date) ?? date
    }
    var first = parts
    first.day = 1
    let length = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
    parts.day = min(parts.day ?? 1, length)
    return calendar.date(from: parts) ?? date
  }

  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let seconds = Double(minuteInterval * 60), since = date.timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: (since / seconds).rounded(.down) * seconds)
  }

  // MARK: Durations

  func date(of duration: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: duration) }

  func duration(of date: Date) -> TimeInterval {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
  }

  // MARK: Titles

  func title(_ row: Int, _ column: Column, near date: Date, origin: Date) -> String {
    let value = row % period(of: column)
    switch column {
    case .month: return names.standaloneMonthSymbols[safe: value] ?? ""
    case .day, .year: return number(value + 1)
    case .hours: return number(value)
    case .minutes: return number(value * minuteInterval)
    case .minute: return padded(value * minuteInterval)
    case .period: return value == 0 ? names.amSymbol : names.pmSymbol
    case .hour: return hourTitle(value)
    case .wholeDay: return days.string(from: self.date(date, with: row, column, origin: origin))
    }
  }

  private func number(_ value: Int) -> String { numbers.string(from: NSNumber(value: value)) ?? "\(value)" }

  private func padded(_ value: Int) -> String { paddedNumbers.string(from: NSNumber(value: value)) ?? "\(value)" }

  private static func numbers(digits: Int, _ locale: Locale) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    (formatter.usesGroupingSeparator, formatter.minimumIntegerDigits) = (false, digits)
    return formatter
  }

  /// Returns the title of an hour, with or without a leading zero according to the locale.
  private func hourTitle(_ value: Int) -> String {
    guard columns.contains(.period) else { return padded(value) }
    let hour = value % 12
    return number(hour == 0 ? 12 : hour)
  }

  func dayTitle(_ day: Int) -> String { number(day) }

  func monthTitle(of date: Date) -> String { month.string(from: date) }

  /// The titles of the weekdays, starting with the calendar's first weekday.
  var weekdayTitles: [String] {
    let names = names.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return (0..<7).map { (names[safe: (first + $0) % 7] ?? "").uppercased() }
  }

  /// Returns the strings in the boxes: the date, the time, or both.
  func compactTexts(of date: Date) -> [String] {
    switch mode {
    case .time: [time.string(from: date)]
    case .date, .yearAndMonth: [compactDate.string(from: date)]
    case .dateAndTime, .countDownTimer: [compactDate.string(from: date), time.string(from: date)]
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
