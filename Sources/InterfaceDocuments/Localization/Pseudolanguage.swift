/// A language that nobody speaks, made from the document's own: it shows what a translation will do to a layout.
package enum Pseudolanguage: String, Sendable, CaseIterable {
  /// `en_XA`: letters with marks above and below, so that what is cut off, and what cannot be translated, is seen.
  case accented = "en-XA"
  /// `en_XL`: every text twice, as German or Finnish may need it.
  case doubleLength = "en-XL"
  /// `ar_XB`: the texts as they are, in a layout from right to left.
  case rightToLeft = "ar-XB"

  /// > Source: CLDR's names for the first and the last; the second is one of the codes for private use.
  package init?(locale: String) {
    let plain = locale.replacing("_", with: "-")
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == plain.lowercased() }) else { return nil }
    self = found
  }

  /// > Basis: recalled: Xcode's schemes have these pseudolanguages, and the long one says a text twice.
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
