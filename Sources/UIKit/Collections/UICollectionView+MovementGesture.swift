/// A finger that is on an item, and may move it.
struct MovementGesture {
  /// A controller of collections has installed it.
  var isInstalled = false
  /// From the finger to the middle of the item that it moves.
  var grip: CGPoint?
}

/// A finger that rests on an item takes it up.
final class MovementPress: UILongPressGestureRecognizer {
  private var collectionView: UICollectionView? { view as? UICollectionView }

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let collectionView, collectionView.collection.gesture.isInstalled else { return false }
    return session.behaves(.collectionsMoveItems) && collectionView.touchedItem([touch]) != nil
  }

  override func mayBegin() -> Bool {
    guard super.mayBegin(), let collectionView, let touch = touches.first,
      let item = collectionView.touchedItem([touch])
    else { return false }
    collectionView.fingerTakes(item, at: touch.location(in: collectionView))
    return collectionView.collection.gesture.grip != nil
  }

  override func willSend() {
    switch state {
    case .changed: collectionView?.fingerMoved(Set(touches))
    case .ended, .cancelled: collectionView?.fingerLeft(isCancelled: state == .cancelled)
    default: break
    }
  }
}

extension UICollectionView {
  /// Also a finger on the grip of a row, at once.
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
