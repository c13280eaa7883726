import Typesetting

/// Scales custom fonts and lengths by the user's text size, as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// - Parameter font: the font for the text size Large. It is an error to pass a scaled font.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// - Parameter maximumPointSize: 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.scaling != nil {
      Exception.invalidArgument.raise("A font that UIFontMetrics has scaled cannot be scaled again: \(font.fontName)")
    }
    let scaling = FontScaling(font: font.descriptor, style: style, maximum: maximumPointSize)
    return scaling.font(at: category(traitCollection), in: .current)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { scaled(value, at: category(traitCollection), in: .current) }

  /// Scales a value by the ratio of the style's leading, to the nearest pixel.
  ///
  /// > Basis: captured. A Body value of 17 points is 16.333 at Medium with three pixels per point: 17 × 21 / 22. Before
  /// > San Francisco, the ratio of the sizes (assumed).
  func scaled(_ value: CGFloat, at category: UIContentSizeCategory, in session: Session) -> CGFloat {
    let style = style.resolved
    let now = style.metrics(category: category, era: session.fontEra)
    let large = style.metrics(category: .large, era: session.fontEra)
    let share = (now.leading ?? now.pointSize) / (large.leading ?? large.pointSize)
    return share == 1 ? value : session.imageFacts.withLock { PixelGrid(scale: $0.scale) }.round(value * share)
  }

  private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let asked = traits?.preferredContentSizeCategory ?? .unspecified
    return asked == .unspecified ? Session.current.imageFacts.withLock { $0.textSize } : asked
  }
}

/// The source of a font scaled by `UIFontMetrics`, so that the font can follow the text size.
struct FontScaling: Hashable {
  /// The font at the text size Large.
  let font: FontDescriptor
  let style: UIFont.TextStyle
  /// In points; 0 for no limit.
  let maximum: CGFloat

  func font(at category: UIContentSizeCategory, in session: Session) -> UIFont {
    var scaled = font
    scaled.pointSize = UIFontMetrics(forTextStyle: style).scaled(font.pointSize, at: category, in: session)
    if maximum > 0 { scaled.pointSize = min(scaled.pointSize, maximum) }
    return UIFont(scaled, scaling: self)
  }
}
