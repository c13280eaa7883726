/// An area without a view that redirects the focus to other environments.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide accepts the focus.
  open var isEnabled = true
  /// The environments that the guide redirects the focus to.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments?.lazy.compactMap { $0 as? UIView }.first }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}

/// The effect drawn around the focused item.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, NSCopying {
  public required override init() { super.init() }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open class func effect() -> Self { Self() }
}

/// A ring around the focused item.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  public enum Position: Int, Sendable {
    case automatic = 0, outside, inside
  }

  /// The path of the ring, in the item's coordinates; nil for its bounds.
  final private(set) var path: UIBezierPath?
  /// The distance from the bounds to the center of the ring, in points.
  final var inset: CGFloat { position == .inside ? 1.5 : -1.5 }

  /// The position of the ring; `automatic` means outside.
  open var position = Position.automatic
  open weak var containerView: UIView?
  open weak var referenceView: UIView?

  public required init() { super.init() }

  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    path = bezierPath
  }
}

/// The priority of an item in its group. The item with the highest priority gets the focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = Self(0), previouslyFocused = Self(1000), prioritized = Self(2000)
  public static let currentlyFocused = Self(.max)

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
