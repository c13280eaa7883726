/// A view above the bar of a tab bar controller, from iOS 26 on.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// When the bar is minimized, from iOS 26 on. Here it keeps its size.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0, never, onScrollDown, onScrollUp
  }
}

/// The glass background of an accessory, as wide as the screen except for margins.
///
/// > Basis: assumed, all numbers, in points.
@MainActor struct TabAccessoryGlass {
  static let height: CGFloat = 48
  static let margin: CGFloat = 21
  static let gap: CGFloat = 8

  /// The strip of the screen that the accessory takes, above the bar.
  static let strip = BarStrip(height: height + gap)

  let accessory: UITabAccessory
  let view: UIVisualEffectView

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    view = UIVisualEffectView(effect: UIGlassEffect())
    view.clipsToBounds = true
    view.layer.cornerRadius = Self.height / 2
    accessory.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentView.addSubview(accessory.contentView)
    view.takeEnvironment(UITraitTabAccessoryEnvironment.self, .regular)
  }

  /// - Parameter bottom: the upper edge of the bar below.
  func place(above bottom: CGFloat, in size: CGSize) {
    view.frame = CGRect(
      x: Self.margin, y: bottom - Self.gap - Self.height, width: max(0, size.width - 2 * Self.margin),
      height: Self.height)
    accessory.contentView.frame = view.contentView.bounds
  }
}
