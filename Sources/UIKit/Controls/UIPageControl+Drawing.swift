import DisplayLists
import SystemProfiles

extension UIPageControl {
  /// The dots in the middle of the bounds, the current page's marked by its colour alone.
  func draw(into recorder: inout DisplayListRecorder) {
    guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return }
    recorder.layer(opacity: isEnabled ? 1 : 0.5) {
      if backgroundStyle == .prominent { drawBackground(into: &$0) }
      for page in 0..<numberOfPages { drawMark(of: page, into: &$0) }
    }
  }

  private var metrics: PageControlMetrics { session.metrics.pageControl }

  /// The dots and what is left free beside them.
  private func drawBackground(into recorder: inout DisplayListRecorder) {
    let body = bounds.centred(intrinsicContentSize, grid: session.pixelGrid)
    let fill = session.palette[.tertiarySystemFill] ?? RGBAColor(white: 0, alpha: 0.1)
    recorder.fill(body, radius: min(body.width, body.height) / 2, fill)
  }

  private func drawMark(of page: Int, into recorder: inout DisplayListRecorder) {
    let square = dotFrame(of: page)
    let color = page == shownPage ? currentColor : plainColor
    guard let image = shownImage(forPage: page) else { return recorder.fill(.oval(square), color) }
    let rect = square.centred(image.size, grid: session.pixelGrid)
    image.draw(in: rect, tint: color, asTemplate: true, into: &recorder)
  }

  /// Pages follow each other in the control's direction.
  func dotFrame(of page: Int) -> CGRect {
    let side = metrics.dotDiameter, step = side + metrics.dotSpacing
    let length = step * CGFloat(numberOfPages) - metrics.dotSpacing
    let along = step * CGFloat(isReversed ? numberOfPages - 1 - page : page)
    let grid = session.pixelGrid
    let start = grid.round((isVertical ? bounds.midY : bounds.midX) - length / 2) + along
    let across = grid.round((isVertical ? bounds.midX : bounds.midY) - side / 2)
    return CGRect(x: isVertical ? across : start, y: isVertical ? start : across, width: side, height: side)
  }

  private var plainColor: RGBAColor { resolve(pageIndicatorTintColor) ?? session.palette.controls.pageDot }

  private var currentColor: RGBAColor {
    resolve(currentPageIndicatorTintColor) ?? session.palette.controls.currentPageDot
  }
}
