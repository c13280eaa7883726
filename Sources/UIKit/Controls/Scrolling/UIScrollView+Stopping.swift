// Content that moves, and is to move no more.
extension UIScrollView {
  /// > Source: `stopScrollingAndZooming` reference. Basis: assumed, that the delegate hears of what comes to rest after a
  /// > drag, as where a finger holds it, and not of what code had asked for.
  func stopMotion() {
    stopZooming()
    guard isDecelerating || isScrollAnimating else { return }
    (scroll.fling, scroll.travel) = (nil, nil)
    let shown = shownGeometry.bounds.origin, wasDecelerating = isDecelerating
    removeAnimations { $0.property == .bounds }
    contentOffset = restingOffset(near: shown)
    (scroll.deceleration, scroll.animation) = (nil, nil)
    if wasDecelerating { tell { $0.scrollViewDidEndDecelerating($1) } }
  }

  /// At one of its ends it keeps a drag to itself that goes along that axis.
  func keepsDrag(_ way: CGPoint) -> Bool {
    let range = scrollRange, isSideways = abs(way.x) > abs(way.y)
    if isSideways { return !transfersHorizontalScrollingToParent && range.minimum.x < range.maximum.x }
    return !transfersVerticalScrollingToParent && abs(way.y) > abs(way.x) && range.minimum.y < range.maximum.y
  }
}
