// UIKit's traits as types.

/// A trait that ``TraitValues`` has a property for.
protocol StoredTrait: UITraitDefinition {
  static func read(_ values: TraitValues) -> Value
  static func write(_ value: Value, to values: inout TraitValues)
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let affectsColorAppearance = true
  static func read(_ values: TraitValues) -> UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  static func write(_ value: UIUserInterfaceIdiom, to values: inout TraitValues) {
    values.idiom = value == .unspecified ? nil : value
  }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
  static func read(_ values: TraitValues) -> UIUserInterfaceStyle { values.style }
  static func write(_ value: UIUserInterfaceStyle, to values: inout TraitValues) { values.style = value }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
  static func read(_ values: TraitValues) -> UIUserInterfaceLevel { values.level }
  static func write(_ value: UIUserInterfaceLevel, to values: inout TraitValues) { values.level = value }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
  static func read(_ values: TraitValues) -> UIAccessibilityContrast { values.contrast }
  static func write(_ value: UIAccessibilityContrast, to values: inout TraitValues) { values.contrast = value }
}

public struct UITraitLegibilityWeight: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UILegibilityWeight.unspecified
  static func read(_ values: TraitValues) -> UILegibilityWeight { values.weight }
  static func write(_ value: UILegibilityWeight, to values: inout TraitValues) { values.weight = value }
}

public struct UITraitLayoutDirection: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func read(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.direction }
  static func write(_ value: UITraitEnvironmentLayoutDirection, to values: inout TraitValues) {
    values.direction = value
  }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func read(_ values: TraitValues) -> UIContentSizeCategory { values.category }
  static func write(_ value: UIContentSizeCategory, to values: inout TraitValues) { values.category = value }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
  static func write(_ value: UIUserInterfaceSizeClass, to values: inout TraitValues) {
    values.horizontalSizeClass = value
  }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
  static func write(_ value: UIUserInterfaceSizeClass, to values: inout TraitValues) {
    values.verticalSizeClass = value
  }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue: CGFloat = 0
  static func read(_ values: TraitValues) -> CGFloat { values.scale }
  static func write(_ value: CGFloat, to values: inout TraitValues) { values.scale = value }
}

// MARK: - Traits that no layout or drawing pass reads

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0, unavailable, available
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

extension UIImage {
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}

/// The display gamut, which is always sRGB.
public struct UITraitDisplayGamut: UITraitDefinition, Sendable {
  public static let defaultValue = UIDisplayGamut.unspecified
}

public struct UITraitForceTouchCapability: UITraitDefinition, Sendable {
  public static let defaultValue = UIForceTouchCapability.unknown
}

public struct UITraitActiveAppearance: UITraitDefinition, Sendable {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

public struct UITraitImageDynamicRange: UITraitDefinition, Sendable {
  public static let defaultValue = UIImage.DynamicRange.unspecified
}

public struct UITraitSceneCaptureState: UITraitDefinition, Sendable {
  public static let defaultValue = UISceneCaptureState.unspecified
}

/// The language of text that specifies none, such as `ja`; nil for the program's language.
public struct UITraitTypesettingLanguage: UITraitDefinition, Sendable {
  public static let defaultValue: String? = nil
}

extension OtherTraits {
  /// The traits that are the same for every screen.
  static let ofScreens = OtherTraits.none
    .setting(UITraitDisplayGamut.self, to: .SRGB)
    .setting(UITraitForceTouchCapability.self, to: .unavailable)
    .setting(UITraitActiveAppearance.self, to: .active)
    .setting(UITraitImageDynamicRange.self, to: .standard)
    .setting(UITraitSceneCaptureState.self, to: .inactive)
    .setting(UITraitHDRHeadroomUsageLimit.self, to: .inactive)
    .setting(UITraitListEnvironment.self, to: .none)
    .setting(UITraitTabAccessoryEnvironment.self, to: .none)
}

extension UITraitCollection {
  static var storedTraits: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayScale.self,
    ]
  }

  /// The traits that can change how colors resolve.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
    ]
  }

  /// The traits that can change which file `UIImage(named:)` finds.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitImageDynamicRange.self,
    ]
  }
}
