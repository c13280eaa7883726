/// A point of a rectangle with an offset.
struct CompositionalAnchor {
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var isFractional: Bool

  /// The point in multiples of the rectangle's size.
  var point: CGPoint {
    CGPoint(
      x: share(edges.contains(.leading), edges.contains(.trailing)),
      y: share(edges.contains(.top), edges.contains(.bottom)))
  }

  /// Returns 0.5 if both edges or neither are set.
  private func share(_ start: Bool, _ end: Bool) -> CGFloat { start == end ? 0.5 : start ? 0 : 1 }

  /// > Basis: captured: fractions refer to the view that is placed, even at the anchor of its container.
  func distance(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A supplementary view of an item or a group.
struct CompositionalAttachment {
  var kind: String
  var size: CompositionalSize
  var anchor: CompositionalAnchor
  /// nil for the point at the same edges.
  var ownAnchor: CompositionalAnchor?
  var zIndex: Int

  /// - Parameter box: the size that fractions refer to: the item's frame, or the container of a group.
  func placed(at frame: CGRect, box: CGSize, _ grid: PixelGrid) -> PlacedAttachment {
    let size = size.resolved(in: box, grid)
    let own = ownAnchor ?? CompositionalAnchor(edges: anchor.edges, offset: .zero, isFractional: false)
    let distance = anchor.distance(for: size), ownDistance = own.distance(for: size)
    let x = frame.minX + frame.width * anchor.point.x - size.width * own.point.x + distance.x + ownDistance.x
    let y = frame.minY + frame.height * anchor.point.y - size.height * own.point.y + distance.y + ownDistance.y
    return PlacedAttachment(
      kind: kind, frame: CGRect(origin: CGPoint(x: grid.round(x), y: grid.round(y)), size: size), zIndex: zIndex)
  }
}

struct PlacedAttachment {
  var kind: String
  var frame: CGRect
  var zIndex: Int
}
