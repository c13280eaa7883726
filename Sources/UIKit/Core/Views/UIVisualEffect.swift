/// An effect that a visual effect view applies to the content behind it or inside it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// An effect that blurs the content behind the view.
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

/// An effect that lets the blurred background show in the content. Pictures show the content in its own colors.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle?

  public init(blurEffect: UIBlurEffect) { (self.blurEffect, style) = (blurEffect, nil) }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
  }
}

/// The kind of vibrant content: text, a filled shape, or a line.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// An effect that refracts the content behind the view like glass. Pictures blur it.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case regular = 0, clear
  }

  let style: Style
  open var isInteractive = false { didSet { hasNoEffect("UIGlassEffect.isInteractive") } }
  open var tintColor: UIColor?

  public init(style: Style = .regular) { self.style = style }
}

/// An effect that merges glass elements of the content view when they are close. Pictures show each element separately,
/// and nothing of the container.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which two elements begin to merge, in points.
  open var spacing: CGFloat = 0 { didSet { hasNoEffect("UIGlassContainerEffect.spacing") } }

  public override init() { super.init() }
}
