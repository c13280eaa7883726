/// A boundary of line segments that items cannot pass.
struct Polyline {
  /// The corners. A closed polyline ends with its first corner.
  private(set) var corners: [Vector2]
  private(set) var segments: [BoundarySegment] = []

  init(_ corners: [Vector2], isClosed: Bool) {
    self.corners = corners
    if isClosed, let first = corners.first, first != corners.last { self.corners.append(first) }
    let all = self.corners, goesRound = isClosed && all.count > 2
    for index in all.indices.dropLast() {
      let before = index > 0 ? all[index - 1] : goesRound ? all[all.count - 2] : nil
      let after = index + 2 < all.count ? all[index + 2] : goesRound ? all[1] : nil
      segments.append(BoundarySegment(start: all[index], end: all[index + 1], before: before, after: after))
    }
  }
}

/// A segment of a boundary, with the far ends of its neighbors.
struct BoundarySegment {
  let start: Vector2
  let end: Vector2
  let before: Vector2?
  let after: Vector2?

  /// The distance beyond an end at which an item's corner still touches the segment, in points. In a corner of the
  /// boundary, an item may penetrate both segments slightly.
  ///
  /// > Basis: assumed.
  private static let overlap = 4.0

  /// - Parameter normal: the unit normal toward the item.
  /// - Returns: a range along the segment, in points from its start.
  func reach(on normal: Vector2) -> ClosedRange<Double> {
    func turnsInward(_ neighbor: Vector2?, _ end: Vector2) -> Bool {
      neighbor.map { ($0 - end).dot(normal) > 0 } ?? false
    }
    let first = turnsInward(before, start) ? -Self.overlap : 0
    let last = turnsInward(after, end) ? Self.overlap : 0
    return first...((end - start).length + last)
  }
}
