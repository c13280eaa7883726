// Dragging.

/// The state of a drag.
struct ContentGrip {
  /// The offset of the content at the start of the drag, without resistance beyond its ends.
  var start: CGPoint
  /// The axes of the drag as factors of 1 or 0, set once it has moved.
  var axes: CGPoint?
  /// The distance of the drag before it was recognized, which the content still has to catch up with.
  var lag = CGPoint.zero
  let time: TimeInterval

  /// The time in which the content catches up, in seconds.
  ///
  /// > Basis: assumed: content that would jump to the touch glides there.
  private static let catchingUp = 0.1

  func lag(at now: TimeInterval) -> CGPoint {
    let share = max(0, 1 - (now - time) / Self.catchingUp)
    return CGPoint(x: lag.x * share, y: lag.y * share)
  }
}

extension UIScrollView {
  /// Drags the content by `way` and lifts the touch without velocity, in no time. The content then moves to a page, or
  /// to the delegate's target.
  ///
  /// > Source: the order of the calls is that of the UIScrollViewDelegate reference, which says that `willEndDragging`
  /// > is not called with paging. Assumed: `isDragging` is false when `didEndDragging` is called.
  func drag(by way: CGPoint) {
    stopDecelerating()
    scroll.isTracking = true
    takeContent()
    carryContent(by: way)
    leaveContent(velocity: .zero)
  }

  /// Begins a drag of the content.
  ///
  /// - Parameter lag: the distance that the drag has already moved, but that is not yet visible.
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
  ///   - way: the distance that the offset moves with the drag since its start.
  ///   - finger: the location of the touch on the screen; nil if it has none.
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

  /// Updates the grip after the content has moved during the drag.
  ///
  /// - Parameter way: the distance of the offset, as in ``carryContent(by:finger:)``.
  func gripAgain(after way: CGPoint) {
    guard scroll.grip != nil else { return }
    let now = scrollRange.unstretched(contentOffset, bouncing: bouncingAxes)
    scroll.grip?.start = CGPoint(x: now.x - way.x, y: now.y - way.y)
    scroll.grip?.lag = .zero
  }

  /// Ends the drag.
  ///
  /// - Parameter velocity: the velocity of the offset, in points per second.
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

  /// - Returns: the number of the movement; nil if the delegate has started another one.
  func beginDecelerating() -> Int? {
    scroll.motion &+= 1
    let motion = scroll.motion
    scroll.deceleration = motion
    tell { $0.scrollViewWillBeginDecelerating($1) }
    return scroll.motion == motion ? motion : nil
  }

  /// Stops a deceleration in progress, because the content is dragged.
  private func stopDecelerating() {
    guard isDecelerating else { return scroll.motion &+= 1 }
    scroll.motion &+= 1
    (scroll.deceleration, scroll.fling) = (nil, nil)
    tell { $0.scrollViewDidEndDecelerating($1) }
  }

  /// Stops a deceleration in progress at the visible offset, because the content is touched.
  func holdContent() {
    let shown = shownGeometry.bounds.origin
    removeAnimations { $0.property == .bounds }
    scroll.motion &+= 1
    (scroll.deceleration, scroll.fling) = (nil, nil)
    if shown != contentOffset { contentOffset = shown }
    tell { $0.scrollViewDidEndDecelerating($1) }
  }

  /// Lets the content settle after a touch that has not moved it.
  func settleContent() {
    let target = restingOffset(near: contentOffset)
    if target != contentOffset { decelerate(to: target) }
  }
}

extension CGPoint {
  /// The axes of a drag: 0 for an axis if the drag moves mainly along the other one.
  ///
  /// > Source: `isDirectionalLockEnabled` reference: a drag that begins along an axis stays on it, one that begins
  /// > diagonally does not. Assumed: a drag is diagonal unless it moves at least twice as far along one axis.
  fileprivate var mainAxes: CGPoint {
    if abs(x) >= 2 * abs(y) { return CGPoint(x: 1, y: 0) }
    return abs(y) >= 2 * abs(x) ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 1)
  }
}

// MARK: - Keyboard

extension UIScrollView {
  private func dismissKeyboard() {
    session.perform { _ = session.typing.firstResponder?.resignFirstResponder() }
  }

  /// > Basis: assumed, that a touch without a location is in the middle.
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
