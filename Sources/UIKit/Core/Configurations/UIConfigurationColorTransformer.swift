/// Makes a colour out of another one.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour itself: there is no accent colour of the system that would win.
  public static let preferredTint = Self { $0 }

  /// For what is tinted and not to stand out.
  ///
  /// > Basis: documented, that it has no colour of its own; assumed, that it is as bright as the tint.
  public static let monochromeTint = grayscale

  public static let grayscale = Self { color in
    if case .gray = color.value { return color }
    guard case .components(let value) = color.value else { return color }
    return UIColor(white: 0.299 * value.red + 0.587 * value.green + 0.114 * value.blue, alpha: value.alpha)
  }
}
