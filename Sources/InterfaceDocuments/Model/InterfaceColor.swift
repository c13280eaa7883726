import CoreTypes

/// A color as a document describes it. `fallback` is the value in the document itself.
package enum InterfaceColor: Sendable, Hashable {
  /// A color of red, green and blue.
  case components(RGBAColor)
  /// A gray, which the document gives as one component.
  case gray(RGBAColor)
  /// `systemBackgroundColor`, `labelColor` … (Xcode 11 and later).
  case system(name: String, fallback: RGBAColor?)
  /// `darkTextColor`, `groupTableViewBackgroundColor` …: a class property of `UIColor`.
  case cocoaTouch(name: String, fallback: RGBAColor?)
  /// A color of an asset catalog.
  case asset(name: String, fallback: RGBAColor?)

  /// The color from the document alone.
  package var fallback: RGBAColor? {
    switch self {
    case .components(let color), .gray(let color): color
    case .system(_, let color), .cocoaTouch(_, let color), .asset(_, let color): color
    }
  }
}
