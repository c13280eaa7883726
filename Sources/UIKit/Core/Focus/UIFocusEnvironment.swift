/// A branch of the interface that can contain the focus: a view, a controller, a presentation.
///
/// > Source: references of UIFocusEnvironment, UIFocusItem and UIFocusItemContainer.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that the focus engine searches first, in this order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The name of the environment's group; nil for the parent's group.
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
  public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  /// Returns whether an environment is this one or inside it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    UIFocusSystem.environment(self, contains: environment)
  }
}

/// An item that can be focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// In the container's coordinates.
  var frame: CGRect { get }
  var focusEffect: UIFocusEffect? { get }
  var focusGroupPriority: UIFocusGroupPriority { get }
  var isTransparentFocusItem: Bool { get }
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// An object that returns the focus items in an area.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item that gets the focus.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}
