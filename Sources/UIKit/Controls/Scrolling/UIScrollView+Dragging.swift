// What a finger does.

/// A finger that holds content.
struct ContentGrip {
  /// The offset at which the content would be if it went all the way with the finger.
  var start: CGPoint
  /// The axis that the finger keeps to, once it has moved; zero on the other one.
  var axes: CGPoint?
  /// Of the way that the finger went before it was clear that it moves, what the content has to catch up with.
  var lag = CGPoint.zero
  let time: TimeInterval

  /// In seconds.
  ///
  /// > Basis: assumed: content that would jump to the finger glides there.
  private static let catchingUp = 0.1

  func lag(at now: TimeInterval) -> CGPoint {
    let share = max(0, 1 - (now - time) / Self.catchingUp)
    return CGPoint(x: lag.x * share, y: lag.y * share)
  }
}

extension UIScrollView {
  /// A finger moves the content by `way` and is lifted from rest, in no time. The content moves on where it stops at pages,
  /// or where the delegate has another target.
  ///
  /// > Source: the order of the calls is that of the UIScrollViewDelegate reference, which says that `willEndDragging` is
  /// > not called with pages. Assumed: `isDragging` is over when `didEndDragging` is called.
  func drag(by way: CGPoint) {
    stopDecelerating()
    scroll.isTracking = true
    takeContent()
    carryContent(by: way)
    leaveContent(velocity: .zero)
  }

  /// A finger begins to move the content.
  ///
  /// - Parameter lag: the part of its way that counts already and that nobody has seen.
  func takeContent(lag: CGPoint = .zero) {
    stopDecelerating()
    dragWillBegin()
    scroll.isDragging = true
    scroll.grip = ContentGrip(
      start: scrollRange.unstretched(contentOffset, bouncing: bouncingAxes), lag: lag, time: session.now)
    tell { $0.scrollViewWillBeginDragging($1) }
    if keyboardDismissMode.followsDrags { dismissKeyboard() }
  }

  /// - Parameters:
  ///   - way: that the offset would go with the finger since it took the content.
  ///   - finger: on the screen; nil for one that nobody placed.
  func carryContent(by way: CGPoint, finger: CGPoint? = nil) {
    guard var grip = scroll.grip, way != .zero else { return }
    let axes = grip.axes ?? (isDirectionalLockEnabled ? way.mainAxes : CGPoint(x: 1, y: 1)),
      lag = grip.lag(at: session.now)
    grip.axes = axes
    scroll.grip = grip
    let proposed = CGPoint(
      x: grip.start.x + (way.x - lag.x) * axes.x, y: grip.start.y + (way.y - lag.y) * axes.y)
    let offset = heldOffset(near: proposed)
    if offset != contentOffset { contentOffset = offset }
    tellRefreshControl()
    let place = finger ?? middleOnScreen(movedBy: -way.y * axes.y)
    if keyboardDismissMode.followsFinger, isOnKeyboard(place) { dismissKeyboard() }
  }

  /// The content was moved under the finger that holds it.
  ///
  /// - Parameter way: of the offset, as in ``carryContent(by:finger:)``.
  func gripAgain(after way: CGPoint) {
    guard scroll.grip != nil else { return }
    let now = scrollRange.unstretched(contentOffset, bouncing: bouncingAxes)
    scroll.grip?.start = CGPoint(x: now.x - way.x, y: now.y - way.y)
    scroll.grip?.lag = .zero
  }

  /// The finger is lifted.
  ///
  /// - Parameter velocity: of the offset, in points a second.
  func leaveContent(velocity: CGPoint) {
    let axes = scroll.grip?.axes ?? CGPoint(x: 1, y: 1)
    let velocity = CGPoint(x: velocity.x * axes.x, y: velocity.y * axes.y)
    let destination = scrollDestination(velocity: velocity), target = destination.target, motion = scroll.motion
    (scroll.isTracking, scroll.isDragging, scroll.grip) = (false, false, nil)
    let isFlung = velocity != .zero && destination.isFar(from: contentOffset),
      movesOn = isFlung || target != contentOffset
    showIndicators(while: movesOn ? Self.glidingTime : 0)
    tell { $0.scrollViewDidEndDragging($1, willDecelerate: movesOn) }
    guard movesOn, scroll.motion == motion else { return }
    if isFlung { fling(velocity, destination) } else { decelerate(to: target) }
  }

  private func decelerate(to target: CGPoint) {
    guard beginDecelerating() != nil else { return }
    glide(to: target, decelerating: true) { $0.scrollViewDidEndDecelerating($1) }
  }

  /// - Returns: the number of the motion; nil when the delegate has begun another one.
  func beginDecelerating() -> Int? {
    scroll.motion &+= 1
    let motion = scroll.motion
    scroll.deceleration = motion
    tell { $0.scrollViewWillBeginDecelerating($1) }
    return scroll.motion == motion ? motion : nil
  }

  /// A finger holds what still moves.
  private func stopDecelerating() {
    guard isDecelerating else { return scroll.motion &+= 1 }
    scroll.motion &+= 1
    (scroll.deceleration, scroll.fling) = (nil, nil)
    tell { $0.scrollViewDidEndDecelerating($1) }
  }

  /// A finger comes down on what still moves after a drag: it stays where it is shown.
  func holdContent() {
    let shown = shownGeometry.bounds.origin
    removeAnimations { $0.property == .bounds }
    scroll.motion &+= 1
    (scroll.deceleration, scroll.fling) = (nil, nil)
    if shown != contentOffset { contentOffset = shown }
    tell { $0.scrollViewDidEndDecelerating($1) }
  }

  /// A finger that has not moved the content leaves it.
  func settleContent() {
    let target = restingOffset(near: contentOffset)
    if target != contentOffset { decelerate(to: target) }
  }
}

extension CGPoint {
  /// 0 for an axis that a drag leaves alone, because the other one is the main one by far.
  ///
  /// > Source: `isDirectionalLockEnabled` reference: a drag that begins along an axis stays on it, one that begins
  /// > diagonally does not. Assumed: twice as far along one axis as along the other is no diagonal.
  fileprivate var mainAxes: CGPoint {
    if abs(x) >= 2 * abs(y) { return CGPoint(x: 1, y: 0) }
    return abs(y) >= 2 * abs(x) ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 1)
  }
}

// MARK: - The keyboard

extension UIScrollView {
  private func dismissKeyboard() {
    session.perform { _ = session.typing.firstResponder?.resignFirstResponder() }
  }

  /// > Basis: assumed, that a finger which nobody placed comes down in the middle.
  private func middleOnScreen(movedBy distance: CGFloat) -> CGPoint {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var place = TouchTarget(names: [], view: self, point: middle).pointOnScreen
    place.y += distance
    return place
  }

  private func isOnKeyboard(_ place: CGPoint) -> Bool {
    session.keyboardFrame.map { place.y >= $0.minY } ?? false
  }
}

extension UIScrollView.KeyboardDismissMode {
  fileprivate var followsDrags: Bool { self == .onDrag || self == .onDragWithAccessory }
  fileprivate var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
}
