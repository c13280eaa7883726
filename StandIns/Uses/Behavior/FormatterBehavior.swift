import Foundation
import StandInFormatters

import class StandInFormatters.DateComponentsFormatter
import class StandInFormatters.MeasurementFormatter
import class StandInFormatters.PersonNameComponentsFormatter

/// Ends the program if two strings differ.
func check(_ text: String?, _ expected: String, line: Int = #line) {
  guard text != expected else { return }
  print("line \(line): \(text ?? "nil") instead of \(expected)")
  exit(1)
}

func calendar(_ locale: String) -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  (calendar.locale, calendar.timeZone) = (Locale(identifier: locale), TimeZone(identifier: "Europe/Berlin")!)
  return calendar
}

func durationStyles() {
  let formatter = DateComponentsFormatter()
  formatter.calendar = calendar("en_US")
  formatter.allowedUnits = [.hour, .minute, .second]
  let expected: [(DateComponentsFormatter.UnitsStyle, String)] = [
    (.positional, "2:46:40"), (.abbreviated, "2h 46m 40s"), (.short, "2 hr, 46 min, 40 sec"),
    (.full, "2 hours, 46 minutes, 40 seconds"), (.spellOut, "two hours, forty-six minutes, forty seconds"),
    (.brief, "2hr 46min 40sec"),
  ]
  for (style, text) in expected {
    formatter.unitsStyle = style
    check(formatter.string(from: 10000), text)
  }
  formatter.includesApproximationPhrase = true
  formatter.includesTimeRemainingPhrase = true
  check(formatter.string(from: 123), "About 2min 3sec remaining")
  let german = DateComponentsFormatter()
  german.calendar = calendar("de_DE")
  german.unitsStyle = .full
  check(german.string(from: 3900), "1 Stunde und 5 Minuten")
}

func durationZeros() {
  let formatter = DateComponentsFormatter()
  formatter.calendar = calendar("en_US")
  check(formatter.string(from: 100_844), "1d 4:00:44")
  formatter.allowedUnits = [.hour, .minute, .second]
  check(formatter.string(from: 3610), "1:00:10")
  check(formatter.string(from: 100), "1:40")
  check(formatter.string(from: 0), "0")
  check(formatter.string(from: -3661), "-1:01:01")
  formatter.zeroFormattingBehavior = .pad
  check(formatter.string(from: 345), "0:05:45")
  formatter.allowedUnits = [.minute, .second]
  check(formatter.string(from: 8), "0:08")
  formatter.allowedUnits = [.day, .hour, .minute, .second]
  check(formatter.string(from: 3600), "0d 1:00:00")
  formatter.unitsStyle = .abbreviated
  let expected: [(DateComponentsFormatter.ZeroFormattingBehavior, TimeInterval, String)] = [
    (.pad, 3600, "0d 1h 0m 0s"), (.default, 3610, "1h 10s"), (.dropLeading, 600, "10m 0s"),
    (.dropMiddle, 3610, "0d 1h 10s"), (.dropTrailing, 3600, "0d 1h"), (.dropAll, 3610, "1h 10s"),
  ]
  for (behavior, interval, text) in expected {
    formatter.zeroFormattingBehavior = behavior
    check(formatter.string(from: interval), text)
  }
}

func durationUnits() {
  let formatter = DateComponentsFormatter()
  formatter.calendar = calendar("en_US")
  formatter.unitsStyle = .abbreviated
  check(formatter.string(from: DateComponents(hour: 1, minute: 70)), "2h 10m")
  formatter.maximumUnitCount = 2
  check(formatter.string(from: 4230), "1h 10m")
  formatter.maximumUnitCount = 0
  formatter.collapsesLargestUnit = true
  check(formatter.string(from: 63), "63s")
  formatter.collapsesLargestUnit = false
  formatter.allowedUnits = [.hour]
  formatter.allowsFractionalUnits = true
  check(formatter.string(from: 5400), "1.5h")
  formatter.allowedUnits = [.year, .month, .weekOfMonth, .day]
  formatter.unitsStyle = .full
  let start = DateComponents(calendar: calendar("en_US"), year: 2024, month: 1, day: 31).date!
  let end = DateComponents(calendar: calendar("en_US"), year: 2025, month: 3, day: 10).date!
  check(formatter.string(from: start, to: end), "1 year, 1 month, 1 week, 3 days")
  check(formatter.string(for: DateComponents(day: 8)), "1 week, 1 day")
}

