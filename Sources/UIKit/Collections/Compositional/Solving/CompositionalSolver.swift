/// A solved item or group: its cells and views, relative to its corner.
struct SolvedItem {
  var size: CGSize
  var cells: [SolvedCell] = []
  var attachments: [PlacedAttachment] = []
  /// The number of cells that fit; `cells` contains only existing ones.
  var capacity = 0

  mutating func take(_ other: SolvedItem, at origin: CGPoint) {
    for var cell in other.cells {
      cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      cells.append(cell)
    }
    for var attachment in other.attachments {
      attachment.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
      attachments.append(attachment)
    }
    capacity += other.capacity
  }
}

struct SolvedCell {
  var frame: CGRect
  var zIndex = 0
  var freeAxes: FreeAxes = []
}

/// Solves a group: computes frames from sizes, relative to the upper leading corner.
///
/// > Basis: captured: published frames of UIKit, for everything without another comment.
@MainActor struct CompositionalSolver {
  let grid: PixelGrid
  /// The number of existing cells, which may be fewer than fit.
  var limit = Int.max
  /// Returns the preferred size of a cell, which replaces its estimate. Cells are counted from the group's first one.
  var measured: (Int) -> CGSize? = { _ in nil }

  /// - Parameters:
  ///   - box: the size that fractions refer to.
  ///   - first: the number of cells in the group before the item.
  func solve(_ item: CompositionalItem, in box: CGSize, first: Int = 0) -> SolvedItem {
    switch item.content {
    case .cell: solveCell(item, in: box, number: first)
    case .line(let line): solveLine(line, of: item, in: box, first: first)
    case .custom(let frames): solveFrames(frames, of: item, in: box, first: first)
    }
  }

  /// > Basis: assumed, that a cell's preferred size is rounded up to pixels, as in a flow layout.
  private func solveCell(_ item: CompositionalItem, in box: CGSize, number: Int) -> SolvedItem {
    var size = item.size.resolved(in: box, grid)
    let free = item.size.freeAxes
    if !free.isEmpty, let preferred = measured(number) {
      size = free.apply(CGSize(width: grid.ceil(preferred.width), height: grid.ceil(preferred.height)), to: size)
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
    var solved = SolvedItem(size: size, capacity: 1)
    guard number < limit else { return solved }
    solved.cells = [SolvedCell(frame: frame, freeAxes: free)]
    solved.attachments = item.attachments.map { $0.placed(at: frame, box: frame.size, grid) }
    return solved
  }

  private func solveFrames(
    _ frames: CompositionalFrames, of item: CompositionalItem, in box: CGSize, first: Int
  ) -> SolvedItem {
    let size = item.size.resolved(in: box, grid)
    let items = frames.items(size, item.effectiveInsets)
    var solved = SolvedItem(size: size, capacity: items.count)
    solved.cells = items.prefix(max(0, limit - first)).map { SolvedCell(frame: $0.frame, zIndex: $0.zIndex) }
    solved.attachments = item.attachments.map { $0.placed(at: CGRect(origin: .zero, size: size), box: box, grid) }
    return solved
  }

  // MARK: Rows and columns

  private func solveLine(
    _ line: CompositionalLine, of item: CompositionalItem, in box: CGSize, first: Int
  ) -> SolvedItem {
    let insets = item.effectiveInsets, outer = item.size.resolved(in: box, grid)
    var room = LineRoom(line: line, inner: outer.less(insets), first: first)
    room.isOpen = line.axes.along(item.size).isEstimate
    let items = fill(room)
    var placed = LinePlaces(room: room, items: items)
    placed.isBroad = line.axes.across(item.size).isEstimate
    placed.alignUniform(limit: limit)
    let size = placed.size(outer: outer, insets: insets, limit: limit)
    var solved = SolvedItem(size: size)
    for (number, origin) in placed.origins(in: size.less(insets)).enumerated() {
      solved.take(
        placed.items[number].solved,
        at: CGPoint(x: grid.round(origin.x) + insets.leading, y: grid.round(origin.y) + insets.top))
    }
    if first < limit {
      solved.attachments += item.attachments.map { $0.placed(at: CGRect(origin: .zero, size: size), box: box, grid) }
    }
    return solved
  }

  /// Returns the items of a line, each solved in the size that the spacings leave.
  private func fill(_ room: LineRoom) -> [LineItem] {
    let line = room.line
    guard !line.items.isEmpty else { return [] }
    if room.isOpen || line.count != nil {
      let count = line.count ?? line.items.count
      return solved(count, room, in: room.box(less: count - 1))
    }
    return line.hasTiltedItem ? filledByGuess(room) : filledByGrowing(room)
  }

  /// Returns as many items as fit, in the size that their own number of spacings leaves.
  private func filledByGrowing(_ room: LineRoom) -> [LineItem] {
    guard room.line.spacing.length != 0 else { return filled(room, in: room.inner) }
    var best: [LineItem] = []
    while best.count < LineRoom.most {
      let next = solved(best.count + 1, room, in: room.box(less: best.count))
      guard room.fits(next) else { break }
      best = next
    }
    return best
  }

  /// Returns as many items as fit, one after the other, all in the same box. Items of zero length are repeated `most`
  /// times.
  private func filled(_ room: LineRoom, in box: CGSize) -> [LineItem] {
    var items: [LineItem] = [], length: CGFloat = 0, first = room.first
    let most = room.line.axes.along(room.inner) + LineRoom.tolerance
    while items.count < LineRoom.most {
      let item = room.line.items[items.count % room.line.items.count]
      let next = LineItem(item: item, solved: solve(item, in: box, first: first), first: first)
      length += room.length([next]) + (items.isEmpty ? 0 : room.line.spacing.length)
      guard length <= most else { break }
      items.append(next)
      first += next.solved.capacity
    }
    return items
  }

  /// Returns the items of a line in which an item's size across is a fraction of the length along it. The number of
  /// items without spacings determines the sizes; then as many items as fit are placed.
  private func filledByGuess(_ room: LineRoom) -> [LineItem] {
    var bare = room
    bare.line.spacing.length = 0
    return filled(room, in: room.box(less: max(0, filledByGrowing(bare).count - 1)))
  }

  private func solved(_ count: Int, _ room: LineRoom, in box: CGSize) -> [LineItem] {
    var first = room.first, items: [LineItem] = []
    for number in 0..<count {
      let item = room.line.items[number % room.line.items.count]
      let solved = solve(item, in: box, first: first)
      items.append(LineItem(item: item, solved: solved, first: first))
      first += solved.capacity
    }
    return items
  }
}
