import ConstraintSolver

// From a tree to items and rows.
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

  /// Items in tree order, then rows: given sizes, masks, guides, constraints, natural sizes.
  private func gather() {
    let walk = root.session.nextSystemNumber()
    var constraints: [NSLayoutConstraint] = []
    root.collectConstraints(into: &constraints, walk)
    var handles: [ItemHandle] = []
    handles.reserveCapacity(items.count)
    _ = enlist(root, walk, &handles)
    if !holds(handles) { startOver(with: handles) }
    areas.removeAll(keepingCapacity: true)
    forgetBaselineSizes()
    for index in items.indices { readView(at: index) }
    writeRootSize()
    for index in items.indices.dropFirst() where !items[index].isGuide { writeOwnRows(at: index) }
    for index in items.indices where items[index].isGuide { writeOwnRows(at: index) }
    writeConstraints(constraints)
    wrapping.removeAll(keepingCapacity: true)
    for index in items.indices where !items[index].isGuide { writeContent(at: index) }
  }

  private func readView(at index: Int) {
    guard let view = items[index].handle.view ?? items[index].handle.owner else { return }
    items[index].isMirrored = view.isMirrored
    if items[index].isGuide { return }
    items[index].insets = view.layoutInsets
    items[index].boundsOrigin = view.geometry.bounds.origin
    items[index].isMasked = view.layout.translatesAutoresizingMask
  }

  /// The views that take part, and of guides those that a constraint mentions and those for the content of scroll views.
  /// - Returns: whether `view` takes part.
  private func enlist(_ view: UIView, _ walk: UInt32, _ handles: inout [ItemHandle]) -> Bool {
    let handle = view.handle, place = handles.count
    handles.append(handle)
    for guide in view.layout.guides where guide.handle.mention == walk || guide.kind == .scrollContent {
      handles.append(guide.handle)
    }
    var takesPart = view === root || !view.layout.translatesAutoresizingMask || handle.mention == walk
    for subview in view.hierarchy.subviews where enlist(subview, walk, &handles) { takesPart = true }
    if !takesPart { handles.removeSubrange(place...) }
    return takesPart
  }

  /// Rows of constraints that are gone go, too.
  private func writeConstraints(_ constraints: [NSLayoutConstraint]) {
    var old = held
    held.removeAll(keepingCapacity: true)
    held.reserveCapacity(constraints.count)
    baselineRows.removeAll(keepingCapacity: true)
    for constraint in constraints {
      let place = constraint[lane]
      var row: RowID?
      if place.system == number { swap(&row, &old[Int(place.index)].row) }
      constraint[lane] = SystemPlace(index: Int32(held.count), system: number)
      if constraint.concernsBaselines {
        baselineRows.append(BaselineRow(place: held.count, views: constraint.baselineViews.map(\.handle)))
      }
      held.append(HeldRow(constraint: constraint, row: row))
      writeConstraint(at: held.count - 1)
    }
    for row in old { remove(row.row) }
    if isInOrder { isInOrder = heldRowsAscend }
  }

  /// A constraint that was taken away and added again has its old row in another place.
  private var heldRowsAscend: Bool {
    var last: RowID?
    for case let row? in held.lazy.map(\.row) {
      if let last, row < last { return false }
      last = row
    }
    return true
  }

  // MARK: A little at a time

  private func rewrite(_ constraint: NSLayoutConstraint) {
    guard constraint[lane].system == number else { return }
    writeConstraint(at: Int(constraint[lane].index))
  }

  private func rewriteContent(of handle: ItemHandle) {
    guard let view = handle.view, contains(handle) else { return }
    // All rows about the view go by these.
    if items[place(of: handle)].insets != view.layoutInsets { isOutdated = true }
    writeContent(at: place(of: handle))
    for row in baselineRows where row.views.contains(where: { $0 === handle }) { writeConstraint(at: row.place) }
  }

  // MARK: Marks

  /// Whether there is something to solve.
  func isDue(_ size: RootSize) -> Bool {
    if environment != root.session.environmentNumber { measureAnew() }
    if areas.contains(where: { $0.guide.guide?.fixedArea != $0.area }) { isOutdated = true }
    return isOutdated || size != rootSize || !changedConstraints.isEmpty || !changedContents.isEmpty
  }

  /// Controls have other sizes in another environment.
  private func measureAnew() {
    environment = root.session.environmentNumber
    root.forEachInTree { $0.layout.measures = ContentMeasures() }
    isOutdated = true
  }

  func didChange(_ constraint: NSLayoutConstraint) {
    guard !isOutdated else { return }
    guard constraint[lane].system == number, changedConstraints.count < held.count else { return isOutdated = true }
    changedConstraints.append(constraint)
  }

  func didChangeContent(of handle: ItemHandle) {
    guard !isOutdated else { return }
    guard contains(handle), changedContents.count < items.count else { return isOutdated = true }
    changedContents.append(handle)
  }
}

extension UIView {
  /// In tree order. Their items know by the number of the walk that they are mentioned, and so does a guide's owner.
  fileprivate func collectConstraints(into all: inout [NSLayoutConstraint], _ walk: UInt32) {
    layout.constraints.forEach { constraint in
      all.append(constraint)
      if constraint.hasDistances {
        for item in constraint.mentionedItems ?? [] { item.handle.noteMention(walk) }
        return
      }
      constraint.first?.noteMention(walk)
      if constraint.secondAttribute != .notAnAttribute { constraint.second?.noteMention(walk) }
    }
    for subview in hierarchy.subviews { subview.collectConstraints(into: &all, walk) }
  }
}

extension ItemHandle {
  @MainActor fileprivate func noteMention(_ walk: UInt32) {
    mention = walk
    if guide != nil { owner?.handle.mention = walk }
  }
}
