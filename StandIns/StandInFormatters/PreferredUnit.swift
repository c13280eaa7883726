import Foundation

/// The conversion of metric units for locales with the units of the United States or Britain, and back.
enum PreferredUnit {
  static func converted(_ value: Double, _ unit: Unit, _ locale: Locale) -> (Double, Unit) {
    guard let from = unit as? Dimension, let to = target(from, locale.measurementSystem) else { return (value, unit) }
    return (to.converter.value(fromBaseUnitValue: from.converter.baseUnitValue(fromValue: value)), to)
  }

  private static func target(_ unit: Dimension, _ system: Locale.MeasurementSystem) -> Dimension? {
    switch system {
    case .us: pairs.first { $0.metric == unit }?.imperial
    case .uk: roads.first { $0.metric == unit }?.imperial
    default: pairs.first { $0.imperial == unit }?.metric
    }
  }

  private static let roads: [(metric: Dimension, imperial: Dimension)] = [
    (UnitLength.kilometers, UnitLength.miles), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
  ]

  private static let pairs: [(metric: Dimension, imperial: Dimension)] =
    roads + [
      (UnitLength.meters, UnitLength.feet), (UnitLength.centimeters, UnitLength.inches),
      (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
      (UnitTemperature.celsius, UnitTemperature.fahrenheit), (UnitVolume.liters, UnitVolume.gallons),
      (UnitArea.squareMeters, UnitArea.squareFeet), (UnitArea.squareKilometers, UnitArea.squareMiles),
    ]
}
