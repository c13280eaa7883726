/// A rule by which an animator moves items. Programs subclass it to combine rules by ``addChildBehavior(_:)``.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { childBehaviors.forEach { $0.dynamicAnimator = dynamicAnimator } }
  }
  /// Called after every step of the animator.
  open var action: (() -> Void)?

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator {
      behavior.willMove(to: dynamicAnimator)
      behavior.dynamicAnimator = dynamicAnimator
      wake()
    }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    wake()
  }

  /// - Parameter dynamicAnimator: nil when the behavior is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Resumes a paused animator after the behavior changed.
  final func wake() { dynamicAnimator?.resume() }

  /// The behavior and its descendants, the parent first.
  final var line: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.line) }

  // MARK: Simulation

  /// The items that the behavior moves or stops.
  var simulatedItems: [any UIDynamicItem] { [] }
  /// Sets properties of bodies, once per frame.
  func configure(_ world: DynamicsWorld) {}
  /// Adds forces, once per step.
  func apply(to world: DynamicsWorld) {}
  /// Adds constraints, once per step.
  func constrain(_ world: DynamicsWorld) {}
  /// Called at the end of a frame.
  func frameDidEnd(_ world: DynamicsWorld) {}
  /// Whether the behavior is still active although all items are at rest.
  var isBusy: Bool { false }
}

/// The items of a behavior, compared by identity.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) { items.forEach { add($0) } }

  mutating func add(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
