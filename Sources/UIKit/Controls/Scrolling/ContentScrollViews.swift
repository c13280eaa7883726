/// The scroll views that a program sets as the content of a controller's view, for the bars at its edges.
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var leading: UIScrollView?
  private weak var bottom: UIScrollView?
  private weak var trailing: UIScrollView?

  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top), let top { return top }
    if edge.contains(.bottom), let bottom { return bottom }
    if edge.contains(.leading), let leading { return leading }
    return edge.contains(.trailing) ? trailing : nil
  }

  mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    if edges.contains(.top) { top = scrollView }
    if edges.contains(.leading) { leading = scrollView }
    if edges.contains(.bottom) { bottom = scrollView }
    if edges.contains(.trailing) { trailing = scrollView }
  }
}

extension UIViewController {
  func nameContent(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    let old = contentScrollViews[edges]
    contentScrollViews.set(scrollView, for: edges)
    for view in [old, scrollView].compactMap(\.self) where old !== scrollView {
      view.scroll.contentOwner = view === scrollView ? self : nil
      view.setNeedsLayout()
      view.markNeedsTraitUpdate()
    }
    loadedView?.markNeedsTraitUpdate()
  }
}
