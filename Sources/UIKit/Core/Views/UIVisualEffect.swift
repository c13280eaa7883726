/// What a visual effect view does to what is behind it or in it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// Softens what is behind.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight = 0, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) { self.style = style }
}

/// Has the content show the blurred background; pictures show the content in its own colours.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle?

  public init(blurEffect: UIBlurEffect) { (self.blurEffect, style) = (blurEffect, nil) }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
  }
}

/// What vibrant content is: a text, a filled shape, a line.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Bends what is behind as glass does; pictures soften it.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case regular = 0, clear
  }

  let style: Style
  open var isInteractive = false { didSet { hasNoEffect("UIGlassEffect.isInteractive") } }
  open var tintColor: UIColor?

  public init(style: Style = .regular) { self.style = style }
}

/// Lets glass in the content view run together where it comes near; pictures show each glass by itself, and nothing of the
/// container.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance in points at which two begin to run together.
  open var spacing: CGFloat = 0 { didSet { hasNoEffect("UIGlassContainerEffect.spacing") } }

  public override init() { super.init() }
}
