/// The state of a gesture that moves an item.
struct MovementGesture {
  /// Whether a collection view controller has installed the gesture.
  var isInstalled = false
  /// The offset from the touch to the center of the moved item.
  var grip: CGPoint?
}

/// A long press that picks up an item.
final class MovementPress: UILongPressGestureRecognizer {
  private var collectionView: UICollectionView? { view as? UICollectionView }

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let collectionView, collectionView.collection.gesture.isInstalled else { return false }
    return session.behaves(.collectionsMoveItems) && collectionView.touchedItem([touch]) != nil
  }

  /// A context menu takes precedence.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other is ContextMenuPress }

  override func mayBegin() -> Bool {
    guard let item = collectionView?.touchedItem(Set(touches)), collectionView?.mayMove(item) == true else {
      return false
    }
    return super.mayBegin()
  }

  override func willSend() {
    switch state {
    case .began:
      guard let collectionView, let item = collectionView.touchedItem(Set(touches)) else { return }
      collectionView.fingerTakes(item, at: location(in: collectionView))
    case .changed: collectionView?.fingerMoved(Set(touches))
    case .ended, .cancelled: collectionView?.fingerLeft(isCancelled: state == .cancelled)
    default: break
    }
  }
}

extension UICollectionView {
  /// Begins the movement of an item; a touch on the reorder control of a row does so immediately.
  func fingerTakes(_ item: IndexPath, at point: CGPoint) {
    guard beginInteractiveMovementForItem(at: item), let movement = collection.movement else { return }
    collection.gesture.grip = CGPoint(x: movement.position.x - point.x, y: movement.position.y - point.y)
  }

  func fingerMoved(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: self), let grip = collection.gesture.grip else { return }
    updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
  }

  func fingerLeft(isCancelled: Bool) {
    guard collection.gesture.grip != nil else { return }
    collection.gesture.grip = nil
    isCancelled ? cancelInteractiveMovement() : endInteractiveMovement()
  }
}
