// Content insets of scroll views under bars, as in iOS 7 to 10.
extension UIViewController {
  var adjustedScrollView: UIScrollView? { loadedView?.scrollingContent }

  /// Adds the insets of the bars to the content inset, once. Content at the top stays there.
  func adjustScrollInsets() {
    guard session.behaves(.scrollViewInsetsFollowLayoutGuides), automaticallyAdjustsScrollViewInsets,
      place.area != nil, let view = loadedView, let scrollView = adjustedScrollView,
      scrollView.insetsFollowBars
    else { return }
    let covered =
      scrollView === view ? view.safeAreaInsets : view.safeAreaInsets.reaching(into: scrollView.frame, of: view.bounds)
    let old = place.scrollView === scrollView ? place.scrollInsets : .zero
    guard covered.top != old.top || covered.bottom != old.bottom else { return }
    let wasAtTop = scrollView.contentOffset.y == -scrollView.contentInset.top
    for inset in [\UIScrollView.contentInset, \.scrollIndicatorInsets] {
      scrollView[keyPath: inset].top += covered.top - old.top
      scrollView[keyPath: inset].bottom += covered.bottom - old.bottom
    }
    if wasAtTop { scrollView.contentOffset.y = -scrollView.contentInset.top }
    (place.scrollInsets, place.scrollView) = (covered, scrollView)
  }
}
