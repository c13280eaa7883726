import Typesetting

/// A line of text with the edges of its characters on screen.
///
/// Characters stand in the order of the paragraph's direction; words of the other direction inside of it are not turned
/// here.
@MainActor struct LineFragment {
  /// From the left end of the line's text, as high as the line.
  let area: CGRect
  let isRightToLeft: Bool
  /// In UTF-16 units of the whole text: where characters begin, and the end of the last one.
  private let places: [Int]
  /// Distances from the line's start, one for each place.
  private let edges: [CGFloat]

  var start: Int { places[0] }

  /// - Parameters:
  ///   - places: of the characters of the line and its end.
  ///   - edges: as many, from the start of the line.
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

  /// From the start of the line.
  private func distance(to x: CGFloat) -> CGFloat { isRightToLeft ? area.maxX - x : x - area.minX }

  func character(at x: CGFloat) -> NSRange? {
    let distance = distance(to: x)
    guard let index = edges.lastIndex(where: { $0 <= distance }), index + 1 < places.count else { return nil }
    return NSRange(location: places[index], length: places[index + 1] - places[index])
  }

  /// The rectangle of the characters of a range that are on this line.
  func part(of range: NSRange) -> CGRect? {
    let from = max(range.location, start), to = min(NSMaxRange(range), places[places.count - 1])
    guard from < to else { return nil }
    let ends = [x(at: from), x(at: to)].sorted()
    return CGRect(x: ends[0], y: area.minY, width: ends[1] - ends[0], height: area.height)
  }
}

extension TextLine {
  /// The distance of each character from the start of the line, and of the end; what was added to the text, such as an
  /// ellipsis, has the place of the end.
  func edges(count: Int) -> [CGFloat] {
    let clusters = glyphRuns.flatMap(\.clusters)
    let edges = clusters.prefix(count).map(\.x)
    return edges + Array(repeating: width, count: count + 1 - edges.count)
  }
}
