/// A view between a page view controller's own and its pages, named as in published view dumps.
final class _UIPageViewControllerContentView: UIView {}

/// Holds the page that is shown as the middle one of three.
final class _UIQueuingScrollView: UIScrollView {
  /// Content moves sideways, so nothing that covers the top is made room for.
  override func applyClassDefaults() {
    super.applyClassDefaults()
    contentInsetAdjustmentBehavior = .never
  }
}

/// What a page view controller shows.
@MainActor struct PageState {
  var pages: [UIViewController] = []
  var scrollView: _UIQueuingScrollView?
  /// The data source's answer; nil until it is asked.
  var isCounted: Bool?
}

extension UIPageViewController {
  /// The strips of the pages: the whole, or two halves beside or above each other.
  static func strips(of bounds: CGRect, count: Int, isVertical: Bool) -> [CGRect] {
    guard count == 2 else { return [bounds] }
    let first = bounds.divided(
      atDistance: (isVertical ? bounds.height : bounds.width) / 2, from: isVertical ? .minYEdge : .minXEdge)
    return [first.slice, first.remainder]
  }
}

extension _UIQueuingScrollView {
  /// - Returns: where the middle page begins.
  func queue(pagesOf bounds: CGRect, isVertical: Bool) -> CGPoint {
    if frame != bounds { frame = bounds }
    let (width, height) = (bounds.width, bounds.height)
    contentSize = isVertical ? CGSize(width: width, height: 3 * height) : CGSize(width: 3 * width, height: height)
    contentOffset = isVertical ? CGPoint(x: 0, y: height) : CGPoint(x: width, y: 0)
    return contentOffset
  }
}
