/// A movement of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the movement; empty for an update that the program requested.
  public let focusHeading: UIFocusHeading

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading = []) {
    (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
    super.init()
  }

  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// A direction of focus movement.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1 << 0), down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2), right = Self(rawValue: 1 << 3)
  public static let next = Self(rawValue: 1 << 4), previous = Self(rawValue: 1 << 5)
  public static let first = Self(rawValue: 1 << 8), last = Self(rawValue: 1 << 9)
}

/// The duration of the system's focus animations.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

/// Runs a program's animations alongside those of a focus movement.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    /// assumed
    let duration: TimeInterval = 0.2
  }

  private let context = Context()
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() { super.init() }

  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedAnimations(animations.map { body in { [context] in body(context) } }, completion: completion) }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedFocusingAnimations(animations, completion: completion) }

  /// Runs the animations added since the last run.
  func run() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    UIView.animate(withDuration: context.duration) {
      animations.forEach { $0() }
    } completion: { _ in
      completions.forEach { $0() }
    }
  }
}

/// A movement that the user has started on a remote control.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
  open private(set) var movementDirection = CGVector.zero
  open private(set) var perspectiveTransform = CATransform3DIdentity
  open private(set) var rotation = CGVector.zero
  open private(set) var translation = CGVector.zero
  open private(set) var interactionTransform = CATransform3DIdentity

  override init() { super.init() }
}

/// A sound for a focus movement.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "UIFocusSoundIdentifierNone")
  public static let `default` = Self(rawValue: "UIFocusSoundIdentifierDefault")
}
