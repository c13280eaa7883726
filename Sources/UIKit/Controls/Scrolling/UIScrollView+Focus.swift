// Scrolling to focused views.
extension UIScrollView {
  func show(_ focused: UIView) {
    scrollRectToVisible(focused.convert(focused.bounds, to: self), animated: session.showsMotion)
  }

  func moveContent(beyond focused: UIView, _ heading: UIFocusHeading) -> Bool {
    let step = heading.direction, old = contentOffset, insets = adjustedContentInset
    let end = CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - bounds.width),
      y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
    let place = CGPoint(
      x: min(max(old.x + step.dx * focused.bounds.width, -insets.left), end.x),
      y: min(max(old.y + step.dy * focused.bounds.height, -insets.top), end.y))
    guard place != old else { return false }
    setContentOffset(place, animated: false)
    layoutIfNeeded()
    return true
  }
}
