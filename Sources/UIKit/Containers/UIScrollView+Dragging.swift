// What a finger does.
extension UIScrollView {
  /// A finger moves the content by `way`, beyond its start only below a refresh control, and is lifted from rest.
  /// The content moves on where it stops at pages, or where the delegate has another target.
  ///
  /// > Source: the order of the calls is that of the UIScrollViewDelegate reference, which says that `willEndDragging` is
  /// > not called with pages. Assumed: `isDragging` is over when `didEndDragging` is called.
  func drag(by way: CGPoint) {
    let distance = isDirectionalLockEnabled ? way.alongMainAxis : way
    let wish = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
    stopDecelerating()
    dragWillBegin()
    (scroll.isTracking, scroll.isDragging) = (true, true)
    tell { $0.scrollViewWillBeginDragging($1) }
    if keyboardDismissMode.followsDrags { dismissKeyboard() }
    contentOffset = heldOffset(near: wish)
    tellRefreshControl()
    if keyboardDismissMode.followsFinger, fingerReachesKeyboard(movingBy: -distance.y) { dismissKeyboard() }
    let target = targetOffset(near: wish), motion = scroll.motion
    (scroll.isTracking, scroll.isDragging) = (false, false)
    let movesOn = target != contentOffset
    showIndicators(while: movesOn ? Self.glidingTime : 0)
    tell { $0.scrollViewDidEndDragging($1, willDecelerate: movesOn) }
    if movesOn, scroll.motion == motion { decelerate(to: target) }
  }

  /// Where the content is to come to rest, which the delegate may change.
  ///
  /// > Basis: assumed, that a target out of range moves into it.
  private func targetOffset(near wish: CGPoint) -> CGPoint {
    var target = restingOffset(near: wish)
    guard !isPagingEnabled else { return target }
    target = layoutTarget(for: target)
    let proposed = restingOffset(near: wish)
    tell { $0.scrollViewWillEndDragging($1, withVelocity: .zero, targetContentOffset: &target) }
    return target == proposed || target.x.isNaN || target.y.isNaN ? target : scrollRange.clamp(target)
  }

  private func decelerate(to target: CGPoint) {
    scroll.motion &+= 1
    let motion = scroll.motion
    scroll.deceleration = motion
    tell { $0.scrollViewWillBeginDecelerating($1) }
    guard scroll.motion == motion else { return }
    glide(to: target, decelerating: true) { $0.scrollViewDidEndDecelerating($1) }
  }

  /// A finger holds what still moves.
  private func stopDecelerating() {
    guard isDecelerating else { return scroll.motion &+= 1 }
    scroll.motion &+= 1
    scroll.deceleration = nil
    tell { $0.scrollViewDidEndDecelerating($1) }
  }
}

extension CGPoint {
  /// Without the part of the other axis, if this one is the main one by far.
  ///
  /// > Source: `isDirectionalLockEnabled` reference: a drag that begins along an axis stays on it, one that begins
  /// > diagonally does not. Assumed: twice as far along one axis as along the other is no diagonal.
  fileprivate var alongMainAxis: CGPoint {
    if abs(x) >= 2 * abs(y) { return CGPoint(x: x, y: 0) }
    return abs(y) >= 2 * abs(x) ? CGPoint(x: 0, y: y) : self
  }
}

// MARK: - The keyboard

extension UIScrollView {
  private func dismissKeyboard() {
    session.perform { _ = session.keyboard.firstResponder?.resignFirstResponder() }
  }

  /// > Basis: assumed, that a finger which nobody placed comes down in the middle.
  private func fingerReachesKeyboard(movingBy distance: CGFloat) -> Bool {
    guard let keyboard = session.keyboardFrame else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return TouchTarget(names: [], view: self, point: middle).pointOnScreen.y + distance >= keyboard.minY
  }
}

extension UIScrollView.KeyboardDismissMode {
  fileprivate var followsDrags: Bool { self == .onDrag || self == .onDragWithAccessory }
  fileprivate var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
}
