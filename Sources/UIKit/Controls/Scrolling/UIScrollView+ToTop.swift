// Tapping the status bar.
extension Session {
  /// Scrolls the scroll view below the status bar to the top.
  ///
  /// > Source: `scrollsToTop` reference: on iPhone, nothing happens if several scroll views on the screen support it;
  /// > on iPad, the one nearest to the status bar scrolls.
  ///
  /// - Returns: whether a scroll view has handled the tap.
  @discardableResult
  package func tapStatusBar() -> Bool {
    commitWindows()
    guard let chosen = scrollViewBelowStatusBar else { return false }
    let moves = perform { chosen.scrollToTop() }
    commitWindows()
    return moves
  }

  /// The scroll view that handles a tap on the status bar.
  var scrollViewBelowStatusBar: UIScrollView? {
    let candidates = windows.reversed().flatMap(\.scrollViewsToTop)
    if environment.device.idiom == .pad { return candidates.min { $0.screenTop < $1.screenTop } }
    return candidates.count == 1 ? candidates[0] : nil
  }
}

extension UIScrollView {
  /// - Returns: false if the delegate prevents it.
  fileprivate func scrollToTop() -> Bool {
    guard scroll.delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    let top = CGPoint(x: contentOffset.x, y: scrollRange.minimum.y)
    if contentOffset == top {
      tell { $0.scrollViewDidScrollToTop($1) }
    } else {
      travel(to: top) { $0.scrollViewDidScrollToTop($1) }
      scroll.travel?.showsIndicators = true
      scroll.travel?.follow { [weak self] in self.map { CGPoint(x: $0.contentOffset.x, y: $0.scrollRange.minimum.y) } }
    }
    return true
  }

  /// The position of the top edge on the upright screen.
  fileprivate var screenTop: CGFloat {
    TouchTarget(names: [], view: self, point: bounds.origin).pointOnScreen.y
  }

  fileprivate var takesTapsOnStatusBar: Bool {
    scrollsToTop && isScrollEnabled && scrollRange.maximum.y > scrollRange.minimum.y
  }
}

extension UIView {
  /// The visible scroll views that can scroll vertically.
  fileprivate var scrollViewsToTop: [UIScrollView] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    let own = (self as? UIScrollView).map { $0.takesTapsOnStatusBar ? [$0] : [] } ?? []
    return own + subviews.flatMap(\.scrollViewsToTop)
  }
}
