import Typesetting

extension UIFontDescriptor {
  /// Typeface traits as a bit mask.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = Self(rawValue: 1 << 0)
    public static let traitBold = Self(rawValue: 1 << 1)
    public static let traitExpanded = Self(rawValue: 1 << 5)
    public static let traitCondensed = Self(rawValue: 1 << 6)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    public static let traitVertical = Self(rawValue: 1 << 11)
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    public static let traitLooseLeading = Self(rawValue: 1 << 16)

    /// The bits of the font's class, which form a number.
    public static let classMask = Self(rawValue: 15 << 28)
    public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
    public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
    public static let classModernSerifs = Self(rawValue: 3 << 28)
    public static let classClarendonSerifs = Self(rawValue: 4 << 28)
    public static let classSlabSerifs = Self(rawValue: 5 << 28)
    public static let classFreeformSerifs = Self(rawValue: 7 << 28)
    public static let classSansSerif = Self(rawValue: 8 << 28)
    public static let classOrnamentals = Self(rawValue: 9 << 28)
    public static let classScripts = Self(rawValue: 10 << 28)
    public static let classSymbolic = Self(rawValue: 12 << 28)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = Self(rawValue: "NSFontCharacterSetAttribute")
    public static let cascadeList = Self(rawValue: "NSFontCascadeListAttribute")
    public static let traits = Self(rawValue: "NSFontTraitsAttribute")
    public static let fixedAdvance = Self(rawValue: "NSFontFixedAdvanceAttribute")
    public static let featureSettings = Self(rawValue: "NSFontFeatureSettingsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A design variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")

    var typeset: FontDescriptor.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .standard
      }
    }
  }
}
