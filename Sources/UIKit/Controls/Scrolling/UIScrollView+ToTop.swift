// A tap on the status bar.
extension Session {
  /// Scrolls to the top what stands nearest below the bar, and has nothing else below the finger.
  ///
  /// > Source: `scrollsToTop` reference: on a phone nothing happens when several scroll views on the screen want it; on a
  /// > pad it is the one nearest to the bar.
  ///
  /// - Returns: true when a scroll view took the tap.
  @discardableResult
  package func tapStatusBar() -> Bool {
    commitWindows()
    guard let chosen = scrollViewBelowStatusBar else { return false }
    let moves = perform { chosen.scrollToTop() }
    commitWindows()
    return moves
  }

  /// Who would get a tap on the bar.
  var scrollViewBelowStatusBar: UIScrollView? {
    let candidates = windows.reversed().flatMap(\.scrollViewsToTop)
    if environment.device.idiom == .pad { return candidates.min { $0.screenTop < $1.screenTop } }
    return candidates.count == 1 ? candidates[0] : nil
  }
}

extension UIScrollView {
  /// - Returns: false when the delegate forbids it.
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

  /// On the screen, seen upright.
  fileprivate var screenTop: CGFloat {
    TouchTarget(names: [], view: self, point: bounds.origin).pointOnScreen.y
  }

  fileprivate var takesTapsOnStatusBar: Bool {
    scrollsToTop && isScrollEnabled && scrollRange.maximum.y > scrollRange.minimum.y
  }
}

extension UIView {
  /// Those that can be seen and could scroll up or down.
  fileprivate var scrollViewsToTop: [UIScrollView] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    let own = (self as? UIScrollView).map { $0.takesTapsOnStatusBar ? [$0] : [] } ?? []
    return own + subviews.flatMap(\.scrollViewsToTop)
  }
}
