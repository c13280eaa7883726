/// A transformation of a color into another one.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the color unchanged: there is no system accent color that would take precedence.
  public static let preferredTint = Self { $0 }

  /// The transformation for tinted content that should not be prominent.
  ///
  /// > Basis: documented, that it has no color of its own; assumed, that it is as bright as the tint.
  public static let monochromeTint = grayscale

  public static let grayscale = Self { color in
    if case .gray = color.value { return color }
    guard case .components(let value) = color.value else { return color }
    return UIColor(white: 0.299 * value.red + 0.587 * value.green + 0.114 * value.blue, alpha: value.alpha)
  }
}
