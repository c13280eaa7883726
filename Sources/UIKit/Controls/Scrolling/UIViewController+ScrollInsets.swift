// Scroll views under bars, as iOS 7 to 10 move their content.
extension UIViewController {
  var adjustedScrollView: UIScrollView? { loadedView?.scrollingContent }

  /// Adds what the bars cover to the content insets, once; an offset at the top stays at the top.
  func adjustScrollInsets() {
    guard session.behaves(.scrollViewInsetsFollowLayoutGuides), automaticallyAdjustsScrollViewInsets,
      place.area != nil, let view = loadedView, let scrollView = adjustedScrollView,
      !(scrollView is _UIQueuingScrollView)
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
