import StandInFormatters
import UIKit

import class StandInFormatters.DateComponentsFormatter
import class StandInFormatters.MeasurementFormatter
import class StandInFormatters.PersonNameComponentsFormatter

extension DateComponentsFormatter {
  static let clock: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.zeroFormattingBehavior = .pad
    formatter.allowedUnits = [.minute, .second]
    return formatter
  }()
}

class PlayerView: UIView {
  private lazy var spoken: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .spellOut
    formatter.zeroFormattingBehavior = [.dropLeading, .dropTrailing]
    return formatter
  }()

  func show(_ time: TimeInterval, in label: UILabel) {
    label.text = DateComponentsFormatter.clock.string(from: time)
    accessibilityValue = spoken.string(from: time.rounded())
  }

  func texts(_ date: Date, _ name: PersonNameComponents) -> [String] {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    let distance = MeasurementFormatter().string(from: Measurement(value: 3, unit: UnitLength.meters))
    let initials = PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated)
    return [
      formatter.localizedString(for: date, relativeTo: Date()), distance, initials,
      ListFormatter.localizedString(byJoining: ["a", "b"]),
    ]
  }
}
