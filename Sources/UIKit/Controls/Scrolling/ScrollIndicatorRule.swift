import SystemProfiles

/// The frames of scroll indicators, in the coordinates of the visible area: (0, 0) is the view's own corner.
///
/// > Basis: captured in published dumps for thickness, margins and an indicator with the length of its track. Derived:
/// > its fraction of the track is the visible fraction of the content. Assumed: the compression of an indicator at its
/// > end.
struct ScrollIndicatorRule {
  var metrics: ScrollIndicatorMetrics
  var range: ScrollRange
  /// The insets of the indicator and those of the areas that cover the view.
  var insets: UIEdgeInsets

  /// Returns the frame of the vertical indicator: at the right edge, or at the left one in right-to-left layouts.
  func vertical(at offset: CGPoint, isAtLeft: Bool, grid: PixelGrid) -> CGRect? {
    let span = span(
      track: (metrics.margin + insets.top, range.visibleSize.height - metrics.margin - insets.bottom),
      content: range.contentSize.height + range.inset.top + range.inset.bottom, visible: range.visibleSize.height,
      offset: offset.y, ends: (range.minimum.y, range.maximum.y))
    guard let span else { return nil }
    let right = range.visibleSize.width - insets.right - metrics.margin - metrics.thickness
    let x = isAtLeft ? insets.left + metrics.margin : right
    return grid.snapEdges(CGRect(x: x, y: span.start, width: metrics.thickness, height: span.length))
  }

  /// Returns the frame of the horizontal indicator at the bottom edge.
  func horizontal(at offset: CGPoint, grid: PixelGrid) -> CGRect? {
    let span = span(
      track: (metrics.margin + insets.left, range.visibleSize.width - metrics.margin - insets.right),
      content: range.contentSize.width + range.inset.left + range.inset.right, visible: range.visibleSize.width,
      offset: offset.x, ends: (range.minimum.x, range.maximum.x))
    guard let span else { return nil }
    let y = range.visibleSize.height - insets.bottom - metrics.margin - metrics.thickness
    return grid.snapEdges(CGRect(x: span.start, y: y, width: span.length, height: metrics.thickness))
  }

  /// Returns the start and the length of an indicator; nil if there is nothing to scroll or the insets leave no space.
  private func span(
    track: (start: CGFloat, end: CGFloat), content: CGFloat, visible: CGFloat, offset: CGFloat,
    ends: (first: CGFloat, last: CGFloat)
  ) -> (start: CGFloat, length: CGFloat)? {
    let room = track.end - track.start
    guard ends.last > ends.first, content > 0, room >= metrics.squeezedLength else { return nil }
    let full = min(room, max(metrics.minimumLength, room * visible / content))
    let beyond = max(ends.first - offset, offset - ends.last, 0)
    let length = min(full, max(metrics.squeezedLength, full - beyond))
    let progress = min(max((offset - ends.first) / (ends.last - ends.first), 0), 1)
    return (track.start + (room - length) * progress, length)
  }
}
