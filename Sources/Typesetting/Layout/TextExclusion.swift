import CoreTypes

/// A polygonal area that lines leave free, in the coordinates of the text block.
package struct TextExclusion: Sendable, Hashable {
  package var points: [CGPoint]

  package init(_ points: [CGPoint]) { self.points = points }

  /// Returns the part of a band that the polygon covers, from left to right; nil for none.
  func extent(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
    var found: [CGFloat] = []
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
      guard upper.y < bottom, lower.y > top else { continue }
      for y in [max(upper.y, top), min(lower.y, bottom)] {
        let share = lower.y > upper.y ? (y - upper.y) / (lower.y - upper.y) : 0
        found.append(upper.x + share * (lower.x - upper.x))
      }
    }
    guard let first = found.min(), let last = found.max(), first < last else { return nil }
    return first...last
  }
}

extension [TextExclusion] {
  /// Returns the free segments of a band between two edges, from left to right.
  func segments(from top: CGFloat, to bottom: CGFloat, within room: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    let taken = compactMap { $0.extent(from: top, to: bottom) }.sorted { $0.lowerBound < $1.lowerBound }
    var segments: [ClosedRange<CGFloat>] = [], x = room.lowerBound
    for range in taken {
      let end = Swift.min(range.lowerBound, room.upperBound)
      if end > x { segments.append(x...end) }
      x = Swift.max(x, range.upperBound)
    }
    if x < room.upperBound { segments.append(x...room.upperBound) }
    return segments
  }
}
