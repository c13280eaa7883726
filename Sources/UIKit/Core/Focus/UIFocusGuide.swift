/// An area without a view that leads the focus to other environments.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// False keeps the focus out.
  open var isEnabled = true
  /// Where the focus goes that comes to the guide.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments?.lazy.compactMap { $0 as? UIView }.first }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}

/// What is drawn around the focused item.
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

  /// The ring's path, in the coordinates of the item; nil for its bounds.
  final private(set) var path: UIBezierPath?
  /// From the bounds to the middle of the ring, in points.
  final var inset: CGFloat { position == .inside ? 1.5 : -1.5 }

  /// Where the ring lies: outside, unless it is inside.
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

/// Which item of a group gets the focus first: the one with the highest priority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = Self(0), previouslyFocused = Self(1000), prioritized = Self(2000)
  public static let currentlyFocused = Self(.max)

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
