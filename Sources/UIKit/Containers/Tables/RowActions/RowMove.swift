/// A drag on the reorder control that moves a row to another place.
final class RowMove: DragHandler {
  private let table: UITableView
  private let cell: UITableViewCell
  private let start: CGRect
  private(set) var gap: ReorderGap
  /// The target that the drag proposes to the delegate.
  private var proposed: IndexPath
  /// The vertical offset of the row from its place, in points.
  private var way: CGFloat = 0

  init(_ row: IndexPath, _ cell: UITableViewCell, in table: UITableView) {
    (self.table, self.cell, start) = (table, cell, table.rectForRow(at: row))
    gap = ReorderGap(source: row, target: row, height: start.height)
    proposed = row
    table.lift(cell, for: self)
  }

  func follow(_ way: CGPoint) {
    guard table.table.move === self else { return }
    self.way = way.y
    let place = table.place(at: start.midY + way.y, among: gap)
    if place != proposed {
      proposed = place
      gap.target = table.allowedPlace(place, from: gap.source)
    }
    table.setNeedsLayout()
    table.layoutIfNeeded()
  }

  func end(velocity: CGPoint) {
    if table.table.move === self { table.drop(cell, gap) }
  }

  /// Ends the drag without a move.
  func letGo() {
    cell.editing.isLifted = false
    cell.setNeedsUpdateConfiguration()
    if cell.superview === table { table.putBehindOthers(cell) }
  }

  func shift(of row: IndexPath) -> CGFloat { row == gap.source ? way : gap.shift(of: row) }

  /// Shifts headers and footers. Those that stick to an edge stay there.
  func shift(_ headers: inout [Int: CGRect], _ footers: inout [Int: CGRect], in geometry: TableGeometry) {
    for (section, frame) in headers where frame == geometry.header(section) {
      headers[section] = frame.offsetBy(dx: 0, dy: gap.shift(ofHeader: section))
    }
    for (section, frame) in footers where frame == geometry.footer(section) {
      footers[section] = frame.offsetBy(dx: 0, dy: gap.shift(ofFooter: section))
    }
  }
}

extension UITableView {
  /// Ends a move because the rows have changed.
  func endMove() {
    guard let move = table.move else { return }
    table.move = nil
    move.letGo()
  }

  /// Inserts the cell behind headers and the index.
  fileprivate func putBehindOthers(_ cell: UITableViewCell) { insertSubview(cell, at: table.background == nil ? 0 : 1) }

  fileprivate func lift(_ cell: UITableViewCell, for move: RowMove) {
    closeActions(animated: true)
    table.move = move
    cell.editing.isLifted = true
    cell.setNeedsUpdateConfiguration()
    bringSubviewToFront(cell)
    setNeedsLayout()
  }

  /// Returns the target of a dragged row whose middle is at `y`: after every row whose edge it has passed.
  ///
  /// > Basis: assumed, that the row's middle counts and not the touch; a section begins with its header.
  func place(at y: CGFloat, among gap: ReorderGap) -> IndexPath {
    let geometry = settledGeometry()
    let section =
      geometry.sections.indices.last {
        geometry.section($0).minY + gap.shift(ofHeader: $0) <= y
      } ?? 0
    let visible = geometry.rows(of: section, in: bounds.minY - gap.height..<bounds.maxY + gap.height)
    var passed = gap.number(of: IndexPath(row: visible.lowerBound, section: section))
    for number in visible {
      let row = IndexPath(row: number, section: section)
      guard row != gap.source else { continue }
      let frame = geometry.row(number, section).offsetBy(dx: 0, dy: gap.shift(of: row))
      if gap.isBehindTarget(row) ? y > frame.minY : y >= frame.maxY { passed += 1 }
    }
    return IndexPath(row: passed, section: section)
  }

  /// Returns the target that the delegate chooses for a proposed one.
  func allowedPlace(_ proposed: IndexPath, from source: IndexPath) -> IndexPath {
    guard let delegate else { return proposed }
    let place = session.perform {
      delegate.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
    let isOwn = place.first == source.section
    guard place.count == 2, hasSection(place.section), place.row >= 0,
      place.row <= numberOfRows(inSection: place.section) - (isOwn ? 1 : 0)
    else { return source }
    return place
  }

  /// Ends the drag. The data source is notified before the rows are laid out. Only the moved row is animated.
  fileprivate func drop(_ cell: UITableViewCell, _ gap: ReorderGap) {
    table.move = nil
    cell.editing.isLifted = false
    cell.setNeedsUpdateConfiguration()
    if gap.target != gap.source {
      session.perform { dataSource?.tableView(self, moveRowAt: gap.source, to: gap.target) }
    }
    let lifted = cell.frame
    if gap.target != gap.source { session.withoutAnimation { change { $0.moves[gap.source] = gap.target } } }
    setNeedsLayout()
    layoutIfNeeded()
    let place = cell.frame
    guard cell.superview === self, place != lifted else { return }
    cell.frame = lifted
    session.animate(AnimationTiming(duration: 0.3), options: .allowUserInteraction) {
      cell.frame = place
    } completion: { [weak self, weak cell] _ in
      if let self, let cell, cell.superview === self { putBehindOthers(cell) }
    }
  }
}
