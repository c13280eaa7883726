// Zooming, which scales one view by its transform and the content with it.
extension UIScrollView {
  /// Returns the scale at which a rectangle fits; nil for a rectangle without an area.
  func zoomScale(fitting rect: CGRect) -> CGFloat? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let visible = bounds.inset(by: adjustedContentInset).size
    return min(visible.width / rect.width, visible.height / rect.height)
  }

  /// - Parameter center: the point to show in the middle, in the zoomed view's coordinates; nil to keep the middle.
  func zoom(to requested: CGFloat, showing center: CGPoint?, animated: Bool) {
    guard let view = session.perform({ scroll.delegate?.viewForZooming(in: self) }) else { return }
    let scale = limited(requested), old = zoomScale
    guard scale != old || center != nil else { return }
    guard animated else { return apply(scale, to: view, showing: center) }
    beginZooming(view)
    session.animate(
      AnimationTiming(duration: 0.3), options: .allowUserInteraction, { apply(scale, to: view, showing: center) },
      completion: { [weak self, weak view] _ in self?.endZooming(view) })
  }

  /// Returns a scale within the limits. A scale that is not a number stays one, and ends with Core Animation's error.
  private func limited(_ scale: CGFloat) -> CGFloat {
    if scale > maximumZoomScale { return max(maximumZoomScale, minimumZoomScale) }
    return scale < minimumZoomScale ? minimumZoomScale : scale
  }

  /// - Parameter isPinched: whether a pinch changes the scale, instead of an animation.
  func beginZooming(_ view: UIView, isPinched: Bool = false) {
    let zoom = zoomState
    (zoom.view, zoom.isPinched, zoom.isUnderWay) = (view, isPinched, !isPinched)
    tell { $0.scrollViewWillBeginZooming($1, with: view) }
  }

  func endZooming(_ view: UIView?) {
    if let zoom = scroll.zoom { (zoom.isUnderWay, zoom.isBouncing) = (false, false) }
    tell { $0.scrollViewDidEndZooming($1, with: view, atScale: $1.zoomScale) }
  }

  /// Stops an animated zoom. The delegate is notified of its end later.
  func stopZooming() {
    guard let zoom = scroll.zoom, zoom.isUnderWay, let view = zoom.view else { return }
    let scale = view.shownGeometry.transform.a, offset = shownGeometry.bounds.origin
    zoom.isUnderWay = false
    removeAnimations { $0.property == .bounds }
    view.removeAnimations { $0.property == .transform || $0.property == .center }
    apply(scale, to: view, showing: nil)
    contentOffset = scrollRange.clamp(offset)
  }

  func apply(_ scale: CGFloat, to view: UIView, showing center: CGPoint?) {
    let middle = center ?? convert(visibleMiddle, to: view), old = zoomScale
    (zoomState.view, zoomState.scale) = (view, scale)
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    if view.isPlacedByConstraints { placeZoomedView() } else { view.place(at: origin, scale: scale) }
    scaleContent(from: old, to: scale)
    moveVisibleMiddle(to: convert(middle, from: view))
    if scale != old { tell { $0.scrollViewDidZoom($1) } }
  }

  private var zoomState: ZoomState {
    if let zoom = scroll.zoom { return zoom }
    let zoom = ZoomState()
    zoom.solvedContentSize = solvedContentSize
    scroll.zoom = zoom
    return zoom
  }

  private var visibleMiddle: CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    return CGPoint(x: visible.midX, y: visible.midY)
  }

  private func moveVisibleMiddle(to point: CGPoint) {
    let old = visibleMiddle
    let offset = CGPoint(x: contentOffset.x + point.x - old.x, y: contentOffset.y + point.y - old.y)
    let reached = scrollRange.clamp(offset)
    if reached != contentOffset { contentOffset = reached }
  }
}

// MARK: - Content size

extension UIScrollView {
  /// Scales the content size. A size that code has set is multiplied by the scale; a size from constraints grows by as
  /// much as the zoomed view.
  ///
  /// - Parameter old: the previous scale. If it is 0, the content takes the size of the zoomed view.
  private func scaleContent(from old: CGFloat, to scale: CGFloat) {
    if let solved = scroll.zoom?.solvedContentSize, !solved.isEmpty, scroll.zoom?.view?.isPlacedByConstraints == true {
      return takeSolvedContentSize(solved)
    }
    let natural = old > 0 ? contentSize : scroll.zoom?.view?.bounds.size ?? .zero, ratio = old > 0 ? scale / old : scale
    contentSize = CGSize(width: natural.width * ratio, height: natural.height * ratio)
  }

  /// - Parameter size: the solved size, which does not include the scale.
  func takeSolvedContentSize(_ size: SolvedContentSize) {
    var size = size
    if let zoom = scroll.zoom, let view = zoom.view, view.isPlacedByConstraints, let solved = view.layout.solved {
      zoom.solvedContentSize = size
      size.width? += solved.width * (zoom.scale - 1)
      size.height? += solved.height * (zoom.scale - 1)
    }
    solvedContentSize = size
    if takesSizeOfConstraints, !size.isEmpty { contentSize = size.or(contentSize) }
  }

  /// Places the zoomed view. Constraints apply to the view without its transform, and the scaled frame has the same
  /// origin.
  ///
  /// > Basis: derived from published code that centers a zoomed image with constants at its edges.
  func placeZoomedView() {
    guard let zoom = scroll.zoom, let view = zoom.view, view.isPlacedByConstraints, let solved = view.layout.solved
    else { return }
    let origin = session.pixelGrid.snapEdges(solved).origin, anchor = view.layer.anchorPoint
    let size = CGSize(width: view.bounds.width * zoom.scale, height: view.bounds.height * zoom.scale)
    view.takeCenter(CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height))
  }
}

extension UIView {
  fileprivate var isPlacedByConstraints: Bool {
    layout.solved != nil && !translatesAutoresizingMaskIntoConstraints
  }

  /// Places the corner of the scaled view. It does not use the frame, because an empty frame could not be converted to
  /// bounds.
  fileprivate func place(at corner: CGPoint, scale: CGFloat) {
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: corner.x + anchor.x * bounds.width * scale, y: corner.y + anchor.y * bounds.height * scale)
  }

  /// Sets the center without treating it as one that the program has set.
  fileprivate func takeCenter(_ center: CGPoint) {
    guard center != self.center else { return }
    layout.isTakingSolvedFrame = true
    self.center = center
    layout.isTakingSolvedFrame = false
  }
}
