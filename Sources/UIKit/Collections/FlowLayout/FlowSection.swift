/// The metrics of a section, from the layout and its delegate. In points.
struct FlowMetrics: Equatable {
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  /// The length along the scroll direction.
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
}

/// The sizes of a section's items.
enum FlowSizes: Equatable {
  case equal(CGSize, count: Int)
  case varied([CGSize])

  init(_ sizes: [CGSize]) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      self = .equal(first, count: sizes.count)
    } else {
      self = .varied(sizes)
    }
  }

  var count: Int {
    switch self {
    case .equal(_, let count): count
    case .varied(let sizes): sizes.count
    }
  }

  fileprivate func replacing(_ changed: [Int: CGSize]) -> FlowSizes {
    var all: [CGSize]
    switch self {
    case .equal(let size, let count): all = Array(repeating: size, count: count)
    case .varied(let sizes): all = sizes
    }
    for (item, size) in changed { all[item] = size }
    return FlowSizes(all)
  }

  subscript(item: Int) -> CGSize {
    switch self {
    case .equal(let size, _): size
    case .varied(let sizes): sizes[item]
    }
  }
}

/// A section with header, lines of items, and footer: computes rectangles from sizes, and finds items by position.
/// Positions are relative to the section's start.
///
/// Equal items cost nothing per item, so a million of them cost no more than one.
struct FlowSection {
  let metrics: FlowMetrics
  let axes: FlowAxes
  private(set) var sizes: FlowSizes
  /// The size of the collection view across the scroll direction.
  let breadth: CGFloat
  private(set) var lines: FlowLines

  /// - Parameter round: rounds positions across the lines to device pixels.
  init(
    _ metrics: FlowMetrics, _ sizes: FlowSizes, axes: FlowAxes, breadth: CGFloat, round: (CGFloat) -> CGFloat = { $0 }
  ) {
    (self.metrics, self.axes, self.sizes, self.breadth) = (metrics, axes, sizes, breadth)
    let room = FlowRoom(metrics, axes: axes, breadth: breadth)
    lines = FlowLines(sizes, in: room, axes: axes, round: round)
  }

  /// Changes the sizes of items, by number, without asking the delegate.
  mutating func resize(_ changed: [Int: CGSize], round: (CGFloat) -> CGFloat) {
    guard let first = changed.keys.min(), let last = changed.keys.max() else { return }
    sizes = sizes.replacing(changed)
    let room = FlowRoom(metrics, axes: axes, breadth: breadth)
    lines = lines.refilled(sizes, changed: first...last, in: room, axes: axes, round: round)
  }

  private var linesStart: CGFloat { metrics.headerLength + axes.lines(metrics.inset).start }

  var footerStart: CGFloat { linesStart + lines.total + axes.lines(metrics.inset).end }

  var length: CGFloat { footerStart + metrics.footerLength }

  func header(at start: CGFloat) -> CGRect { strip(start, metrics.headerLength) }

  func footer(at start: CGFloat) -> CGRect { strip(start + footerStart, metrics.footerLength) }

  private func strip(_ along: CGFloat, _ length: CGFloat) -> CGRect {
    axes.rect(along: along, across: 0, size: axes.size(along: length, across: breadth))
  }

  /// Returns the frame of an item, which is centered on its line. The line is as long as its longest item.
  func item(_ item: Int, at start: CGFloat) -> CGRect {
    let place = lines.place(of: item), size = sizes[item]
    let along = start + linesStart + place.along + (place.length - axes.along(size)) / 2
    return axes.rect(along: along, across: place.across, size: size)
  }

  /// Returns the items of the lines that intersect `range`, which is relative to the section's start.
  func items(in range: Range<CGFloat>) -> Range<Int> {
    lines.items(from: range.lowerBound - linesStart, to: range.upperBound - linesStart)
  }
}

extension FlowRoom {
  fileprivate init(_ metrics: FlowMetrics, axes: FlowAxes, breadth: CGFloat) {
    let sides = axes.sides(metrics.inset)
    self.init(
      start: sides.start, length: max(0, breadth - sides.start - sides.end), itemSpacing: metrics.itemSpacing,
      lineSpacing: metrics.lineSpacing)
  }
}
