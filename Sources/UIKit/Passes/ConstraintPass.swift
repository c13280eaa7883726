import ConstraintSolver

/// Constraints → solved frames. Writes `layout.solved` of every view that takes part; the layout pass applies it.
@MainActor struct ConstraintPass {
  /// - Returns: the conflicts that the final solution leaves.
  static func run(root: UIView) -> [SolvedConflict] {
    updateConstraints(root)
    root.layout.solutionIsOutdated = false
    guard root.treeUsesAutoLayout else { return [] }
    var system = ConstraintSystem(root: root)
    let conflicts = system.settle(rootSize: .fixed(root.bounds.size))
    system.writeSolution()
    return conflicts.map { SolvedConflict($0, in: system) }
  }

  /// A tree without Auto Layout keeps its wishes until it has some.
  static func updateConstraints(_ view: UIView) {
    if view.root.treeUsesAutoLayout { update(view) }
  }

  /// Deepest views first; the root view of a controller by way of the controller.
  private static func update(_ view: UIView) {
    for subview in view.subviews { update(subview) }
    guard view.layout.needsUpdateConstraints else { return }
    view.layout.needsUpdateConstraints = false
    if let controller = view.hierarchy.controller {
      controller.updateViewConstraints()
    } else {
      view.updateConstraints()
    }
  }
}

extension ConstraintSystem {
  /// Multi-line text and baselines depend on solved sizes, so a solution may ask for another one.
  private static let maximumRemeasures = 8

  /// Gathers the rows of the tree and solves until sizes that depend on the solution agree with it.
  /// - Returns: the conflicts that the last solution leaves.
  mutating func settle(rootSize: RootSize) -> [Conflict] {
    gather(rootSize)
    var conflicts = solve()
    for _ in 0..<Self.maximumRemeasures {
      let isLimited = limitNegativeLengths()
      guard remeasure() || isLimited else { break }
      conflicts = solve()
    }
    return conflicts
  }

  /// Items in tree order, then rows: given sizes, masks, guides, constraints, natural sizes.
  private mutating func gather(_ rootSize: RootSize) {
    let held = root.constraintsInTree
    var mentioned = Set<ObjectIdentifier>()
    for constraint in held {
      for item in constraint.mentionedItems ?? [] {
        mentioned.insert(ObjectIdentifier(item))
        if let view = item.owningItemView { mentioned.insert(ObjectIdentifier(view)) }
      }
    }
    var participants = Set<ObjectIdentifier>()
    _ = enlist(root, mentioned, &participants)
    addItems(below: root, mentioned, participants)
    addRoot(rootSize)
    for case let view as UIView in items where view !== root { addOwnRows(of: view) }
    for case let guide as UILayoutGuide in items { addRows(of: guide) }
    for constraint in held { add(constraint) }
    for case let view as UIView in items where isMeasured(view, rootSize) { addContentSize(of: view) }
  }

  /// A masked view's size is fixed, so its natural size does not matter; a root's does when it is to be found out.
  private func isMeasured(_ view: UIView, _ rootSize: RootSize) -> Bool {
    view === root ? rootSize.isFitting : !view.translatesAutoresizingMaskIntoConstraints
  }

  /// Collects the views that take part; returns whether `view` does.
  private func enlist(
    _ view: UIView, _ mentioned: Set<ObjectIdentifier>, _ participants: inout Set<ObjectIdentifier>
  ) -> Bool {
    var takesPart =
      view === root || !view.translatesAutoresizingMaskIntoConstraints || mentioned.contains(ObjectIdentifier(view))
    for subview in view.subviews where enlist(subview, mentioned, &participants) { takesPart = true }
    if takesPart { participants.insert(ObjectIdentifier(view)) }
    return takesPart
  }

