/// A pseudolanguage, made from the document's own strings. It shows the effect of a translation on a layout.
package enum Pseudolanguage: String, Sendable, CaseIterable {
  /// `en_XA`: letters with marks above and below, which reveal clipped text and strings that cannot be translated.
  case accented = "en-XA"
  /// `en_XL`: every string doubled, about as long as German or Finnish may be.
  case doubleLength = "en-XL"
  /// `ar_XB`: unchanged strings in a right-to-left layout.
  case rightToLeft = "ar-XB"

  /// Creates the pseudolanguage of a locale.
  ///
  /// > Source: CLDR's names for the first and the last; the second is one of the codes for private use.
  package init?(locale: String) {
    let plain = locale.replacing("_", with: "-")
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == plain.lowercased() }) else { return nil }
    self = found
  }

  /// Returns the transformed string.
  ///
  /// > Basis: recalled: Xcode's schemes have these pseudolanguages, and the long one doubles every string.
  func spoken(_ text: String) -> String {
    switch self {
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .doubleLength: text.isEmpty ? text : "\(text) \(text)"
    case .rightToLeft: text
    }
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž"))
}
