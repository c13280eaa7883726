import Foundation

/// Writes a value with ICU's number formatter.
struct MeasuredValue {
  private typealias Status = UnsafeMutablePointer<Int32>
  private typealias Open = @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer?) -> Void
  private typealias Format = @convention(c) (OpaquePointer?, Double, OpaquePointer?, Status) -> Void
  private typealias Text = @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32

  private let value: Double
  private let unit: Unit
  private let style: Formatter.UnitStyle
  private let locale: Locale
  private let options: MeasurementFormatter.UnitOptions

  init(
    _ value: Double, _ unit: Unit, _ style: Formatter.UnitStyle, _ locale: Locale,
    _ options: MeasurementFormatter.UnitOptions
  ) {
    (self.value, self.unit, self.style, self.locale, self.options) = (value, unit, style, locale, options)
  }

  /// - Returns: nil if ICU does not know the unit.
  func text(minimum: Int, maximum: Int) -> String? {
    guard let name = UnitNames.name(of: unit),
      let open = InternationalComponents.function("unumf_openForSkeletonAndLocale", as: Open.self),
      let openResult = InternationalComponents.function("unumf_openResult", as: OpenResult.self),
      let format = InternationalComponents.function("unumf_formatDouble", as: Format.self),
      let text = InternationalComponents.function("unumf_resultToString", as: Text.self),
      let close = InternationalComponents.function("unumf_close", as: Close.self),
      let closeResult = InternationalComponents.function("unumf_closeResult", as: Close.self)
    else { return nil }
    let isGeneric = options.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    let scales = options.contains(.naturalScale) && !(unit is UnitTemperature)
    let stem = isGeneric ? "measure-unit/temperature-generic" : "unit/\(name)"
    let digits = maximum == 0 ? "precision-integer" : "." + dots(minimum, "0") + dots(maximum - minimum, "#")
    let skeleton = Array("\(stem) \(width) \(digits)\(scales ? " usage/default" : "")".utf16)
    var status: Int32 = 0
    let formatter = open(skeleton, Int32(skeleton.count), locale.identifier, &status), result = openResult(&status)
    defer {
      closeResult(result)
      close(formatter)
    }
    format(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    return InternationalComponents.text { text(result, $0, $1, $2) }
  }

  private func dots(_ count: Int, _ character: String) -> String { String(repeating: character, count: count) }

  private var width: String {
    switch style {
    case .short: "unit-width-narrow"
    case .long: "unit-width-full-name"
    default: "unit-width-short"
    }
  }
}
