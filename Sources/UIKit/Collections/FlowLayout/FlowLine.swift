/// A line of items of different sizes.
struct FlowLine {
  /// The first item.
  var first: Int
  /// The distance from the first line's start, along the scroll direction.
  var start: CGFloat
  /// The length of the longest item.
  var length: CGFloat
  /// The start of each item, across.
  var places: [CGFloat]

  /// Returns the lines of items.
  ///
  /// - Parameters:
  ///   - old: the lines before some items changed their sizes.
  ///   - changed: the range of the changed items. Lines before it are kept, except for the last of them, which may take
  ///     an item that has shrunk. Once a line starts with the same item as before, it and the lines after it only move.
  static func fill(
    _ sizes: [CGSize], in room: FlowRoom, axes: FlowAxes, round: (CGFloat) -> CGFloat, old: [FlowLine] = [],
    changed: ClosedRange<Int>? = nil
  ) -> [FlowLine] {
    let kept = changed.map { items in max(0, old.partitioningIndex { $0.first > items.lowerBound } - 2) } ?? 0
    var lines = Array(old.prefix(kept)), first = kept < old.count ? old[kept].first : 0
    while first < sizes.count {
      if let changed, first > changed.upperBound {
        let match = old.partitioningIndex { $0.first >= first }
        if match < old.count, old[match].first == first {
          return lines + moved(old[match...], behind: lines.last, in: room)
        }
      }
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

  private static func moved(_ lines: ArraySlice<FlowLine>, behind last: FlowLine?, in room: FlowRoom) -> [FlowLine] {
    guard let first = lines.first else { return [] }
    let distance = (last.map { $0.start + $0.length + room.lineSpacing } ?? 0) - first.start
    return lines.map { line in
      var line = line
      line.start += distance
      return line
    }
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
