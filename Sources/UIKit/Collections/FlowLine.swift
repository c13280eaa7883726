/// A line of unequal items.
struct FlowLine {
  /// The first item.
  var first: Int
  /// From the first line's start, in the direction of scrolling.
  var start: CGFloat
  /// The longest item's.
  var length: CGFloat
  /// Where each item starts, across.
  var places: [CGFloat]

  static func fill(
    _ sizes: [CGSize], in room: FlowRoom, axes: FlowAxes, round: (CGFloat) -> CGFloat
  ) -> [FlowLine] {
    var lines: [FlowLine] = [], first = 0
    while first < sizes.count {
      let end = lineEnd(sizes, from: first, in: room, axes: axes), items = sizes[first..<end]
      let start = lines.last.map { $0.start + $0.length + room.lineSpacing } ?? 0
      lines.append(
        FlowLine(
          first: first, start: start, length: items.lazy.map(axes.along).max() ?? 0,
          places: places(items.map(axes.across), isLast: end == sizes.count, in: room).map(round)))
      first = end
    }
    return lines
  }

  private static func lineEnd(_ sizes: [CGSize], from first: Int, in room: FlowRoom, axes: FlowAxes) -> Int {
    var used = axes.across(sizes[first]), end = first + 1
    while end < sizes.count {
      used += room.itemSpacing + axes.across(sizes[end])
      if used > room.length + FlowRoom.tolerance { break }
      end += 1
    }
    return end
  }

  private static func places(_ items: [CGFloat], isLast: Bool, in room: FlowRoom) -> [CGFloat] {
    if items.count == 1 { return [room.middle(of: items[0])] }
    let gap = isLast ? room.itemSpacing : room.spread(items.count, total: items.reduce(0, +))
    var next = room.start
    return items.map { item in
      defer { next += item + gap }
      return next
    }
  }
}
