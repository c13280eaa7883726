/// A view between the page view controller's view and its pages, named as in published view dumps.
final class _UIPageViewControllerContentView: UIView {}

/// A scroll view that shows the current page as the middle one of three.
final class _UIQueuingScrollView: UIScrollView {
  var isVertical = false
  override var insetsFollowBars: Bool { false }
  /// Shows the next or the previous page; returns false if there is none.
  var turn: ((UIPageViewController.NavigationDirection) -> Bool)?

  override func makeFurtherGestures() -> [UIGestureRecognizer] {
    [
      DragRecognizer { [weak self] drag in
        guard let self, isScrollEnabled else { return nil }
        let way = drag.way(in: self)
        return (abs(way.y) > abs(way.x)) == isVertical ? PageTurn(self) : nil
      }
    ]
  }

  /// Disables the adjustment of insets: pages move sideways and need no insets for bars.
  override func applyClassDefaults() {
    super.applyClassDefaults()
    contentInsetAdjustmentBehavior = .never
  }
}

/// A drag that pulls the page aside.
private final class PageTurn: DragHandler {
  private let content: _UIQueuingScrollView
  private let start: CGPoint
  private var way: CGFloat = 0

  init(_ content: _UIQueuingScrollView) { (self.content, start) = (content, content.contentOffset) }

  func follow(_ way: CGPoint) {
    self.way = content.isVertical ? way.y : way.x
    content.bounds.origin =
      content.isVertical
      ? CGPoint(x: start.x, y: start.y - self.way) : CGPoint(x: start.x - self.way, y: start.y)
  }

  /// > Basis: assumed: half of the width, or a fling.
  func end(velocity: CGPoint) {
    let speed = content.isVertical ? velocity.y : velocity.x, end = way + speed * 0.2
    let length = content.isVertical ? content.bounds.height : content.bounds.width
    let isForward = (end < 0) != (content.isRightToLeft && !content.isVertical)
    if abs(end) > length / 2, content.turn?(isForward ? .forward : .reverse) == true { return }
    content.setContentOffset(start, animated: true)
  }
}

/// The state of a page view controller.
@MainActor struct PageState {
  var pages: [UIViewController] = []
  var scrollView: _UIQueuingScrollView?
  /// The gestures for pages that curl.
  var curlGestures: [UIGestureRecognizer] = []
  /// The page's place as the data source reports it; nil until it is asked.
  var place: PagePlace?
  /// Created once the data source counts pages.
  var pageControl: UIPageControl?
}

/// The index of the current page and the number of pages.
struct PagePlace {
  /// 0 if the data source does not count pages.
  var count = 0
  var index = -1

  var isShown: Bool { count > 0 && index >= 0 }
}

extension UIPageViewController {
  /// Returns the frames of the pages: the whole bounds, or two halves side by side or one above the other.
  static func strips(of bounds: CGRect, count: Int, isVertical: Bool) -> [CGRect] {
    guard count == 2 else { return [bounds] }
    let first = bounds.divided(
      atDistance: (isVertical ? bounds.height : bounds.width) / 2, from: isVertical ? .minYEdge : .minXEdge)
    return [first.slice, first.remainder]
  }
}

extension _UIQueuingScrollView {
  /// - Returns: the origin of the middle page.
  func queue(pagesOf bounds: CGRect, isVertical: Bool) -> CGPoint {
    if frame != bounds { frame = bounds }
    self.isVertical = isVertical
    let (width, height) = (bounds.width, bounds.height)
    contentSize = isVertical ? CGSize(width: width, height: 3 * height) : CGSize(width: 3 * width, height: height)
    contentOffset = isVertical ? CGPoint(x: 0, y: height) : CGPoint(x: width, y: 0)
    return contentOffset
  }
}
