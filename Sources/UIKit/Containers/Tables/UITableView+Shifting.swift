// Animation of rows to their places after a change. It affects only what is shown.
extension UITableView {
  public enum RowAnimation: Int, Sendable {
    case fade = 0, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// How the rows of a change appear and disappear; `automatic` for rows that are not contained.
  struct RowManners {
    var going: [IndexPath: RowAnimation] = [:]
    var goingSections: [Int: RowAnimation] = [:]
    /// For rows by their index paths after the change.
    var coming: [IndexPath: RowAnimation] = [:]
    var comingSections: [Int: RowAnimation] = [:]
  }

  /// The animation from the state before a change to the layout after it.
  struct RowShift {
    var motion: RowTransition
    var manners: RowManners
    /// The inserted rows and sections, as they are counted after the change.
    var newRows: Set<IndexPath> = []
    var newSections = IndexSet()
    /// The frames of headers and footers before the change, by section after the change.
    var headers: [Int: CGRect] = [:]
    var footers: [Int: CGRect] = [:]

    func isNew(_ row: IndexPath) -> Bool { newSections.contains(row.section) || newRows.contains(row) }
  }

  /// > Basis: assumed: recalled, in seconds.
  static var changeTime: TimeInterval { 0.3 }

  // MARK: Before the layout

  /// Records the current frames of all views. A change before the layout of an earlier change continues its animation.
  func beginShift(_ changes: IndexPathChanges, reloading reloaded: Set<IndexPath>, _ shift: IndexPathMapping) {
    defer { table.manners = RowManners() }
    guard !table.needsReload, var new = table.shift?.renumbered(shift) ?? shiftFromHere(shift) else { return }
    new.manners = new.manners.joined(by: table.manners)
    new.newRows.formUnion(changes.insertedItems.union(reloaded.compactMap(shift.item)))
    new.newSections.formUnion(changes.insertedSections)
    table.shift = new
  }

  private func shiftFromHere(_ shift: IndexPathMapping) -> RowShift? {
    let views = Array(table.cells.values) + [table.header, table.footer].compactMap { $0 }
    let motion = RowTransition(of: self, views, over: Self.changeTime, isInFront: table.background != nil)
    return motion.map {
      RowShift(
        motion: $0, manners: RowManners(), headers: shift.renumbered(frames(table.headers)),
        footers: shift.renumbered(frames(table.footers)))
    }
  }

  private func frames(_ views: [Int: UIView]) -> [Int: CGRect] {
    views.filter { $0.value.superview === self }.mapValues(\.frame)
  }

  /// Animates the cell of a row that is deleted or reloaded.
  func leaves(_ cell: UITableViewCell, _ row: IndexPath) {
    guard let manners = table.shift?.manners else { return }
    let animation = manners.going[row] ?? manners.goingSections[row.section] ?? .automatic
    leaves(cell, to: look(animation, of: cell))
  }

  /// Animates a cell with a snapshot. Drawing it accesses the table, so the table's state must not be held meanwhile.
  private func leaves(_ cell: UITableViewCell, to end: TransitionState?) {
    var motion = table.shift?.motion
    motion?.leaves(cell, to: end)
    if let motion { table.shift?.motion = motion }
  }

  /// Animates the cell of a row that is pushed out of the visible area.
  func isPushedOut(_ cell: UITableViewCell, from row: IndexPath) {
    guard table.shift != nil, hasRow(row) else { return session.leavesInBlock(cell) }
    let target = frameOfCell(at: row)
    leaves(cell, to: .moved(x: target.minX - cell.frame.minX, y: target.minY - cell.frame.minY))
  }

  /// Returns the state before a row appears and after it disappears; nil without an animation.
  ///
  /// > Basis: documented, for the sides and `none`; assumed, that rows also fade in these animations, and that
  /// > `automatic` and `middle` fade in place.
  private func look(_ animation: RowAnimation, of cell: UITableViewCell) -> TransitionState? {
    var look = TransitionState.faded
    switch animation {
    case .none: return nil
    case .fade, .middle, .automatic: break
    case .right: look.transform.tx = bounds.width
    case .left: look.transform.tx = -bounds.width
    case .top: look.transform.ty = -cell.frame.height
    case .bottom: look.transform.ty = cell.frame.height
    }
    return look
  }

  // MARK: After the layout

  func finishShift() {
    guard let shift = table.shift, window != nil else { return table.shift = nil }
    table.shift = nil
    let rows = Dictionary(uniqueKeysWithValues: table.cells.map { (ObjectIdentifier($0.value), $0.key) })
    let ways = table.cells.sorted { $0.key < $1.key }.compactMap { row, cell in
      shift.motion.way(of: cell, in: self).map { (row: row, way: $0) }
    }
    let parts = [table.header, table.footer].compactMap { $0 }.filter(shift.motion.wasInSight)
    shift.motion.begin(table.cells.sorted { $0.key < $1.key }.map(\.value) + parts, in: self) { view in
      guard let row = rows[ObjectIdentifier(view)], let cell = view as? UITableViewCell else { return nil }
      if shift.isNew(row) {
        return look(shift.manners.coming[row] ?? shift.manners.comingSections[row.section] ?? .automatic, of: cell)
      }
      // A cell that becomes visible moves along with its neighbor.
      let neighbour = ways.last { $0.row < row } ?? ways.first
      return neighbour.map { .moved(x: $0.way.x, y: $0.way.y) }
    }
    slide(table.headers, from: shift.headers, shift)
    slide(table.footers, from: shift.footers, shift)
  }

  /// Animates headers and footers, which are new views after a change, from the frames of the earlier ones.
  private func slide(_ views: [Int: UIView], from old: [Int: CGRect], _ shift: RowShift) {
    let sorted = views.sorted { $0.key < $1.key }
    shift.motion.begin(sorted.map(\.value), leaving: false, in: self) { view in
      guard let section = sorted.first(where: { $0.value === view })?.key, let frame = old[section] else { return nil }
      return .moved(y: frame.minY - view.frame.minY + shift.motion.scrolled(in: self).y)
    }
  }
}

// MARK: - Several changes before a layout

extension UITableView.RowShift {
  fileprivate func renumbered(_ shift: IndexPathMapping) -> Self {
    var moved = self
    moved.newRows = Set(newRows.compactMap(shift.item))
    moved.newSections = IndexSet(newSections.compactMap(shift.section))
    (moved.headers, moved.footers) = (shift.renumbered(headers), shift.renumbered(footers))
    moved.manners.coming = shift.renumbered(manners.coming)
    moved.manners.comingSections = shift.renumbered(manners.comingSections)
    return moved
  }
}

extension UITableView.RowManners {
  /// Returns the animations of both changes. Deletions use only those of the later change.
  fileprivate func joined(by later: Self) -> Self {
    var joined = later
    joined.coming.merge(coming) { own, _ in own }
    joined.comingSections.merge(comingSections) { own, _ in own }
    return joined
  }
}

extension IndexPathMapping {
  fileprivate func renumbered<Value>(_ values: [Int: Value]) -> [Int: Value] {
    Dictionary(
      values.compactMap { old, value in section(after: old).map { ($0, value) } },
      uniquingKeysWith: { first, _ in first })
  }

  fileprivate func renumbered<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
    Dictionary(
      values.compactMap { old, value in item(after: old).map { ($0, value) } }, uniquingKeysWith: { first, _ in first })
  }
}
