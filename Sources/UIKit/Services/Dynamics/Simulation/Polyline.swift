/// A boundary that items cannot pass: lines from corner to corner.
struct Polyline {
  /// A closed one ends with its first corner.
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

/// A line of a boundary, and where its neighbors go on from its ends.
struct BoundarySegment {
  let start: Vector2
  let end: Vector2
  let before: Vector2?
  let after: Vector2?

  /// How far beyond an end a corner of an item still touches the line, in points: in a corner of the boundary an item may
  /// be a bit inside of both lines.
  ///
  /// > Basis: assumed.
  private static let overlap = 4.0

  /// - Parameter normal: of length 1, to the side of an item.
  /// - Returns: along the line, in points from its start.
  func reach(on normal: Vector2) -> ClosedRange<Double> {
    func turnsInward(_ neighbor: Vector2?, _ end: Vector2) -> Bool {
      neighbor.map { ($0 - end).dot(normal) > 0 } ?? false
    }
    let first = turnsInward(before, start) ? -Self.overlap : 0
    let last = turnsInward(after, end) ? Self.overlap : 0
    return first...((end - start).length + last)
  }
}
