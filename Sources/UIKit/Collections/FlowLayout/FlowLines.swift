/// The place of an item: its line's distance from the first line and length, along the scroll direction, and the item's
/// start across it.
struct FlowPlace: Equatable {
  var along: CGFloat
  var length: CGFloat
  var across: CGFloat
}

/// The lines of a section.
///
/// > Basis: derived from layouts that others measured: as many items as fit with the minimum spacing, spread so that
/// > the first and the last touch the insets; a single item is centered; equal items keep to one grid, also in the last
/// > line. Assumed: the last line of unequal items keeps the minimum spacing, from its start.
enum FlowLines {
  case grid(FlowGrid)
  case varied([FlowLine])

  init(_ sizes: FlowSizes, in room: FlowRoom, axes: FlowAxes, round: (CGFloat) -> CGFloat) {
    switch sizes {
    case .equal(let size, let count): self = .grid(FlowGrid(size, count: count, in: room, axes: axes, round: round))
    case .varied(let sizes): self = .varied(FlowLine.fill(sizes, in: room, axes: axes, round: round))
    }
  }

  /// Returns the lines after some items changed their sizes.
  func refilled(
    _ sizes: FlowSizes, changed: ClosedRange<Int>, in room: FlowRoom, axes: FlowAxes, round: (CGFloat) -> CGFloat
  ) -> FlowLines {
    guard case .varied(let old) = self, case .varied(let sizes) = sizes else {
      return FlowLines(sizes, in: room, axes: axes, round: round)
    }
    return .varied(FlowLine.fill(sizes, in: room, axes: axes, round: round, old: old, changed: changed))
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
