/// Makes one colour of another, such as the one of a button that is held down.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Without hue.
  public static let grayscale = UIConfigurationColorTransformer { $0.withoutHue }
  /// Such an element has the tint anyhow.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension UIColor {
  /// As bright as before to the eye.
  fileprivate var withoutHue: UIColor {
    guard Thread.isMainThread else { return self }
    let color = MainActor.assumeIsolated { resolved(in: .current) }
    let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return UIColor(white: white, alpha: color.alpha)
  }
}
