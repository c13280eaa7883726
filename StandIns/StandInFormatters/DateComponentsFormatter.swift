import Foundation
import StandInNotes

/// Writes durations: `1:05:09`, `1h 5m`, `1 hour, 5 minutes`. Foundation on Linux marks its own class as unavailable.
///
/// The words are those of ICU in the calendar's language. Only the phrases for approximations and for remaining time
/// are always English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The zero values that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Positional units drop leading zeros and pad the others; other styles drop all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All allowed units appear.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that may appear; an empty set stands for years, months, weeks, days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The start of a time interval or of date components; nil stands for the start of 2001.
  open var referenceDate: Date?
  /// True if the smallest unit may have a fraction: `1.5h`.
  open var allowsFractionalUnits = false
  /// The number of units, from the largest; 0 stands for all.
  open var maximumUnitCount = 0
  /// True if a largest unit of one is written in the next one: `63s` instead of `1m 3s`.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string) }

  open func string(from components: DateComponents) -> String? {
    var normalized = components
    (normalized.calendar, normalized.timeZone) = (nil, nil)
    let start = start
    guard let end = fixedCalendar.date(byAdding: normalized, to: start) else { return nil }
    return text(from: start, to: end, fixedCalendar)
  }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e11 else { return nil }
    return text(from: start, to: start.addingTimeInterval(ti), fixedCalendar)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, calendar ?? .autoupdatingCurrent)
  }

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  /// The calendar without daylight saving time: a time interval has no time zone.
  private var fixedCalendar: Calendar {
    var fixed = calendar ?? .autoupdatingCurrent
    fixed.timeZone = TimeZone(secondsFromGMT: 0) ?? fixed.timeZone
    return fixed
  }

  private func text(from start: Date, to end: Date, _ calendar: Calendar) -> String {
    let isNegative = end < start
    let dates = isNegative ? (end, start) : (start, end)
    var parts = DurationParts(from: dates.0, to: dates.1, calendar, allowedUnits)
    if collapsesLargestUnit { parts.collapseLargest() }
    if allowsFractionalUnits { parts.addFraction() }
    parts.limit(to: maximumUnitCount)
    parts.dropZeros(droppedZeros)
    let locale = calendar.locale ?? .autoupdatingCurrent
    return phrase((isNegative && !parts.isZero ? "-" : "") + styled(parts.values, locale), locale)
  }

  private var droppedZeros: ZeroFormattingBehavior {
    if zeroFormattingBehavior.contains(.pad) { return [] }
    guard zeroFormattingBehavior.isDisjoint(with: .dropAll) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }

  private func styled(_ parts: [DurationPart], _ locale: Locale) -> String {
    switch unitsStyle {
    case .positional: PositionalDuration(locale: locale, allowedUnits: allowedUnits).text(parts)
    case .abbreviated: DurationText(width: .narrow, locale: locale).text(parts)
    case .short: DurationText(width: .short, locale: locale).text(parts)
    case .brief: DurationText(width: .shorter, locale: locale).text(parts)
    case .full: DurationText(width: .wide, locale: locale).text(parts)
    case .spellOut: DurationText(width: .wide, locale: locale, spellsOut: true).text(parts)
    }
  }

  private func phrase(_ text: String, _ locale: Locale) -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase else { return text }
    if locale.language.languageCode != .english {
      StandInNote.report("DateComponentsFormatter", "“About” and “remaining” are always English")
    }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
