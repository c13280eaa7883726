/// What is behind the content of a cell or a button.
public struct UIBackgroundConfiguration {
  /// Instead of everything else, above the background.
  public var customView: UIView?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// From the edges inwards; negative insets make the background larger.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Where the layout margins of the container are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil for the tint of the view.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Nil for the tint of the view.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// From the background's edge to the middle of the stroke; positive is outside.
  public var strokeOutset: CGFloat = 0

  init() {}

  /// Nothing behind the content.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
