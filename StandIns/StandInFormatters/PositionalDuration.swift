import Foundation

/// Writes hours, minutes and seconds with colons, and larger units before them: `1d 4:00:44`.
struct PositionalDuration {
  let locale: Locale
  let allowedUnits: NSCalendar.Unit

  func text(_ parts: [DurationPart]) -> String {
    let larger = parts.filter { !$0.unit.isTime }, times = parts.filter(\.unit.isTime)
    let start = DurationText(width: .narrow, locale: locale).text(larger)
    guard !times.isEmpty else { return start }
    return larger.isEmpty ? clock(times) : start + " " + clock(times)
  }

  private func clock(_ times: [DurationPart]) -> String {
    let texts = times.enumerated().map { index, part in
      number(part.value, digits: index > 0 || isTrailing(part) ? 2 : 1, isLast: index == times.count - 1)
    }
    return texts.joined(separator: ":")
  }

  /// True for seconds, or minutes, whose larger unit was dropped as zero.
  private func isTrailing(_ part: DurationPart) -> Bool {
    guard part.value != 0, part.unit == .second else { return false }
    return allowedUnits.isEmpty || allowedUnits.contains(.minute)
  }

  private func number(_ value: Double, digits: Int, isLast: Bool) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
    let precision = NumberFormatStyleConfiguration.Precision.integerAndFractionLength(
      integerLimits: digits...9, fractionLimits: 0...(isLast ? 3 : 0))
    return value.formatted(style.precision(precision))
  }
}
