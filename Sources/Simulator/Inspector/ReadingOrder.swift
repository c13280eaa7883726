import CoreTypes

/// Sorts elements on a screen into reading order: rows from the top, and along each row in the reading direction.
struct ReadingOrder {
  let isRightToLeft: Bool

  /// Elements are in one row if they overlap vertically by at least half the height of the taller one.
  func sort<Element>(_ elements: [Element], by frame: (Element) -> CGRect) -> [Element] {
    var rows: [(first: CGRect, elements: [(frame: CGRect, element: Element)])] = []
    let placed = elements.map { (frame: frame($0), element: $0) }
    for one in placed.enumerated().sorted(by: {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    })
    .map(\.element) {
      if let last = rows.indices.last, isInRow(one.frame, rows[last].first) {
        rows[last].elements.append(one)
      } else {
        rows.append((one.frame, [one]))
      }
    }
    return rows.flatMap { sortAlong($0.elements) }
  }

  private func isInRow(_ frame: CGRect, _ first: CGRect) -> Bool {
    let overlap = min(frame.maxY, first.maxY) - max(frame.minY, first.minY)
    return overlap > 0 && overlap >= max(frame.height, first.height) / 2
  }

  /// Sorts a row by start; if two elements begin at the same place, the larger one comes first.
  private func sortAlong<Element>(_ row: [(frame: CGRect, element: Element)]) -> [Element] {
    func start(_ frame: CGRect) -> CGFloat { isRightToLeft ? -frame.maxX : frame.minX }
    return row.enumerated().sorted { one, other in
      (start(one.element.frame), -one.element.frame.width, one.offset)
        < (start(other.element.frame), -other.element.frame.width, other.offset)
    }.map(\.element.element)
  }
}
