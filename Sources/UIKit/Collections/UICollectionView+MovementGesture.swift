import SessionFoundation

/// A finger that is on an item, and may move it.
struct MovementGesture {
  /// A controller of collections has installed it.
  var isInstalled = false
  /// Where the finger came down, in the content, until it has rested long enough or gone elsewhere.
  var start: CGPoint?
  var waiting: ScheduledWork?
  /// From the finger to the middle of the item that it moves.
  var grip: CGPoint?
}

extension UICollectionView {
  /// > Basis: assumed: those of a long press, in seconds and in points.
  private static var pressTime: TimeInterval { 0.5 }
  private static var pressReach: CGFloat { 10 }

  /// A finger that rests on an item takes it up.
  func fingerCameDown(_ touches: Set<UITouch>, on item: IndexPath) {
    guard collection.gesture.isInstalled, session.behaves(.collectionsMoveItems), let touch = touches.first else {
      return
    }
    let point = touch.location(in: self), cell = cellForItem(at: item)
    forgetPress()
    collection.gesture.start = point
    // Items may have other numbers by then.
    collection.gesture.waiting = session.schedule(after: Self.pressTime) { [weak self, weak cell] in
      guard let self, let item = cell.flatMap(indexPath) else { return }
      fingerTakes(item, at: point)
    }
  }

  /// Also a finger on the grip of a row, at once.
  func fingerTakes(_ item: IndexPath, at point: CGPoint) {
    collection.gesture.waiting = nil
    guard beginInteractiveMovementForItem(at: item), let movement = collection.movement else { return }
    collection.gesture.grip = CGPoint(x: movement.position.x - point.x, y: movement.position.y - point.y)
  }

  /// - Returns: whether an item moves along.
  @discardableResult
  func fingerMoved(_ touches: Set<UITouch>) -> Bool {
    guard let point = touches.first?.location(in: self) else { return false }
    if let grip = collection.gesture.grip {
      updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
      return true
    }
    if let start = collection.gesture.start, hypot(point.x - start.x, point.y - start.y) > Self.pressReach {
      forgetPress()
    }
    return false
  }

  /// - Returns: whether an item was moved.
  @discardableResult
  func fingerLeft(isCancelled: Bool) -> Bool {
    let moved = collection.gesture.grip != nil
    forgetPress()
    if moved { isCancelled ? cancelInteractiveMovement() : endInteractiveMovement() }
    return moved
  }

  private func forgetPress() {
    collection.gesture.waiting?.cancel()
    (collection.gesture.waiting, collection.gesture.start, collection.gesture.grip) = (nil, nil, nil)
  }
}
