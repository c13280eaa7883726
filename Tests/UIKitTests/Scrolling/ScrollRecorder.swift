import UIKit

/// A delegate that records its callbacks, and the offset at the time.
@MainActor final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  /// The target that replaces the proposed one; nil for none.
  var target: CGPoint?
  var whenDragEnds: (UIScrollView) -> Void = { _ in }
  var zoomed: UIView?

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ name: String, _ scrollView: UIScrollView) {
    var states = ""
    if scrollView.isTracking { states += "T" }
    if scrollView.isDragging { states += "D" }
    if scrollView.isDecelerating { states += "d" }
    let offset = scrollView.contentOffset
    lines.append("\(name) \(Int(offset.x)),\(Int(offset.y))\(states.isEmpty ? "" : " " + states)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDrag to \(Int(targetContentOffset.pointee.y))", scrollView)
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("endDrag \(decelerate)", scrollView)
    whenDragEnds(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("endDecelerate", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("endAnimation", scrollView) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("willZoom \(scrollView.zoomScale)")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom \(scrollView.zoomScale)") }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    lines.append("endZoom \(scale) \(view === zoomed)")
  }
}
