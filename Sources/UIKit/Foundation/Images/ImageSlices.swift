/// The nine slices of an image with cap insets, or the single slice of an image without.
struct ImageSlices {
  /// The size of the image, in points.
  let size: CGSize
  let caps: UIEdgeInsets
  /// The size of the used middle part, from its top left, in points; 0 for the whole middle.
  var center = CGSize.zero

  /// Returns the slices that have an area.
  ///
  /// - Parameter rect: the rectangle for the whole image. Caps that don't fit shrink together.
  /// - Returns: portions as fractions of the image, and the rectangle of each.
  func parts(in rect: CGRect) -> [(portion: CGRect, rect: CGRect)] {
    guard size.width > 0, size.height > 0, caps != .zero else {
      return [(CGRect(x: 0, y: 0, width: 1, height: 1), rect)]
    }
    let columns = spans(caps.left, caps.right, center.width, of: size.width, from: rect.minX, over: rect.width)
    let rows = spans(caps.top, caps.bottom, center.height, of: size.height, from: rect.minY, over: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(x: column.share, y: row.share, width: column.shareLength, height: row.shareLength),
          CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        )
      }
    }
  }

  private struct Span {
    var share, shareLength, start, length: CGFloat
  }

  private func spans(
    _ first: CGFloat, _ last: CGFloat, _ center: CGFloat, of length: CGFloat, from start: CGFloat, over room: CGFloat
  ) -> [Span] {
    let squeeze = first + last > room ? max(0, room) / (first + last) : 1
    let (a, b) = (first * squeeze, last * squeeze), between = length - first - last
    let middle = center > 0 ? min(center, between) : between
    let all = [
      Span(share: 0, shareLength: first / length, start: start, length: a),
      Span(share: first / length, shareLength: middle / length, start: start + a, length: room - a - b),
      Span(share: 1 - last / length, shareLength: last / length, start: start + room - b, length: b),
    ]
    return all.filter { $0.length > 0 && $0.shareLength > 0 }
  }
}
