import Foundation

/// The names of Foundation's units in the Unicode locale data.
enum UnitNames {
  static func name(of unit: Unit) -> String? {
    names.first { type(of: unit) == $0.type }?.names[unit.symbol]
  }

  private static let names: [(type: Unit.Type, names: [String: String])] = [
    (UnitLength.self, [
      "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
      "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
      "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
      "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ]),
    (UnitMass.self, [
      "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone",
      "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ]),
    (UnitDuration.self, [
      "s": "second", "sec": "second", "m": "minute", "min": "minute", "h": "hour", "hr": "hour", "ms": "millisecond",
      "µs": "microsecond", "ns": "nanosecond",
    ]),
    (UnitTemperature.self, ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
    (UnitSpeed.self, [
      "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ]),
    (UnitVolume.self, [
      "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "ML": "megaliter", "m³": "cubic-meter",
      "cm³": "cubic-centimeter", "km³": "cubic-kilometer", "in³": "cubic-inch", "ft³": "cubic-foot", "tsp": "teaspoon",
      "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
      "metric cup": "cup-metric",
    ]),
    (UnitArea.self, [
      "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "mm²": "square-millimeter",
      "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre",
      "ha": "hectare",
    ]),
    (UnitAngle.self, ["°": "degree", "ʹ": "arc-minute", "ʺ": "arc-second", "rad": "radian", "rev": "revolution"]),
    (UnitEnergy.self, [
      "kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ]),
    (UnitPower.self, [
      "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
    ]),
    (UnitPressure.self, [
      "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar", "mbar": "millibar",
      "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch", "N/m²": "pascal",
    ]),
    (UnitFrequency.self, ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]),
    (UnitInformationStorage.self, [
      "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
      "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit",
    ]),
    (UnitFuelEfficiency.self, ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]),
    (UnitElectricCurrent.self, ["A": "ampere", "mA": "milliampere"]),
    (UnitElectricPotentialDifference.self, ["V": "volt"]),
    (UnitElectricResistance.self, ["Ω": "ohm"]),
    (UnitAcceleration.self, ["m/s²": "meter-per-square-second", "g": "g-force"]),
    (UnitIlluminance.self, ["lx": "lux"]),
    (UnitConcentrationMass.self, ["mg/dL": "milligram-per-deciliter"]),
  ]
}
