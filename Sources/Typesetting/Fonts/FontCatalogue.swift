/// Which of the four families with tables a requested family is, and which of their weights is nearest.
enum FontCatalogue {
  enum Family: Hashable {
    case helvetica(isSubstitute: Bool)
    case helveticaNeue(isSubstitute: Bool)
    /// The system font of the Helvetica Neue era.
    case helveticaNeueInterface
    case sanFrancisco(isSubstitute: Bool)
  }

  static func family(of family: FontDescriptor.Family, era: TypographyEra) -> Family {
    guard case .named(let name) = family else { return systemFamily(era) }
    switch PostScriptName(name).family {
    case "helvetica", "arial", "arialmt": return .helvetica(isSubstitute: false)
    case "helveticaneueinterface", "helveticaneueui", "helveticaneuedeskinterface":
      return era == .helvetica ? .helveticaNeue(isSubstitute: false) : .helveticaNeueInterface
    case let plain where plain.hasPrefix("helveticaneue"): return .helveticaNeue(isSubstitute: false)
    case let plain where sanFranciscoNames.contains(plain): return .sanFrancisco(isSubstitute: !era.isSanFrancisco)
    default: return substitute(era)
    }
  }

  private static let sanFranciscoNames: Set<String> = [
    "sfui", "sfuitext", "sfuidisplay", "sfns", "sfnstext", "sfnsdisplay", "sfpro", "sfprotext", "sfprodisplay",
    "sfcompact", "sfcompacttext", "sfcompactdisplay", "applesystemuifont",
  ]

  private static func systemFamily(_ era: TypographyEra) -> Family {
    switch era {
    case .helvetica: .helvetica(isSubstitute: false)
    case .helveticaNeue: .helveticaNeueInterface
    case .sanFrancisco9, .sanFrancisco11, .sanFrancisco14: .sanFrancisco(isSubstitute: false)
    }
  }

  /// Fonts without a table take the metrics of the era's own face, so that a nib still gets plausible sizes.
  private static func substitute(_ era: TypographyEra) -> Family {
    switch era {
    case .helvetica, .helveticaNeue: .helveticaNeue(isSubstitute: true)
    case .sanFrancisco9, .sanFrancisco11, .sanFrancisco14: .sanFrancisco(isSubstitute: true)
    }
  }

  static func helvetica(_ weight: FontWeight) -> FontFace { weight < .semibold ? .helveticaRegular : .helveticaBold }

  static func helveticaNeue(_ weight: FontWeight) -> FontFace {
    switch weight {
    case .ultraLight, .thin, .light: .helveticaNeueLight
    case .regular: .helveticaNeueRegular
    case .medium: .helveticaNeueMedium
    case .semibold, .bold, .heavy, .black: .helveticaNeueBold
    }
  }

  /// `boldSystemFont` and the headline style are Medium in this era.
  static func helveticaNeueInterface(_ weight: FontWeight) -> FontFace {
    weight == .semibold || weight == .bold ? .helveticaNeueMedium : helveticaNeue(weight)
  }

  static func sanFranciscoText(_ weight: FontWeight) -> FontFace {
    switch weight {
    case .ultraLight, .thin, .light: .sfTextLight
    case .regular: .sfTextRegular
    case .medium: .sfTextMedium
    case .semibold: .sfTextSemibold
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
