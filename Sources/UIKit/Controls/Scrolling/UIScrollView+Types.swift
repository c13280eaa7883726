// Types of scroll view properties.
extension UIScrollView {
  /// The adjustment of the content inset for the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0, black, white
  }

  /// The way that dragging the content dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0, onDrag, interactive
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// The rate at which momentum scrolling slows down.
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
