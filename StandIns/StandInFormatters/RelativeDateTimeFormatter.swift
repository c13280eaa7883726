import Foundation

/// Writes times relative to another: `2 days ago`, `yesterday`, `in 5 min`. Foundation on Linux lacks the class.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`.
    case numeric
    /// `yesterday`.
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes the largest unit that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units = DurationUnit.allCases.filter { $0.value(in: dateComponents) != nil }
    let unit = units.first { $0.value(in: dateComponents) != 0 } ?? units.last ?? .second
    return text(unit.value(in: dateComponents) ?? 0, unit)
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(DurationUnit.allCases.map(\.component))
    let calendar: Calendar = calendar ?? .autoupdatingCurrent
    return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Int, _ unit: DurationUnit) -> String {
    icuText(Double(value), unit) ?? englishText(value, unit)
  }

  private func englishText(_ value: Int, _ unit: DurationUnit) -> String {
    let text = unit.englishText(Double(abs(value)))
    return value < 0 ? "\(text) ago" : "in \(text)"
  }

  private typealias Open = @convention(c) (
    UnsafePointer<CChar>, OpaquePointer?, Int32, Int32, UnsafeMutablePointer<Int32>
  ) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer?) -> Void
  private typealias Format = @convention(c) (
    OpaquePointer?, Double, Int32, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
  ) -> Int32

  private func icuText(_ value: Double, _ unit: DurationUnit) -> String? {
    let function = dateTimeStyle == .named ? "ureldatefmt_format" : "ureldatefmt_formatNumeric"
    guard let open = InternationalComponents.function("ureldatefmt_open", as: Open.self),
      let close = InternationalComponents.function("ureldatefmt_close", as: Close.self),
      let format = InternationalComponents.function(function, as: Format.self)
    else { return nil }
    let locale: Locale = locale ?? .autoupdatingCurrent
    let numbers = unitsStyle == .spellOut ? InternationalComponents.spellOutFormat(locale) : nil
    var status: Int32 = 0
    let formatter = open(locale.identifier, numbers, width, formattingContext.icuValue, &status)
    guard let formatter else { return nil }
    defer { close(formatter) }
    return InternationalComponents.text { format(formatter, value, unit.relativeValue, $0, $1, $2) }
  }

  private var width: Int32 {
    switch unitsStyle {
    case .full, .spellOut: 0
    case .short: 1
    case .abbreviated: 2
    }
  }
}

extension DurationUnit {
  /// ICU's number of the unit in relative times, which also have quarters.
  fileprivate var relativeValue: Int32 { self == .year ? 0 : rawValue + 1 }
}
