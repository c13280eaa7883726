/// The focus engine of a scene. iPhones and iPads have none until a keyboard is connected, and none is here.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  override init() { super.init() }

  /// The engine of an environment.
  ///
  /// - Returns: nil, as UIKit does where nothing can be focused.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  open private(set) weak var focusedItem: (any UIFocusItem)?

  open func requestFocusUpdate(to environment: any UIFocusEnvironment) { requested = environment }

  private weak var requested: (any UIFocusEnvironment)?

  /// Moves the focus to the first item that the requested environment prefers.
  open func updateFocusIfNeeded() {
    guard let requested, let item = Self.preferredItem(in: requested) else { return }
    self.requested = nil
    let context = UIFocusUpdateContext(from: focusedItem, to: item), coordinator = UIFocusAnimationCoordinator()
    let told = Self.chain(from: item) + (focusedItem.map { Self.chain(from: $0) } ?? [])
    guard told.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return }
    focusedItem = item
    for environment in told { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
  }

  /// Whether an environment is another one or below it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { chain(from: otherEnvironment).contains { $0 === environment } }

  private static func chain(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    Array(sequence(first: environment, next: { $0.parentFocusEnvironment }))
  }

  private static func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = preferredItem(in: preferred) { return item }
    }
    let container = environment.focusItemContainer
    return container?.focusItems(in: container?.coordinateSpace.bounds ?? .zero).first
  }

  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}
