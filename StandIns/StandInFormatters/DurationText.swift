import Foundation

/// Writes the parts of a duration with ICU's measure formatter, as Foundation does on Apple's systems.
struct DurationText {
  private typealias Open = @convention(c) (
    UnsafePointer<CChar>, Int32, OpaquePointer?, UnsafeMutablePointer<Int32>
  ) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer?) -> Void
  private typealias Format = @convention(c) (
    OpaquePointer?, Double, Int32, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
  ) -> Int32

  /// ICU's widths.
  enum Width: Int32 {
    case wide = 0, short, narrow, numeric, shorter

    /// The width of the list that joins several values.
    var list: Int32 {
      switch self {
      case .wide: 0
      case .short: 1
      default: 2
      }
    }
  }

  let width: Width
  let locale: Locale
  var spellsOut = false

  /// Returns the values with their units: `1 hour, 5 minutes`.
  func text(_ parts: [DurationPart]) -> String {
    let texts = values(parts) ?? parts.map { $0.unit.englishText($0.value) }
    guard texts.count > 1 else { return texts.first ?? "" }
    return InternationalComponents.joinUnits(texts, width.list, locale) ?? texts.joined(separator: ", ")
  }

  private func values(_ parts: [DurationPart]) -> [String]? {
    guard let open = InternationalComponents.function("uameasfmt_open", as: Open.self),
      let close = InternationalComponents.function("uameasfmt_close", as: Close.self),
      let format = InternationalComponents.function("uameasfmt_format", as: Format.self)
    else { return nil }
    var status: Int32 = 0
    // The measure formatter owns and closes the number formatter.
    let numbers = spellsOut ? InternationalComponents.spellOutFormat(locale) : nil
    guard let formatter = open(locale.identifier, width.rawValue, numbers, &status) else { return nil }
    defer { close(formatter) }
    let texts = parts.map { part in
      InternationalComponents.text { format(formatter, part.value, part.unit.icuValue, $0, $1, $2) }
    }
    return texts.contains(nil) ? nil : texts.compactMap { $0 }
  }
}
