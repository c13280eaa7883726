import CoreTypes

/// The names that a release gives its system font, which `UIFont.fontName` and `familyName` return.
///
/// > Basis: captured. Published logs print ".HelveticaNeueInterface-MediumP4" for the bold of iOS 7 and 8,
/// > ".SFUIText-Regular" on iOS 9 and ".SFUIText", ".SFUIText-Semibold" in the family ".SF UI Text" on iOS 10 to 12,
/// > ".SFUI-Regular", ".SFUI-Semibold", ".SFUI-RegularItalic" and ".AppleSystemUIFontMonospaced-Regular" since iOS 13. The
/// > names of iOS 6 and earlier and the family ".AppleSystemUIFont" are recalled.
package struct SystemFontNames: Sendable, Hashable {
  package enum Design: Sendable, Hashable { case standard, serif, rounded, monospaced }

  private enum Scheme: Sendable, Hashable { case helvetica, interface, textAndDisplay(regular: String), oneFamily }

  private let scheme: Scheme

  package init(of version: SystemVersion) {
    scheme =
      switch version.major {
      case ..<7: .helvetica
      case 7, 8: .interface
      case 9: .textAndDisplay(regular: "-Regular")
      case 10...12: .textAndDisplay(regular: "")
      default: .oneFamily
      }
  }

  /// - Parameters:
  ///   - weight: the name of `UIFont.Weight`, capitalized: "Regular", "Semibold".
  ///   - pointSize: decides between Text and Display.
  package func fontName(weight: String, isItalic: Bool, design: Design = .standard, pointSize: Double) -> String {
    let isRegular = weight == "Regular"
    switch scheme {
    case .helvetica:
      let isBold = ["Semibold", "Bold", "Heavy", "Black"].contains(weight)
      let style = (isBold ? "Bold" : "") + (isItalic ? "Oblique" : "")
      return style.isEmpty ? "Helvetica" : "Helvetica-" + style
    case .interface:
      let isBold = weight == "Semibold" || weight == "Bold"
      if isItalic { return ".HelveticaNeueInterface-" + (isRegular ? "" : isBold ? "Bold" : weight) + "Italic" }
      return ".HelveticaNeueInterface-" + (isBold ? "MediumP4" : weight == "Ultralight" ? "UltraLightP2" : weight)
    case .textAndDisplay(let regular):
      let stem = pointSize < 20 ? ".SFUIText" : ".SFUIDisplay"
      if isItalic { return stem + "-" + (isRegular ? "" : weight) + "Italic" }
      return stem + (isRegular ? regular : "-" + weight)
    case .oneFamily:
      let style = weight + (isItalic ? "Italic" : "")
      return switch design {
      case .standard: ".SFUI-" + style
      case .serif: ".NewYork-" + style
      case .rounded: ".AppleSystemUIFontRounded-" + style
      case .monospaced: ".AppleSystemUIFontMonospaced-" + style
      }
    }
  }

  package func familyName(design: Design = .standard, pointSize: Double) -> String {
    switch scheme {
    case .helvetica: return "Helvetica"
    case .interface: return ".Helvetica Neue Interface"
    case .textAndDisplay: return pointSize < 20 ? ".SF UI Text" : ".SF UI Display"
    case .oneFamily:
      return switch design {
      case .standard: ".AppleSystemUIFont"
      case .serif: ".AppleSystemUIFontSerif"
      case .rounded: ".AppleSystemUIFontRounded"
      case .monospaced: ".AppleSystemUIFontMonospaced"
      }
    }
  }
}
