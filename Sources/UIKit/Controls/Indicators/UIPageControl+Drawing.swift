import DisplayLists
import SystemProfiles

extension UIPageControl {
  /// Draws the dots in the middle of the bounds. Only the color marks the current page.
  func draw(into recorder: inout DisplayListRecorder) {
    guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return }
    recorder.layer(opacity: isEnabled ? 1 : 0.5) {
      if backgroundStyle == .prominent { drawBackground(into: &$0) }
      for page in 0..<numberOfPages { drawMark(of: page, into: &$0) }
    }
  }

  private var metrics: PageControlMetrics { session.metrics.pageControl }

  /// Draws the background behind the dots and the space beside them.
  private func drawBackground(into recorder: inout DisplayListRecorder) {
    let body = bounds.centred(intrinsicContentSize, grid: session.pixelGrid)
    let fill = session.palette[.tertiarySystemFill] ?? RGBAColor(white: 0, alpha: 0.1)
    recorder.fill(body, radius: min(body.width, body.height) / 2, fill)
  }

  private func drawMark(of page: Int, into recorder: inout DisplayListRecorder) {
    let square = dotFrame(of: page)
    let color = color(of: page)
    if page == shownPage, let progress { return drawBar(square, progress, into: &recorder) }
    guard let image = shownImage(forPage: page) else { return recorder.fill(.oval(square), color) }
    let rect = square.centred(image.size, grid: session.pixelGrid)
    image.draw(in: rect, tint: color, asTemplate: true, session, into: &recorder)
  }

  /// Returns the color of a dot. The mark of the current page fades from one dot to the other.
  private func color(of page: Int) -> RGBAColor {
    let share = shownShare
    if page == shownPage { return share < 1 ? currentColor.blended(with: plainColor, share: 1 - share) : currentColor }
    return page == leftPage && share < 1 ? currentColor.blended(with: plainColor, share: share) : plainColor
  }

  /// Draws the progress bar, filled from the side of the first page.
  private func drawBar(_ bar: CGRect, _ progress: UIPageControlProgress, into recorder: inout DisplayListRecorder) {
    let radius = min(bar.width, bar.height) / 2, share = CGFloat(progress.currentProgress)
    recorder.fill(bar, radius: radius, plainColor)
    let edge: CGRectEdge = isVertical ? (isReversed ? .maxYEdge : .minYEdge) : isReversed ? .maxXEdge : .minXEdge
    let length = max(bar.width, bar.height) * share
    if length > 0 { recorder.fill(bar.divided(atDistance: length, from: edge).slice, radius: radius, currentColor) }
  }

  /// Returns the frame of a dot. Pages follow the control's direction; the progress bar of the current page is longer
  /// than a dot.
  func dotFrame(of page: Int) -> CGRect {
    let side = metrics.dotDiameter, step = side + metrics.dotSpacing
    let extra = progressLength, length = step * CGFloat(numberOfPages) - metrics.dotSpacing + extra
    let place = isReversed ? numberOfPages - 1 - page : page
    let shown = isReversed ? numberOfPages - 1 - shownPage : shownPage
    let along = step * CGFloat(place) + (place > shown ? extra : 0), ownLength = page == shownPage ? side + extra : side
    let grid = session.pixelGrid
    let start = grid.round((isVertical ? bounds.midY : bounds.midX) - length / 2) + along
    let across = grid.round((isVertical ? bounds.midX : bounds.midY) - side / 2)
    return isVertical
      ? CGRect(x: across, y: start, width: side, height: ownLength)
      : CGRect(x: start, y: across, width: ownLength, height: side)
  }

  private var plainColor: RGBAColor { resolve(pageIndicatorTintColor) ?? session.palette.controls.pageDot }

  private var currentColor: RGBAColor {
    resolve(currentPageIndicatorTintColor) ?? session.palette.controls.currentPageDot
  }
}

extension RGBAColor {
  /// Returns the color between this one and another during a fade.
  fileprivate func blended(with other: RGBAColor, share: Double) -> RGBAColor {
    let (from, to) = (AnimatedValue(self), AnimatedValue(other))
    return (from + (to - from) * share).color
  }
}
