/// Animates items by physical rules: gravity, collisions, springs.
///
/// The simulation runs on the session's clock, at 60 frames per second with four steps each. It is deterministic: every
/// run gives the same result. Its paths may differ from those of a device.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  private let session = Session.current
  private let world = DynamicsWorld()
  private var run = 0
  private var stillFrames = 0
  private var pending = false
  weak var layout: UICollectionViewLayout?

  open private(set) weak var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether an item is still moving.
  open private(set) var isRunning = false
  /// The running time of the animator, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  /// - Parameter view: defines the coordinates of the items. Its bounds can serve as a boundary.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for items in the program's own coordinates.
  public override init() { super.init() }

  /// Creates an animator for layout attributes. It invalidates the layout in every frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    resume()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    world.keep(items)
    if behaviors.isEmpty { pause() } else { resume() }
  }

  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

  /// Returns the items whose box intersects `rect`, in the reference view's coordinates.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { items.filter { rect.overlaps($0.boxOfItem) } }

  /// Updates the simulation to the center and the transform that the program gave an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.takePlace()
    resume()
  }

  // MARK: Running

  private var line: [UIDynamicBehavior] { behaviors.flatMap(\.line) }

  private var items: [any UIDynamicItem] { DynamicItems(line.flatMap(\.simulatedItems)).all }

  /// Returns the body of an item, and creates it on first use.
  func body(of item: any UIDynamicItem) -> RigidBody { world.makeBody(of: item) }

  var boundary: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout?.collectionView.map { CGRect(origin: .zero, size: $0.contentSize) }
  }

  func resume() {
    stillFrames = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    session.perform { delegate?.dynamicAnimatorWillResume(self) }
    run += 1
    session.everyFrame { [weak self, run] in self?.tick(run) ?? false }
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    run += 1
    session.perform { delegate?.dynamicAnimatorDidPause(self) }
  }

  /// The number of frames without movement after which the animator pauses.
  ///
  /// > Basis: assumed.
  private static let patience = 30

  private func tick(_ number: Int) -> Bool {
    guard number == run, isRunning else { return false }
    let duration = 1 / Session.framesPerSecond, line = line
    world.keep(items)
    for behavior in line { behavior.configure(world) }
    world.advance(by: duration, line)
    elapsedTime += duration
    session.perform {
      world.showBodies()
      for behavior in line {
        behavior.frameDidEnd(world)
        behavior.action?()
      }
      layout?.invalidateLayout()
    }
    stillFrames = world.isResting && !line.contains(where: \.isBusy) ? stillFrames + 1 : 0
    if stillFrames > Self.patience { pause() }
    return isRunning && number == run
  }
}

/// A delegate that is notified when an animator resumes or pauses.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

// Items of a collection view layout.
extension UIDynamicAnimator {
  private var attributes: [UICollectionViewLayoutAttributes] {
    behaviors.flatMap(\.line).flatMap(\.simulatedItems).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
        && $0.indexPath == indexPath
    }
  }
}
