import CoreTypes

/// Maps a requested family to a family with tables, and to the nearest of its weights.
enum FontCatalogue {
  enum Family: Hashable {
    case helvetica
    case helveticaNeue
    /// The system font of the Helvetica Neue era.
    case helveticaNeueInterface
    case sanFrancisco
    /// A font of the device without a table: Helvetica Neue's advances, its own line height.
    case avenir
    /// A font with the line height of Avenir, and advances of its own.
    case avenirNext
    /// A font of the device without a table, with another line height.
    case futura
    /// A font that is not on the device, or unknown here; the system's substitute is used.
    case missing
  }

  static func family(of family: FontDescriptor.Family, era: TypographyEra) -> Family {
    guard case .named(let name) = family else { return systemFamily(era) }
    switch PostScriptName(name).family {
    case "helvetica", "arial", "arialmt": return .helvetica
    case "avenirnext": return .avenirNext
    case "avenir", "avenirnextcondensed": return .avenir
    case "futura" where !name.contains("Condensed"): return .futura
    case "helveticaneueinterface", "helveticaneueui", "helveticaneuedeskinterface":
      return era == .helvetica ? .helveticaNeue : .helveticaNeueInterface
    case let plain where plain.hasPrefix("helveticaneue"): return .helveticaNeue
    case let plain where sanFranciscoNames.contains(plain): return era.isSanFrancisco ? .sanFrancisco : .missing
    default: return .missing
    }
  }

  private static let sanFranciscoNames: Set<String> = [
    "sfui", "sfuitext", "sfuidisplay", "sfns", "sfnstext", "sfnsdisplay", "sfpro", "sfprotext", "sfprodisplay",
    "sfcompact", "sfcompacttext", "sfcompactdisplay", "applesystemuifont",
  ]

  private static func systemFamily(_ era: TypographyEra) -> Family {
    switch era {
    case .helvetica: .helvetica
    case .helveticaNeue: .helveticaNeueInterface
    case .sanFrancisco9, .sanFrancisco11, .sanFrancisco14: .sanFrancisco
    }
  }

  static func helvetica(_ weight: FontWeight) -> FontFace { weight < .semibold ? .helveticaRegular : .helveticaBold }

  static func helveticaNeue(_ weight: FontWeight) -> FontFace {
    switch weight {
    case .ultraLight, .thin: .helveticaNeueThin
    case .light: .helveticaNeueLight
    case .regular: .helveticaNeueRegular
    case .medium: .helveticaNeueMedium
    case .semibold, .bold, .heavy, .black: .helveticaNeueBold
    }
  }

  /// Returns the factor for the widths of Light, whose table is an estimate.
  ///
  /// > Basis: derived from the widths of saved labels.
  static func helveticaNeueScale(_ weight: FontWeight) -> CGFloat { weight == .light ? 0.98 : 1 }

  static func avenirNext(_ weight: FontWeight) -> FontFace { weight < .medium ? .avenirNextRegular : .avenirNextMedium }

  /// Returns the factor for weights of San Francisco that use the table of a neighboring weight.
  ///
  /// > Basis: derived, from one label each: 192 points for 197.8 of Light, 50 for 47.66 of Heavy.
  static func sanFranciscoScale(_ weight: FontWeight) -> CGFloat {
    switch weight {
    case .ultraLight, .thin: 0.9695
    case .black: 1.044
    default: 1
    }
  }

  /// Returns the face of a weight. In this era, `boldSystemFont` and the headline style are Medium.
  static func helveticaNeueInterface(_ weight: FontWeight) -> FontFace {
    weight == .semibold || weight == .bold ? .helveticaNeueMedium : helveticaNeue(weight)
  }

  static func sanFranciscoText(_ weight: FontWeight, era: TypographyEra) -> FontFace {
    switch weight {
    case .ultraLight, .thin, .light: .sfTextLight
    case .regular: .sfTextRegular
    case .medium: .sfTextMedium
    case .semibold: era == .sanFrancisco14 ? .sfTextSemibold : .sfTextSemiboldUnblended
    case .bold: .sfTextBold
    case .heavy, .black: .sfTextHeavy
    }
  }

  static func sanFranciscoDisplay(_ weight: FontWeight) -> FontFace {
    switch weight {
    case .ultraLight, .thin, .light: .sfDisplayLight
    case .regular: .sfDisplayRegular
    case .medium: .sfDisplayMedium
    case .semibold: .sfDisplaySemibold
    case .bold: .sfDisplayBold
    case .heavy, .black: .sfDisplayHeavy
    }
  }
}
