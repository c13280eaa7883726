/// Changes the pointer over a view.
///
/// There is no pointer here. The first interaction of a session reports the diagnostic `no-pointer`.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { view?.session.report(.noPointer) }
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate again while a pointer is over the view.
  open func invalidate() { view?.session.report(.noPointer) }
}

/// Determines the pointer's appearance over a view.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// Adds a program's animations to those of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The location of the pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The location in the view's coordinates.
  public let location: CGPoint

  init(location: CGPoint) { self.location = location }
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// The appearance of the pointer and of the view below it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  open var accessories: [UIPointerAccessory] = []

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }

  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }

  private override init() { (effect, shape) = (nil, nil) }

  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// The effect of the pointer on the view below it.
@preconcurrency @MainActor public enum UIPointerEffect {
  public enum TintMode: Int, Sendable {
    case none = 0, overlay, underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The shape of the pointer.
@preconcurrency @MainActor public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// > Basis: assumed.
  public nonisolated static let defaultCornerRadius: CGFloat = 8
}

/// A mark next to the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  public let shape: UIPointerShape
  public let position: Position
  open var orientationMatchesAngle = false

  public init(_ shape: UIPointerShape, position: Position) { (self.shape, self.position) = (shape, position) }

  open class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.path(UIBezierPath()), position: position)
  }

  /// A position around the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The angle in radians, clockwise from the top.
    public var angle: CGFloat

    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

    public static let top = Position(offset: 10, angle: 0)
    public static let topRight = Position(offset: 10, angle: .pi / 4)
    public static let right = Position(offset: 10, angle: .pi / 2)
    public static let bottomRight = Position(offset: 10, angle: 3 * .pi / 4)
    public static let bottom = Position(offset: 10, angle: .pi)
    public static let bottomLeft = Position(offset: 10, angle: 5 * .pi / 4)
    public static let left = Position(offset: 10, angle: 3 * .pi / 2)
    public static let topLeft = Position(offset: 10, angle: 7 * .pi / 4)
  }
}
