// What the properties of scroll views choose from.
extension UIScrollView {
  /// How the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0, black, white
  }

  /// How a drag of the content puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0, onDrag, interactive
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast a flung content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  public var visibleSize: CGSize { bounds.size }
}
