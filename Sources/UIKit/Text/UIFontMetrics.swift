import Typesetting

/// Makes own fonts and lengths follow the text size as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// - Parameter font: at the size that is right for the text size Large; one that is scaled already is an error.
  @preconcurrency @MainActor open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  @preconcurrency @MainActor open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection) }

  @preconcurrency @MainActor open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// - Parameter maximumPointSize: 0 for no limit.
  @preconcurrency @MainActor open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font is ScaledFont {
      Exception.invalidArgument.raise("A font that UIFontMetrics has scaled cannot be scaled again: \(font.fontName)")
    }
    let category = category(traitCollection)
    return ScaledFont(ScaledFont.Origin(font: font.descriptor, metrics: self, maximum: maximumPointSize), at: category)
  }

  @preconcurrency @MainActor open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  @preconcurrency @MainActor open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { scaled(value, at: category(traitCollection)) }

  /// By the distances of baselines, to the nearest pixel.
  ///
  /// > Basis: captured. 17 points of Body are 16.333 at Medium and three pixels a point: 17 × 21 / 22. Before San
  /// > Francisco, by the sizes (assumed).
  @MainActor func scaled(_ value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
    let session = Session.current, style = style.resolved
    let now = style.metrics(category: category, era: session.typography)
    let large = style.metrics(category: .large, era: session.typography)
    let share = (now.leading ?? now.pointSize) / (large.leading ?? large.pointSize)
    return share == 1 ? value : session.pixelGrid.round(value * share)
  }

  @MainActor private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let asked = traits?.preferredContentSizeCategory ?? .unspecified
    return asked == .unspecified ? Session.current.environment.contentSizeCategory : asked
  }
}

/// A font of `UIFontMetrics`, which knows what it was made from.
final class ScaledFont: UIFont, @unchecked Sendable {
  struct Origin {
    let font: FontDescriptor
    let metrics: UIFontMetrics
    let maximum: CGFloat
  }

  private let origin: Origin

  @MainActor init(_ origin: Origin, at category: UIContentSizeCategory) {
    self.origin = origin
    var font = origin.font
    font.pointSize = origin.metrics.scaled(font.pointSize, at: category)
    if origin.maximum > 0 { font.pointSize = min(font.pointSize, origin.maximum) }
    super.init(font)
  }

  @MainActor func scaled(to category: UIContentSizeCategory) -> UIFont { ScaledFont(origin, at: category) }
}
