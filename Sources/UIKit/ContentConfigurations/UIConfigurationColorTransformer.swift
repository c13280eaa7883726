/// Makes a colour out of another one.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let grayscale = Self { color in
    guard case .components(let value) = color.value else { return color }
    return UIColor(white: 0.299 * value.red + 0.587 * value.green + 0.114 * value.blue, alpha: value.alpha)
  }
}
