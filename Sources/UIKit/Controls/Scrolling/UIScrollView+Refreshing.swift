// The refresh control above the content.
extension UIScrollView {
  /// The space for the control while it refreshes. Setting it does not move the content.
  ///
  /// > Basis: assumed: part of the content inset itself until there was an adjusted one.
  var refreshInset: CGFloat {
    get { scroll.refreshInset }
    set {
      let change = newValue - scroll.refreshInset
      guard change != 0 else { return }
      scroll.refreshInset = newValue
      guard session.behaves(.hasSafeArea) else { return contentInset.top += change }
      scroll.settledAdjustment = insetAdjustment
      adjustedContentInsetDidChange()
      tell { $0.scrollViewDidChangeAdjustedContentInset($1) }
    }
  }

  /// Moves content below its start back to the start, unless it is touched.
  func leaveRefreshing() {
    setNeedsLayout()
    let start = scrollRange.minimum.y
    guard !isTracking, contentOffset.y < start else { return }
    glide(to: CGPoint(x: contentOffset.x, y: start)) { _, _ in }
  }

  /// Places the control above the content, or at the top of the visible area if the content is pulled further down.
  ///
  /// > Basis: assumed, that it is hidden while the content is neither refreshed nor pulled.
  func place(_ control: UIRefreshControl) {
    let edge = contentOffset.y + adjustedContentInset.top - refreshInset
    let frame = CGRect(
      x: 0, y: min(-control.height, edge), width: bounds.width, height: control.height)
    if control.frame != frame { control.frame = frame }
    let isHidden = !control.isRefreshing && edge >= 0
    if control.isHidden != isHidden { control.isHidden = isHidden }
  }

  // MARK: Pulling

  /// Whether a drag would make the refresh control visible.
  func canBePulled(by distance: CGPoint) -> Bool {
    guard let control = scroll.refreshControl, control.isEnabled, !control.isRefreshing, bouncesVertically else {
      return false
    }
    return distance.y < 0 && contentOffset.y + distance.y < scrollRange.minimum.y
  }

  func tellRefreshControl() {
    scroll.refreshControl?.contentWasPulled(by: scrollRange.minimum.y - contentOffset.y)
  }
}