func relativeTimes() {
  let formatter = RelativeDateTimeFormatter()
  (formatter.locale, formatter.calendar) = (Locale(identifier: "en_US"), calendar("en_US"))
  check(formatter.localizedString(from: DateComponents(day: -1)), "1 day ago")
  check(formatter.localizedString(from: DateComponents(month: 2, day: 0)), "in 2 months")
  check(formatter.localizedString(fromTimeInterval: -7300), "2 hours ago")
  formatter.dateTimeStyle = .named
  check(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
  check(formatter.localizedString(from: DateComponents(second: 0)), "now")
  formatter.formattingContext = .beginningOfSentence
  check(formatter.localizedString(from: DateComponents(day: 1)), "Tomorrow")
  formatter.unitsStyle = .spellOut
  check(formatter.localizedString(from: DateComponents(month: -3)), "Three months ago")
  formatter.formattingContext = .unknown
  formatter.unitsStyle = .short
  let date = Date(timeIntervalSince1970: 0)
  check(formatter.localizedString(for: date.addingTimeInterval(180), relativeTo: date), "in 3 min.")
  formatter.locale = Locale(identifier: "fr_FR")
  check(formatter.localizedString(from: DateComponents(day: -1)), "hier")
}

func lists() {
  let formatter = ListFormatter()
  formatter.locale = Locale(identifier: "en_US")
  check(formatter.string(from: ["one", "two", "three"]), "one, two, and three")
  check(formatter.string(from: ["one", "two"]), "one and two")
  formatter.itemFormatter = NumberFormatter()
  check(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]), "1 and 2")
  formatter.locale = Locale(identifier: "es_ES")
  check(formatter.string(for: [NSNumber(value: 1)]), "1")
}

func measurements() {
  let formatter = MeasurementFormatter()
  formatter.locale = Locale(identifier: "en_US")
  check(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)), "3.107 mi")
  check(formatter.string(from: Measurement(value: 0, unit: UnitTemperature.celsius)), "32°F")
  formatter.unitOptions = .providedUnit
  formatter.unitStyle = .long
  check(formatter.string(from: Measurement(value: 1234.5, unit: UnitLength.kilometers)), "1,234.5 kilometers")
  formatter.numberFormatter.maximumFractionDigits = 0
  check(formatter.string(from: Measurement(value: 2.6, unit: UnitMass.grams)), "3 grams")
  check(formatter.string(from: UnitLength.miles), "miles")
  formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
  formatter.unitStyle = .medium
  check(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)), "21°")
  formatter.locale = Locale(identifier: "de_DE")
  formatter.unitOptions = .naturalScale
  check(formatter.string(from: Measurement(value: 5000, unit: UnitLength.meters)), "5 km")
  check(formatter.string(from: Measurement(value: 4, unit: Unit(symbol: "apples"))), "4 apples")
}

func names() {
  var name = PersonNameComponents()
  (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Juan", "Martin", "Chavez")
  let formatter = PersonNameComponentsFormatter()
  check(formatter.string(from: name), "Juan Chavez")
  let expected: [(PersonNameComponentsFormatter.Style, String)] = [
    (.short, "Juan"), (.medium, "Juan Chavez"), (.long, "Dr. Juan Martin Chavez"), (.abbreviated, "JC"),
  ]
  for (style, text) in expected { check(PersonNameComponentsFormatter.localizedString(from: name, style: style), text) }
  check(formatter.personNameComponents(from: "Dr. Juan Martin Chavez")?.middleName, "Martin")
  (name.givenName, name.familyName) = ("太郎", "山田")
  check(formatter.string(from: name), "山田太郎")
}

func formatStyles() {
  let distance = Measurement(value: 5, unit: UnitLength.kilometers), english = Locale(identifier: "en_US")
  let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: english, usage: .asProvided)
  check(distance.formatted(style), "5 kilometers")
  let short = distance.formatted(
    .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
      .locale(english))
  check(short, "5.0 km")
  let name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
  check(name.formatted(), "Ada Lovelace")
  check(name.formatted(.name(style: .abbreviated)), "AL")
}

@main struct FormatterBehavior {
  static func main() {
    durationStyles()
    durationZeros()
    durationUnits()
    relativeTimes()
    lists()
    measurements()
    names()
    formatStyles()
  }
}
