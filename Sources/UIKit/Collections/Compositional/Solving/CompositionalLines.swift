/// An item in a line.
struct LineItem {
  var item: CompositionalItem
  var solved: SolvedItem
  /// The number of cells in the group before the item.
  var first: Int
}

/// The space of a row or column for its items.
struct LineRoom {
  var line: CompositionalLine
  /// The size without the group's own insets.
  var inner: CGSize
  /// The number of cells in the group before the line.
  var first: Int
  /// Whether the line is as long as its content.
  var isOpen = false

  /// The maximum number of items, more than can be visible.
  static var most: Int { 10_000 }

  /// The tolerance for rounding errors of divisions.
  static var tolerance: CGFloat { 1e-3 }

  /// Returns the size without a number of spacings.
  func box(less count: Int) -> CGSize {
    var box = inner
    let spacings = CGFloat(count) * line.spacing.length
    if line.isRow { box.width -= spacings } else { box.height -= spacings }
    return box
  }

  /// Returns the length with the minimum of flexible spacings.
  func length(_ items: [LineItem]) -> CGFloat {
    items.reduce(CGFloat(max(0, items.count - 1)) * line.spacing.length) { sum, item in
      let edges = line.axes.lines(item.item.edges)
      return sum + line.axes.along(item.solved.size) + edges.start.length + edges.end.length
    }
  }

  func fits(_ items: [LineItem]) -> Bool { length(items) <= line.axes.along(inner) + Self.tolerance }
}

extension CompositionalLine {
  /// Whether an item's size across the line is a fraction of a length along it.
  var hasTiltedItem: Bool {
    items.contains {
      switch axes.across($0.size) {
      case .ofWidth: isRow
      case .ofHeight: !isRow
      case .points, .estimate: false
      }
    }
  }
}

/// The positions of a line's items.
struct LinePlaces {
  var room: LineRoom
  var items: [LineItem]
  /// Whether the line is as broad as its broadest item.
  var isBroad = false

  private var axes: FlowAxes { room.line.axes }

  init(room: LineRoom, items: [LineItem]) { (self.room, self.items) = (room, items) }

  /// Gives all items with a uniform size the size of the largest of them.
  ///
  /// > Basis: documented, except for how it is done.
  mutating func alignUniform(limit: Int) {
    for isWidth in [true, false] {
      let agreeing = items.indices.filter {
        (isWidth ? items[$0].item.size.width : items[$0].item.size.height).isUniform
      }
      let lengths = agreeing.filter { items[$0].first < limit }
        .map { isWidth ? items[$0].solved.size.width : items[$0].solved.size.height }
      guard let largest = lengths.max() else { continue }
      for number in agreeing { items[number].solved.stretch(to: largest, isWidth: isWidth) }
    }
  }

  /// Returns the group's own size, or the size that the existing items need on the axes without one.
  func size(outer: CGSize, insets: NSDirectionalEdgeInsets, limit: Int) -> CGSize {
    let present = items.filter { $0.first < limit }
    var along = axes.along(outer), across = axes.across(outer)
    if room.isOpen { along = room.length(present) }
    if isBroad {
      across =
        present.map { item in
          let edges = axes.sides(item.item.edges)
          return axes.across(item.solved.size) + edges.start.length + edges.end.length
        }.max() ?? across
    }
    return axes.size(along: along, across: across)
  }

  /// Returns the origins relative to the group's inner corner. Flexible spacings share the remaining space, which may
  /// be negative.
  func origins(in inner: CGSize) -> [CGPoint] {
    let share = share(in: inner)
    var next: CGFloat = 0
    return items.map { item in
      let edges = axes.lines(item.item.edges)
      let along = next + edges.start.filled(share)
      next = along + axes.along(item.solved.size) + edges.end.filled(share) + room.line.spacing.filled(share)
      return axes.point(along: along, across: across(item, in: inner))
    }
  }

  private func share(in inner: CGSize) -> CGFloat {
    let edges = items.map { axes.lines($0.item.edges) }
    let flexibleEdges = edges.count { $0.start.isFlexible } + edges.count { $0.end.isFlexible }
    let between = room.line.spacing.isFlexible ? max(0, items.count - 1) : 0
    let count = flexibleEdges + between
    return count == 0 ? 0 : (axes.along(inner) - room.length(items)) / CGFloat(count)
  }

  private func across(_ item: LineItem, in inner: CGSize) -> CGFloat {
    let edges = axes.sides(item.item.edges)
    let count = (edges.start.isFlexible ? 1 : 0) + (edges.end.isFlexible ? 1 : 0)
    guard count > 0 else { return edges.start.length }
    let left = axes.across(inner) - axes.across(item.solved.size) - edges.start.length - edges.end.length
    return edges.start.filled(left / CGFloat(count))
  }
}

extension SolvedItem {
  /// Changes the width or height of a single cell.
  fileprivate mutating func stretch(to length: CGFloat, isWidth: Bool) {
    let growth = length - (isWidth ? size.width : size.height)
    if isWidth { size.width = length } else { size.height = length }
    for number in cells.indices where cells.count == 1 {
      if isWidth { cells[number].frame.size.width += growth } else { cells[number].frame.size.height += growth }
    }
  }
}
