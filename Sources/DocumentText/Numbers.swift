import CoreTypes

/// Numbers without the digits that come from binary fractions.
enum Numbers {
  /// Returns a number with at most five decimals: `0.6` for `0.59999999999999998`. Text that is not a number is
  /// returned as it is.
  static func text(_ written: String) -> String {
    guard let number = Double(written), number.isFinite else { return written }
    return text(number)
  }

  static func text(_ number: Double) -> String {
    // Xcode writes the smallest normal number for an inset that is zero and yet not the default.
    if number != 0, abs(number) < 1e-6 { return "\(number)" }
    let rounded = (number * 100_000).rounded() / 100_000
    guard abs(rounded) < 1e15, let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}
