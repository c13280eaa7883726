// The refresh control above the content.
extension UIScrollView {
  /// Room for the control while it refreshes; setting it moves nothing.
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

  /// Content that stood below its start goes back to it, unless a finger holds it.
  func leaveRefreshing() {
    setNeedsLayout()
    let start = scrollRange.minimum.y
    guard !isTracking, contentOffset.y < start else { return }
    glide(to: CGPoint(x: contentOffset.x, y: start)) { _, _ in }
  }

  /// Above the content, or at the upper edge of what is visible when the content is pulled further down.
  ///
  /// > Basis: assumed, that it is hidden while there is nothing to refresh and nothing pulled.
  func place(_ control: UIRefreshControl) {
    let edge = contentOffset.y + adjustedContentInset.top - refreshInset
    let frame = CGRect(
      x: 0, y: min(-control.height, edge), width: bounds.width, height: control.height)
    if control.frame != frame { control.frame = frame }
    let isHidden = !control.isRefreshing && edge >= 0
    if control.isHidden != isHidden { control.isHidden = isHidden }
  }

  // MARK: Pulling

  /// A finger would bring the refresh control in sight.
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
