import Typesetting

/// A line of text with the edges of its characters on screen.
///
/// Characters are in the order of the paragraph's direction. Words in the other direction are not reordered.
@MainActor struct LineFragment {
  /// The line's rectangle, beginning at the left end of its text.
  let area: CGRect
  let isRightToLeft: Bool
  /// The offsets of the characters and the end of the last one, in UTF-16 units of the whole text.
  private let places: [Int]
  /// The distance of each offset from the line's start.
  private let edges: [CGFloat]

  var start: Int { places[0] }

  /// - Parameters:
  ///   - places: The offsets of the line's characters and its end.
  ///   - edges: Their distances from the start of the line.
  init(places: [Int], edges: [CGFloat], area: CGRect, isRightToLeft: Bool) {
    (self.places, self.edges) = (places, edges)
    (self.area, self.isRightToLeft) = (area, isRightToLeft)
  }

  func x(at offset: Int) -> CGFloat {
    let edge = edges[places.lastIndex { $0 <= offset } ?? 0]
    return isRightToLeft ? area.maxX - edge : area.minX + edge
  }

  func place(closestTo x: CGFloat) -> Int {
    let distance = distance(to: x)
    return edges.indices.min { abs(edges[$0] - distance) < abs(edges[$1] - distance) }.map { places[$0] } ?? start
  }

  /// Returns the distance from the start of the line.
  private func distance(to x: CGFloat) -> CGFloat { isRightToLeft ? area.maxX - x : x - area.minX }

  func character(at x: CGFloat) -> NSRange? {
    let distance = distance(to: x)
    guard let index = edges.lastIndex(where: { $0 <= distance }), index + 1 < places.count else { return nil }
    return NSRange(location: places[index], length: places[index + 1] - places[index])
  }

  /// Returns the rectangle of the part of a range on this line.
  func part(of range: NSRange) -> CGRect? {
    let from = max(range.location, start), to = min(NSMaxRange(range), places[places.count - 1])
    guard from < to else { return nil }
    let ends = [x(at: from), x(at: to)].sorted()
    return CGRect(x: ends[0], y: area.minY, width: ends[1] - ends[0], height: area.height)
  }
}

extension TextLine {
  /// Returns the distances of the characters and of the end from the start of the line. Characters that are not drawn,
  /// such as those behind an ellipsis, are at the end.
  func edges(count: Int) -> [CGFloat] {
    let clusters = glyphRuns.flatMap(\.clusters)
    let edges = clusters.prefix(count).map(\.x)
    return edges + Array(repeating: width, count: count + 1 - edges.count)
  }
}