  private mutating func addItems(
    below view: UIView, _ mentioned: Set<ObjectIdentifier>, _ participants: Set<ObjectIdentifier>
  ) {
    enroll(view)
    for guide in view.layoutGuides where mentioned.contains(ObjectIdentifier(guide)) || guide.kind == .scrollContent {
      enroll(guide)
    }
    for subview in view.subviews where participants.contains(ObjectIdentifier(subview)) {
      addItems(below: subview, mentioned, participants)
    }
  }

  private mutating func addOwnRows(of view: UIView) {
    if view.translatesAutoresizingMaskIntoConstraints { addAutoresizing(of: view) }
  }

  private mutating func addRows(of guide: UILayoutGuide) {
    if guide.kind == .scrollContent { addScrollContent(guide) } else { addArea(of: guide) }
  }

  private mutating func solve() -> [Conflict] {
    let origins = origins
    return solver.solve { rows in
      rows.max { origins[Int($0.index)].readinessToBreak < origins[Int($1.index)].readinessToBreak } ?? rows[0]
    }
  }

  /// Brings sizes and baselines that depend on the solution up to date.
  /// - Returns: true when a row changed.
  private mutating func remeasure() -> Bool {
    let contentChanged = remeasureContent()
    let baselinesChanged = moveBaselines()
    return contentChanged || baselinesChanged
  }

  private mutating func remeasureContent() -> Bool {
    var changed = false
    for index in contentRows.indices {
      let rows = contentRows[index]
      let width = alignmentSize(of: rows.view).width
      guard let measured = rows.view.intrinsicContentSize(atWidth: width) else { continue }
      let size = rows.view.effectiveIntrinsicSize(measured)
      let natural = rows.axis == .horizontal ? size.width : size.height
      guard natural >= 0, abs(natural - rows.size) > 1e-6 else { continue }
      contentRows[index].size = natural
      let constant = length(of: rows.view, rows.axis).constant - Double(natural)
      solver.setConstant(constant, of: rows.hugging)
      solver.setConstant(constant, of: rows.compression)
      changed = true
    }
    return changed
  }

  private mutating func moveBaselines() -> Bool {
    var changed = false
    for index in baselineRows.indices {
      let baseline = baselineRows[index]
      for view in baseline.constraint.baselineViews where contains(view) {
        baselineSizes[view.layout.slot.index] = alignmentSize(of: view)
      }
      guard let row = row(for: baseline.constraint), abs(row.constant - baseline.constant) > 1e-6 else { continue }
      solver.setConstant(row.constant, of: baseline.row)
      baselineRows[index].constant = row.constant
      changed = true
    }
    return changed
  }

  /// On the pixel grid, as the view will have it.
  private func alignmentSize(of view: UIView) -> CGSize {
    let solved = view.alignmentRect(forFrame: solvedFrame(of: view))
    return view.session.pixelGrid.snapEdges(solved).size
  }

  /// A view that takes no part any more has no solved frame.
  fileprivate func writeSolution() {
    root.forEachInTree { view in
      if !contains(view) { (view.layout.solved, view.layout.applied) = (nil, nil) }
    }
    for item in items where item !== root {
      let frame = solvedFrame(of: item)
      if let view = item as? UIView {
        view.layout.solved = frame
        if !view.layout.hasAppliedSolution { view.superview?.subviewsWillMove() }
      } else if let guide = item as? UILayoutGuide {
        guide.layoutFrame = root.session.pixelGrid.snapEdges(frame)
        (guide.owningView as? UIScrollView)?.contentGuideDidSettle(guide)
      }
    }
  }
}

extension UIView {
  /// A view that is placing its subviews takes their new frames when it comes to them.
  fileprivate func subviewsWillMove() {
    if !layout.isPlacingSubviews { setNeedsLayout() }
  }

  /// The constraints that views of this tree hold, in tree order.
  var constraintsInTree: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    forEachInTree { all += $0.constraints }
    return all
  }

  var treeUsesAutoLayout: Bool {
    !constraints.isEmpty || type(of: self).requiresConstraintBasedLayout
      || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || $0.treeUsesAutoLayout }
  }
}
