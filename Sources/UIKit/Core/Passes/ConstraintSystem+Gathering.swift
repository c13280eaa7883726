import ConstraintSolver

// Collecting a tree's items and rows.
extension ConstraintSystem {
  /// Writes the rows that may differ from those of the last solution.
  func refresh() {
    let changed = (constraints: changedConstraints, contents: changedContents)
    changedConstraints.removeAll(keepingCapacity: true)
    changedContents.removeAll(keepingCapacity: true)
    if isOutdated {
      isOutdated = false
      gather()
    } else {
      writeRootSize()
      for constraint in changed.constraints { rewrite(constraint) }
      for handle in changed.contents { rewriteContent(of: handle) }
      forgetSolvedSizes()
      if isOutdated { refresh() }
    }
  }

  /// Collects items in tree order, then rows: root size, masks, guides, constraints, intrinsic content sizes.
  private func gather() {
    let survey = ConstraintCollector(
      of: root, lane, measuresRoot: rootSize.isFitting, items: items.count, constraints: constraints.count)
    if !holds(survey.handles, at: survey.places) { startOver(with: survey.handles, at: survey.places) }
    isWhole = survey.isWhole
    areas.removeAll(keepingCapacity: true)
    forgetBaselineSizes()
    readings = survey.readings
    for index in items.indices {
      items[index].isMasked = readings[index].isMasked
      items[index].isPlain = readings[index].isPlain && !items[index].place.isScrollContent
    }
    writeRootSize()
    for index in items.indices.dropFirst() where !items[index].isGuide { writeMask(at: index) }
    for index in items.indices where items[index].isGuide { writeGuide(at: index) }
    writeConstraints(of: survey)
    for index in wrapping { items[index].isWrapping = false }
    wrapping.removeAll(keepingCapacity: true)
    for index in items.indices where !items[index].isGuide { writeContentRows(at: index) }
  }

  /// Writes the rows of constraints and removes those of constraints that no longer exist.
  private func writeConstraints(of survey: ConstraintCollector) {
    var old: [RowID?] = []
    swap(&old, &constraintRows)
    constraints = survey.constraints
    constraintRows.reserveCapacity(constraints.count)
    baselineRows.removeAll(keepingCapacity: true)
    baselineConstants.removeAll(keepingCapacity: true)
    for index in survey.sentences.indices {
      let sentence = survey.sentences[index], former = sentence.formerPlace
      var row: RowID?
      if former.system == constraintsNumber { swap(&row, &old[Int(former.index)]) }
      constraintRows.append(row)
      if sentence.concernsBaselines {
        baselineRows.append(BaselineRow(place: index, views: constraints[index].baselineViews.map(\.handle)))
      }
      write(sentence, at: index)
    }
    constraintsNumber = survey.number
    for index in old.indices where old[index] != nil { remove(old[index]) }
    if isInOrder { isInOrder = constraintRowsAscend }
  }

  /// Whether rows are in tree order. A constraint that was removed and added again keeps its old row at a new place.
  private var constraintRowsAscend: Bool {
    var last: RowID?
    for index in constraintRows.indices {
      guard let row = constraintRows[index] else { continue }
      if let last, row < last { return false }
      last = row
    }
    return true
  }

  // MARK: Incremental updates

  private func rewrite(_ constraint: NSLayoutConstraint) {
    if constraint[lane].system == constraintsNumber { writeConstraint(at: Int(constraint[lane].index)) }
  }

  private func rewriteContent(of handle: ItemHandle) {
    guard let view = handle.view, contains(handle) else { return }
    // All rows of the view depend on the insets.
    if readings[place(of: handle)].insets != view.layoutInsets { isOutdated = true }
    writeContent(at: place(of: handle))
    for row in baselineRows where row.views.contains(where: { $0 === handle }) { writeConstraint(at: row.place) }
  }

  // MARK: Invalidation

  /// Whether the system needs to be solved.
  func isDue(_ size: RootSize) -> Bool {
    if environment != root.session.environmentNumber { measureAnew() }
    for area in areas where area.guide.guide?.fixedArea != area.area { isOutdated = true }
    return isOutdated || size != rootSize || !changedConstraints.isEmpty || !changedContents.isEmpty
  }

  /// Discards cached measurements, because intrinsic content sizes depend on the environment.
  private func measureAnew() {
    environment = root.session.environmentNumber
    root.forEachInTree { $0.layout.measures = IntrinsicSizeCache() }
    isOutdated = true
  }

  func didChange(_ constraint: NSLayoutConstraint) {
    guard !isOutdated else { return }
    guard constraint[lane].system == constraintsNumber, changedConstraints.count < constraints.count else {
      return isOutdated = true
    }
    changedConstraints.append(constraint)
  }

  func didChangeContent(of handle: ItemHandle) {
    guard !isOutdated else { return }
    guard contains(handle), changedContents.count < items.count else { return isOutdated = true }
    changedContents.append(handle)
  }
}
