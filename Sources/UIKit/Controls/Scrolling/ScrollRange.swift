/// The range of offsets at which a scroll view can stop. Lengths are in points, offsets in content coordinates.
struct ScrollRange: Equatable {
  var contentSize: CGSize
  var visibleSize: CGSize
  /// The adjusted inset: the program's content inset plus the safe area.
  var inset: UIEdgeInsets
  /// The alignment of content that does not fill the view, as fractions of the remaining space.
  var alignment = CGPoint.zero

  /// The offset at the beginning of the content.
  var minimum: CGPoint {
    let start = CGPoint(x: -inset.left, y: -inset.top)
    if alignment == .zero { return start }
    let room = visibleSize.inset(by: inset)
    return CGPoint(
      x: start.x - Self.share(alignment.x) * max(0, room.width - contentSize.width),
      y: start.y - Self.share(alignment.y) * max(0, room.height - contentSize.height))
  }

  private static func share(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }

  /// The offset at the end of the content. Content that does not fill the view stays at ``minimum``.
  var maximum: CGPoint {
    CGPoint(
      x: max(minimum.x, contentSize.width + inset.right - visibleSize.width),
      y: max(minimum.y, contentSize.height + inset.bottom - visibleSize.height))
  }

  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }

  /// The offset nearest to `offset` that shows `rect` between the insets.
  ///
  /// > Basis: documented for rectangles that fit ("scrolls so that it is just visible at the edge of the receiver");
  /// > that larger ones show their start is assumed.
  func revealing(_ rect: CGRect, from offset: CGPoint) -> CGPoint {
    let x = Self.reveal(
      rect.minX, rect.maxX, from: offset.x, near: inset.left, length: visibleSize.width - inset.left - inset.right)
    let y = Self.reveal(
      rect.minY, rect.maxY, from: offset.y, near: inset.top, length: visibleSize.height - inset.top - inset.bottom)
    return clamp(CGPoint(x: x, y: y))
  }

  /// Returns the page at which a scroll that ends at `offset` stops: a multiple of the view's size.
  ///
  /// > Source: `UIScrollView.isPagingEnabled` reference, "stops on multiples of the scroll view's bounds". Assumed:
  /// > without a velocity, the nearer page is chosen.
  func page(nearest offset: CGPoint) -> CGPoint {
    func snap(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (value / length).rounded() * length : value
    }
    return clamp(CGPoint(x: snap(offset.x, visibleSize.width), y: snap(offset.y, visibleSize.height)))
  }

  private static func reveal(
    _ start: CGFloat, _ end: CGFloat, from offset: CGFloat, near: CGFloat, length: CGFloat
  ) -> CGFloat {
    let visibleStart = offset + near
    if start < visibleStart || end - start > length { return start - near }
    return end > visibleStart + length ? end - length - near : offset
  }
}

extension CGSize {
  fileprivate func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
