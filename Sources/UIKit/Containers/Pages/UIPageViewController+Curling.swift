// Gestures for pages that curl. The curl itself is not drawn: the next page appears immediately.
extension UIPageViewController {
  func makeCurlGestures() -> [UIGestureRecognizer] {
    let pan = DragRecognizer { [weak self] drag in
      guard let self, let view = loadedView, dataSource != nil else { return nil }
      let way = drag.way(in: view)
      return (abs(way.y) > abs(way.x)) == isVertical ? CurlPull(self) : nil
    }
    let tap = EdgeTap(self)
    return [pan, tap]
  }

  /// Returns the direction in which a side of the page leads.
  ///
  /// - Parameter isNear: whether it is the left or upper side.
  fileprivate func direction(_ isNear: Bool) -> NavigationDirection {
    let isMirrored = !isVertical && (loadedView?.isRightToLeft ?? false)
    return isNear != isMirrored ? .reverse : .forward
  }
}

/// A drag that turns a page.
private final class CurlPull: DragHandler {
  private weak var controller: UIPageViewController?
  private var way: CGFloat = 0

  init(_ controller: UIPageViewController) { self.controller = controller }

  func follow(_ way: CGPoint) { self.way = controller?.isVertical == true ? way.y : way.x }

  /// > Basis: assumed: half of the width, or a fling, as for pages that scroll.
  func end(velocity: CGPoint) {
    guard let controller, let size = controller.loadedView?.bounds.size else { return }
    let end = way + (controller.isVertical ? velocity.y : velocity.x) * 0.2
    guard abs(end) > (controller.isVertical ? size.height : size.width) / 2 else { return }
    controller.turnPage(controller.direction(end > 0))
  }

  func cancel() {}
}

/// A tap at the side of a page that turns it. Taps on controls are ignored.
private final class EdgeTap: UITapGestureRecognizer {
  private weak var controller: UIPageViewController?
  /// The part of the width, or of the height, at which a tap turns the page.
  ///
  /// > Basis: assumed.
  private static let reach: CGFloat = 0.15

  init(_ controller: UIPageViewController) {
    self.controller = controller
    super.init(target: nil, action: nil)
  }

  /// Returns whether a touch is at the left or upper side; nil if it is in the middle.
  private func isNear(_ touch: UITouch) -> Bool? {
    guard let view, let controller else { return nil }
    let place = touch.location(in: view), isVertical = controller.isVertical
    let share = isVertical ? place.y / max(1, view.bounds.height) : place.x / max(1, view.bounds.width)
    return share < Self.reach ? true : share > 1 - Self.reach ? false : nil
  }

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let touched = touch.view, isNear(touch) != nil, controller?.dataSource != nil else { return false }
    return !([touched] + touched.ancestors).prefix { $0 !== view }.contains { $0 is UIControl }
  }

  override func willSend() {
    guard state == .ended, let touch = touches.first, let isNear = isNear(touch), let controller else { return }
    controller.turnPage(controller.direction(isNear))
  }
}
