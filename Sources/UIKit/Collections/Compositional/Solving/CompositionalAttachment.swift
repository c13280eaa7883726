/// A point of a rectangle, and a distance from it.
struct CompositionalAnchor {
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var isFractional: Bool

  /// In sizes of the rectangle.
  var point: CGPoint {
    CGPoint(
      x: share(edges.contains(.leading), edges.contains(.trailing)),
      y: share(edges.contains(.top), edges.contains(.bottom)))
  }

  /// The middle, when both or neither are named.
  private func share(_ start: Bool, _ end: Bool) -> CGFloat { start == end ? 0.5 : start ? 0 : 1 }

  /// > Basis: captured: fractions are those of the view that is placed, also at the anchor of its container.
  func distance(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A view that goes with an item or a group.
struct CompositionalAttachment {
  var kind: String
  var size: CompositionalSize
  var anchor: CompositionalAnchor
  /// nil: the point of the same edges.
  var ownAnchor: CompositionalAnchor?
  var zIndex: Int

  /// - Parameter box: what fractions refer to: of an item its frame, of a group what the group is laid out in.
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
