/// A header, a footer or another supplementary view at an edge.
struct CompositionalBoundaryItem {
  var kind: String
  var size: CompositionalSize
  var insets: NSDirectionalEdgeInsets
  var alignment: NSRectAlignment
  var offset: CGPoint
  var extendsBoundary: Bool
  var isPinned: Bool
  var zIndex: Int
}

struct PlacedBoundary {
  var item: CompositionalBoundaryItem
  var frame: CGRect
}

/// The supplementary views at the edges of a section or of the layout. Positions along the axis are relative to the
/// start of the section or layout including these views.
///
/// > Basis: captured.
struct CompositionalBoundary {
  /// The space for views before and after the body.
  private(set) var head: CGFloat = 0
  private(set) var tail: CGFloat = 0
  /// The length of the body, which views at its sides may extend.
  private(set) var body: CGFloat
  private(set) var placed: [PlacedBoundary] = []

  /// - Parameters:
  ///   - body: the length of the body along `axes`.
  ///   - padding: the space before everything else.
  ///   - across: the range for views, across.
  ///   - visible: the length along `axes` that fractions refer to.
  ///   - preferredSizes: the preferred sizes of visible views, by the number of the item.
  init(
    _ items: [CompositionalBoundaryItem], body: CGFloat, padding: CGFloat = 0, across: Range<CGFloat>,
    visible: CGFloat, axes: FlowAxes, preferredSizes: [Int: CGSize], _ grid: PixelGrid
  ) {
    self.body = body
    let box = axes.size(along: visible, across: across.upperBound - across.lowerBound)
    let sizes = items.enumerated().map { number, item in
      let size = item.size.resolved(in: box, grid)
      guard let preferred = preferredSizes[number] else { return size }
      return item.size.freeAxes.apply(
        CGSize(width: grid.ceil(preferred.width), height: grid.ceil(preferred.height)), to: size)
    }
    for (item, size) in zip(items, sizes) where item.extendsBoundary && item.place(axes).along == 0 {
      self.body = max(self.body, axes.along(size))
    }
    let frames = zip(items, sizes).map { frame($0, $1, across, axes, grid) }
    for (item, frame) in zip(items, frames) where item.extendsBoundary {
      let range = axes.range(frame)
      head = max(head, -range.lowerBound)
      tail = max(tail, range.upperBound - self.body)
    }
    head += padding
    placed = zip(items, frames).map { item, frame in
      PlacedBoundary(item: item, frame: frame.moved(along: head, axes).inset(by: item.effectiveInsets))
    }
  }

  var length: CGFloat { head + body + tail }

  private func frame(
    _ item: CompositionalBoundaryItem, _ size: CGSize, _ across: Range<CGFloat>, _ axes: FlowAxes, _ grid: PixelGrid
  ) -> CGRect {
    let place = item.place(axes), length = axes.along(size), breadth = axes.across(size)
    let along: CGFloat
    switch place.along {
    case -1: along = item.extendsBoundary ? -length : 0
    case 1: along = item.extendsBoundary ? body : body - length
    default: along = (body - length) / 2
    }
    let room = across.upperBound - across.lowerBound
    let side =
      place.across == 0
      ? (room - breadth) / 2 : place.across < 0 ? 0 : room - breadth
    let offset = axes.along(item.offset), offsetAcross = axes.across(item.offset)
    return axes.rect(
      along: grid.round(along + offset), across: grid.round(across.lowerBound + side + offsetAcross), size: size)
  }

  /// Returns the frame of a pinned item: at the edge of the visible range, as far as the body extends.
  ///
  /// - Parameters:
  ///   - start: the start of the section or layout.
  ///   - visible: the visible range along `axes`, without the insets.
  func pinned(
    _ frame: CGRect, _ item: CompositionalBoundaryItem, start: CGFloat, visible: Range<CGFloat>, _ axes: FlowAxes
  )
    -> CGRect
  {
    let length = axes.along(frame.size), range = axes.range(frame), place: CGFloat
    if item.place(axes).along > 0 {
      let least = min(range.lowerBound, start + head)
      place = min(range.lowerBound, max(visible.upperBound - length, least))
    } else {
      let most = max(range.lowerBound, start + head + body - length)
      place = max(range.lowerBound, min(visible.lowerBound, most))
    }
    return frame.moved(along: place - range.lowerBound, axes)
  }
}

extension CompositionalBoundaryItem {
  fileprivate func place(_ axes: FlowAxes) -> (along: Int, across: Int) {
    axes.scrollsHorizontally
      ? (alignment.horizontal, alignment.vertical) : (alignment.vertical, alignment.horizontal)
  }

  fileprivate var effectiveInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: size.height.isEstimate ? 0 : insets.top, leading: size.width.isEstimate ? 0 : insets.leading,
      bottom: size.height.isEstimate ? 0 : insets.bottom, trailing: size.width.isEstimate ? 0 : insets.trailing)
  }
}

extension CGRect {
  func moved(along distance: CGFloat, _ axes: FlowAxes) -> CGRect {
    axes.scrollsHorizontally ? offsetBy(dx: distance, dy: 0) : offsetBy(dx: 0, dy: distance)
  }
}
