import CoreTypes

@testable import Typesetting

/// The fonts in these tests' cases.
enum Fonts {
  static func helvetica(_ size: CGFloat, _ weight: FontWeight = .regular) -> ResolvedFont {
    ResolvedFont(.system(size, weight: weight), era: .helvetica)
  }

  static func sanFrancisco(_ size: CGFloat, _ weight: FontWeight = .regular, _ era: TypographyEra = .sanFrancisco11)
    -> ResolvedFont
  {
    ResolvedFont(.system(size, weight: weight), era: era)
  }

  static func style(_ style: TextStyle, _ category: UIContentSizeCategory = .large) -> ResolvedFont {
    ResolvedFont(.preferred(style, category: category, era: .sanFrancisco11), era: .sanFrancisco11)
  }
}
