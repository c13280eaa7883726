import ConstraintSolver

// From rows to sizes that agree with them.
extension ConstraintSystem {
  /// The limit for solving again because multi-line text and baselines depend on solved sizes.
  private static let maximumRemeasures = 8

  /// Brings the solution up to date.
  /// - Returns: False if it was up to date.
  @discardableResult func settle(rootSize: RootSize) -> Bool {
    guard !isBusy, isDue(rootSize) else { return false }
    isBusy = true
    defer { isBusy = false }
    self.rootSize = rootSize
    refresh()
    conflicts = solveUntilAgreed()
    if !conflicts.isEmpty, !isInOrder { decideAnew() }
    if solver.outcome == .gaveUp { root.session.report(.solverGaveUp(root)) }
    endOrder()
    return true
  }

  /// Solves from scratch, because the order of the rows determines which constraints of a conflict break.
  private func decideAnew() {
    startOver(with: [], at: [])
    isOutdated = true
    refresh()
    conflicts = solveUntilAgreed()
  }

  private func solveUntilAgreed() -> [Conflict] {
    var conflicts = solve(), remeasures = 0
    while true {
      // Each length is limited once: a length left at the bound would be limited again after each solution.
      let isLimited = limitNegativeLengths()
      let isRemeasured = remeasures < Self.maximumRemeasures && remeasure()
      guard isRemeasured || isLimited else { return conflicts }
      if isRemeasured { remeasures += 1 }
      conflicts = solve()
      if isRemeasured, remeasures == Self.maximumRemeasures { root.session.report(.sizesDoNotAgree(root, remeasures)) }
    }
  }

  private func solve() -> [Conflict] {
    runs += 1
    root.session.solverRuns += 1
    let conflicts = solver.solve { [self] rows in firstToBreak(of: rows) }
    readFrames()
    return conflicts
  }

  /// Returns the row that breaks; the first one of equal rows.
  private func firstToBreak(of rows: [RowID]) -> RowID {
    var readiest: (row: RowID, readiness: BreakPriority)?
    for row in rows {
      let readiness = origin(of: row).breakPriority
      if let known = readiest, readiness <= known.readiness { continue }
      readiest = (row, readiness)
    }
    return readiest?.row ?? rows[0]
  }

  // MARK: Nonnegative lengths

  /// Adds rows that keep lengths from being negative, only for those that are.
  /// - Returns: Whether rows were added.
  ///
  /// > Basis: captured. Labels and sliders squeezed by required constraints end at 0, in cells of 4 documents.
  private func limitNegativeLengths() -> Bool {
    var changed = false
    for index in items.indices.dropFirst() where !items[index].isMasked && !items[index].isGuide {
      changed = limitIfNegative(index, .horizontal) || changed
      changed = limitIfNegative(index, .vertical) || changed
    }
    return changed
  }

  private func limitIfNegative(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let size = solvedFrame(at: index).size, insets = readings[index].insets.along(axis)
    let length = (axis == .horizontal ? size.width : size.height) - insets.min - insets.max
    guard length < Self.negative, !items[index][axis].hasMinimum else { return false }
    limit(index, axis)
    return true
  }

  private static var negative: CGFloat { -1e-3 }

  // MARK: Sizes that depend on the solution

  /// - Returns: Whether a row changed.
  private func remeasure() -> Bool {
    let contentChanged = remeasureContent()
    let baselinesChanged = moveBaselines()
    return contentChanged || baselinesChanged
  }

  private func remeasureContent() -> Bool {
    var changed = false
    for index in wrapping {
      guard let view = handles[index].view else { continue }
      let width = alignmentSize(at: index).width
      guard let measured = view.measuredSize(atWidth: width) else { continue }
      let size = view.effectiveIntrinsicSize(measured)
      changed = remeasure(size.width, index, .horizontal) || changed
      changed = remeasure(size.height, index, .vertical) || changed
    }
    return changed
  }

  /// Writes a new intrinsic length. Ignores axes on which the view's content had none before.
  private func remeasure(_ natural: CGFloat, _ index: Int, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let rows = items[index][axis]
    guard rows.content != nil, natural >= 0, abs(natural - rows.natural) > 1e-6 else { return false }
    writeContent(natural, at: index, axis)
    items[index].isRemeasured = true
    return true
  }

  private func moveBaselines() -> Bool {
    var changed = false
    for row in baselineRows where constraintRows[row.place] != nil && noteSolvedSizes(of: row.views) {
      let old = baselineConstants[row.place]
      writeConstraint(at: row.place)
      if baselineConstants[row.place] != old { changed = true }
    }
    return changed
  }

  /// - Returns: False for views without text, whose edges serve as baselines.
  private func noteSolvedSizes(of views: [ItemHandle]) -> Bool {
    var haveText = false
    for handle in views where !contains(handle) || noteSolvedSize(of: handle) { haveText = true }
    return haveText
  }

  private func noteSolvedSize(of handle: ItemHandle) -> Bool {
    guard let view = handle.view else { return false }
    let index = place(of: handle), size = alignmentSize(at: index)
    solvedSizes[index] = size
    return view.knownBaselines(in: size) != nil
  }

  /// Restores the unconstrained intrinsic content sizes, so that the next solution starts from them as the first one
  /// did.
  func forgetSolvedSizes() {
    for index in wrapping where items[index].isRemeasured { writeContent(at: index) }
    for index in wrapping { items[index].isRemeasured = false }
    if solvedSizes.isEmpty { return }
    let moved = baselineRows.filter { $0.views.contains(where: hasSolvedSize) }
    forgetBaselineSizes()
    for row in moved { writeConstraint(at: row.place) }
  }

  func forgetBaselineSizes() { solvedSizes.removeAll() }

  private func hasSolvedSize(_ handle: ItemHandle) -> Bool {
    contains(handle) && solvedSizes[place(of: handle)] != nil
  }

  /// Returns the alignment rect's size on the pixel grid, as the view will have it.
  private func alignmentSize(at index: Int) -> CGSize {
    let frame = solvedFrame(at: index)
    guard let view = handles[index].view else { return frame.size }
    return root.session.pixelGrid.snapEdges(view.alignmentRect(forFrame: frame)).size
  }
}
