/// What lines have between the insets of their section.
struct FlowRoom {
  var start: CGFloat
  var length: CGFloat
  var itemSpacing: CGFloat
  var lineSpacing: CGFloat

  /// What is left over, for each space between `count` items of `total` length; the minimum where nothing is.
  func spread(_ count: Int, total: CGFloat) -> CGFloat {
    count > 1 ? max(itemSpacing, (length - total) / CGFloat(count - 1)) : itemSpacing
  }

  /// The start of a single item: centred, at the inset when it is too large.
  func middle(of item: CGFloat) -> CGFloat { start + max(0, (length - item) / 2) }

  /// Room that a division leaves a hair too small is enough: three thirds fit.
  ///
  /// > Basis: assumed.
  static var tolerance: CGFloat { 1e-6 }
}

/// Where a line is from the first line's start, how long it is in the direction of scrolling, and where the item is
/// across.
struct FlowPlace: Equatable {
  var along: CGFloat
  var length: CGFloat
  var across: CGFloat
}

/// The lines of a section.
///
/// > Basis: derived from layouts that others measured: as many items as fit with the least spacing, spread so that the
/// > first and the last touch the insets; an only item is centred; equal items keep to one grid, also in the last line.
/// > Assumed: the last line of unequal items keeps the least spacing, from its start.
enum FlowLines {
  case grid(FlowGrid)
  case varied([FlowLine])

  init(_ sizes: FlowSizes, in room: FlowRoom, axes: FlowAxes, round: (CGFloat) -> CGFloat) {
    switch sizes {
    case .equal(let size, let count): self = .grid(FlowGrid(size, count: count, in: room, axes: axes, round: round))
    case .varied(let sizes): self = .varied(FlowLine.fill(sizes, in: room, axes: axes, round: round))
    }
  }

  var total: CGFloat {
    switch self {
    case .grid(let grid): grid.total
    case .varied(let lines): lines.last.map { $0.start + $0.length } ?? 0
    }
  }

  func place(of item: Int) -> FlowPlace {
    switch self {
    case .grid(let grid): return grid.place(of: item)
    case .varied(let lines):
      let line = lines[lines.partitioningIndex { $0.first > item } - 1]
      return FlowPlace(along: line.start, length: line.length, across: line.places[item - line.first])
    }
  }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    switch self {
    case .grid(let grid): return grid.items(from: start, to: end)
    case .varied(let lines):
      let first = lines.partitioningIndex { $0.start + $0.length > start }
      let last = lines.partitioningIndex { $0.start >= end }
      guard first < last else { return 0..<0 }
      return lines[first].first..<lines[last - 1].first + lines[last - 1].places.count
    }
  }
}

/// Lines of equal items.
struct FlowGrid {
  let count: Int
  let itemsPerLine: Int
  /// In the direction of scrolling.
  let lineLength: CGFloat
  let lineSpacing: CGFloat
  /// Where the items of each line start, across.
  let places: [CGFloat]

  init(_ size: CGSize, count: Int, in room: FlowRoom, axes: FlowAxes, round: (CGFloat) -> CGFloat) {
    let item = axes.across(size), step = item + room.itemSpacing
    let fitting = step > 0 ? ((room.length + room.itemSpacing + FlowRoom.tolerance) / step).rounded(.down) : .infinity
    // More than there are decide the grid, too; so many more that nobody could see them do not.
    let perLine = Int(min(max(1, fitting), CGFloat(max(count, 10_000))))
    let gap = room.spread(perLine, total: CGFloat(perLine) * item)
    (self.count, itemsPerLine) = (count, perLine)
    (lineLength, lineSpacing) = (axes.along(size), room.lineSpacing)
    places =
      perLine == 1
      ? [round(room.middle(of: item))]
      : (0..<min(perLine, count)).map { round(room.start + CGFloat($0) * (item + gap)) }
  }

  private var lineCount: Int { (count + itemsPerLine - 1) / itemsPerLine }

  var total: CGFloat { count == 0 ? 0 : CGFloat(lineCount) * (lineLength + lineSpacing) - lineSpacing }

  func place(of item: Int) -> FlowPlace {
    FlowPlace(
      along: CGFloat(item / itemsPerLine) * (lineLength + lineSpacing), length: lineLength,
      across: places[item % itemsPerLine])
  }

  /// One division for each end.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let step = lineLength + lineSpacing, lines = CGFloat(lineCount)
    guard step > 0, lineLength > 0, count > 0 else { return 0..<0 }
    let first = Int(min(max(0, ((start + lineSpacing) / step).rounded(.down)), lines))
    let last = Int(min(max(0, (end / step).rounded(.up)), lines))
    return first < last ? first * itemsPerLine..<min(count, last * itemsPerLine) : 0..<0
  }
}

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
