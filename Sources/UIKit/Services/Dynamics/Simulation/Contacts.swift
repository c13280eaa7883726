// Collision detection.
extension RigidBody {
  /// The contacts with a boundary segment, on the side of the body's center.
  func contacts(with segment: BoundarySegment) -> [Contact] {
    let (start, end) = (segment.start, segment.end), along = end - start, length = along.length
    guard length > 0 else { return [] }
    let direction = along.unit
    var normal = direction.normal
    if (position - start).dot(normal) < 0 { normal = -1 * normal }
    let outline = outline
    let reach = corners.map(\.length).max() ?? 0
    guard (position - start).dot(normal) <= reach + 1 else { return [] }
    let range = segment.reach(on: normal)
    let touching = outline.compactMap { corner -> Contact? in
      let depth = -(corner - start).dot(normal), place = (corner - start).dot(direction)
      guard depth >= 0, range.contains(place) else { return nil }
      return Contact(self, nil, at: corner, normal: normal, depth: depth)
    }
    return touching.isEmpty ? contacts(withEnds: [start, end], outline) : touching
  }

  /// The ends of a segment that are inside the body.
  private func contacts(withEnds ends: [Vector2], _ outline: [Vector2]) -> [Contact] {
    ends.compactMap { end in
      guard let (depth, normal) = outline.wayOut(of: end) else { return nil }
      return Contact(self, nil, at: end, normal: -1 * normal, depth: depth)
    }
  }

  /// The contacts with another body: the corners of each that are inside the other, along the direction of the smallest
  /// overlap.
  ///
  /// > Source: the separating axis theorem; Christer Ericson, "Real-Time Collision Detection", 5.2.
  func contacts(with other: RigidBody) -> [Contact] {
    let reach = (corners.map(\.length).max() ?? 0) + (other.corners.map(\.length).max() ?? 0)
    guard (position - other.position).length <= reach else { return [] }
    let mine = outline, its = other.outline
    guard let (depth, normal) = leastOverlap(mine, its) else { return [] }
    let inside = mine.filter { its.wayOut(of: $0) != nil } + its.filter { mine.wayOut(of: $0) != nil }
    let points = inside.isEmpty ? [mine.min { $0.dot(normal) < $1.dot(normal) } ?? position] : inside
    return points.map { Contact(self, other, at: $0, normal: normal, depth: depth) }
  }

  /// - Returns: the smallest overlap, and its direction from the second outline to the first; nil if they don't
  ///   overlap.
  private func leastOverlap(_ one: [Vector2], _ other: [Vector2]) -> (Double, Vector2)? {
    var best: (Double, Vector2)?
    for axis in one.normals + other.normals {
      let (a, b) = (one.map { $0.dot(axis) }, other.map { $0.dot(axis) })
      guard let a0 = a.min(), let a1 = a.max(), let b0 = b.min(), let b1 = b.max() else { return nil }
      let overlap = min(a1 - b0, b1 - a0)
      guard overlap > 0 else { return nil }
      let outward = a0 + a1 >= b0 + b1 ? axis : -1 * axis
      if best.map({ overlap < $0.0 - 1e-9 }) ?? true { best = (overlap, outward) }
    }
    return best
  }
}

extension [Vector2] {
  /// The outward normals of the edges, for corners in clockwise order on the screen.
  fileprivate var normals: [Vector2] { indices.map { -1 * (self[($0 + 1) % count] - self[$0]).unit.normal } }

  /// - Returns: the depth of a point and the normal of the nearest edge; nil for a point outside.
  fileprivate func wayOut(of point: Vector2) -> (Double, Vector2)? {
    var best: (Double, Vector2)?
    for (index, normal) in normals.enumerated() {
      let depth = (self[index] - point).dot(normal)
      guard depth > 0 else { return nil }
      if best.map({ depth < $0.0 }) ?? true { best = (depth, normal) }
    }
    return best
  }
}
