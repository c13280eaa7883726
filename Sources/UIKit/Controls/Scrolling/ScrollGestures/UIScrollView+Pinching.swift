// Scaling the content with a pinch.
extension UIScrollView {
  /// Whether the content can be pinched: the delegate must provide a view for zooming.
  var canBePinched: Bool { session.perform { scroll.delegate?.viewForZooming(in: self) } != nil }

  func beginPinch() {
    guard let view = session.perform({ scroll.delegate?.viewForZooming(in: self) }) else { return }
    stopZooming()
    beginZooming(view, isPinched: true)
  }

  /// - Parameters:
  ///   - scale: the scale of the pinch. Beyond the limits, the content follows with growing resistance if it bounces.
  ///   - center: the center of the pinch, which stays over the same content, in the scroll view's coordinates.
  func pinch(to scale: CGFloat, around center: CGPoint) {
    guard let zoom = scroll.zoom, zoom.isPinched, let view = zoom.view else { return }
    let scale = bouncesZoom ? stretched(scale) : min(max(scale, minimumZoomScale), maximumZoomScale)
    guard scale.isFinite, scale > 0 else { return }
    let place = convert(center, to: view), seen = CGPoint(x: center.x - contentOffset.x, y: center.y - contentOffset.y)
    apply(scale, to: view, showing: nil)
    let now = convert(place, from: view), range = scrollRange
    let proposed = CGPoint(x: now.x - seen.x, y: now.y - seen.y)
    let offset =
      scroll.grip == nil
      ? range.clamp(proposed)
      : range.stretched(range.unstretched(proposed, bouncing: bouncingAxes), bouncing: bouncingAxes)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Ends the pinch. A scale beyond the limits springs back.
  func endPinch(around center: CGPoint) {
    guard let zoom = scroll.zoom, zoom.isPinched, let view = zoom.view else { return }
    zoom.isPinched = false
    let scale = min(max(zoom.scale, minimumZoomScale), maximumZoomScale)
    guard scale != zoom.scale else { return endZooming(view) }
    let middle = convert(center, to: view)
    zoom.isBouncing = true
    session.animate(
      AnimationTiming(duration: Self.glidingTime), options: .allowUserInteraction,
      { apply(scale, to: view, showing: middle) },
      completion: { [weak self, weak view] _ in self?.endZooming(view) })
  }

  /// > Basis: recalled of UIKit that zooming resists; the rule is assumed: that of content beyond its ends, for the
  /// > logarithm of the scale, up to twice the limit.
  private func stretched(_ scale: CGFloat) -> CGFloat {
    guard scale > 0 else { return minimumZoomScale }
    func resist(_ excess: CGFloat) -> CGFloat { exp((1 - 1 / (0.55 * excess / log(2) + 1)) * log(2)) }
    if scale > maximumZoomScale, maximumZoomScale > 0 {
      return maximumZoomScale * resist(log(scale / maximumZoomScale))
    }
    if scale < minimumZoomScale { return minimumZoomScale / resist(log(minimumZoomScale / scale)) }
    return scale
  }
}
