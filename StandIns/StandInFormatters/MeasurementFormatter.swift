import Foundation

/// Writes measurements with units: `5 km`, `32°F`, `3.107 mi`. Foundation on Linux marks its own class as unavailable.
///
/// In a locale with the units of the United States, common metric units are converted, as on iOS.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Keeps the unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Selects a unit for the size of the value: `1.5 km` for 1500 m.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Writes only the degree sign.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent
  /// Only the limits of the fraction digits apply.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit, in the plural for the long style.
  open func string(from unit: Unit) -> String {
    let measured = MeasuredValue(0, unit, unitStyle, place, [])
    guard let text = measured.text(minimum: 0, maximum: 0) else { return unit.symbol }
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    guard let measurement = obj as? Measurement<Unit> else { return nil }
    return string(from: measurement)
  }

  private var place: Locale { locale ?? .autoupdatingCurrent }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let keeps = unitOptions.contains(.providedUnit)
    let (value, unit) = keeps ? (value, unit) : PreferredUnit.converted(value, unit, place)
    let minimum = numberFormatter?.minimumFractionDigits ?? 0, maximum = numberFormatter?.maximumFractionDigits ?? 3
    let options = keeps ? unitOptions.subtracting(.naturalScale) : unitOptions
    let measured = MeasuredValue(value, unit, unitStyle, place, options)
    if let text = measured.text(minimum: minimum, maximum: max(minimum, maximum)) { return text }
    return "\(numberFormatter?.string(for: value) ?? "\(value)") \(unit.symbol)"
  }
}
