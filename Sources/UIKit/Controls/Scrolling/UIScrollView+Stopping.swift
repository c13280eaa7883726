// Stopping movements of the content.
extension UIScrollView {
  /// > Source: `stopScrollingAndZooming` reference. Basis: assumed, that the delegate is notified of a deceleration
  /// > that stops, as when it is touched, but not of a movement that code has started.
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

  /// Whether the scroll view keeps a drag along an axis when its content is at the end.
  func keepsDrag(_ way: CGPoint) -> Bool {
    let range = scrollRange, isSideways = abs(way.x) > abs(way.y)
    if isSideways { return !transfersHorizontalScrollingToParent && range.minimum.x < range.maximum.x }
    return !transfersVerticalScrollingToParent && abs(way.y) > abs(way.x) && range.minimum.y < range.maximum.y
  }
}
