import Foundation

/// The units that a format style writes.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let keepsUnit: Bool

  /// The units of the locale, and one for the size of the value.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(keepsUnit: false) }
  /// The unit of the measurement.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { .general }
  public static var person: Self { .general }
  public static var personHeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { .general }
  public static var person: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { .general }
  public static var workout: Self { .general }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements: `5 km`, `5 kilometers`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: Int, Codable, Hashable, Sendable {
      case wide, abbreviated, narrow
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitOptions = usage.keepsUnit ? .providedUnit : .naturalScale
      formatter.unitStyle = width == .wide ? .long : width == .narrow ? .short : .medium
      guard let numberFormatStyle else { return formatter.string(from: value) }
      let unit = formatter.string(from: value.unit), number = numberFormatStyle.locale(locale).format(value.value)
      return width == .narrow ? number + unit : "\(number) \(unit)"
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
