import SystemProfiles

// Split view controllers with a style: named columns.
//
// > Source: WWDC 2020, 10105 "Build for iPad", and the reference.
extension UISplitViewController {
  func setColumn(_ column: Column, to controller: UIViewController?) {
    guard style != .unspecified else {
      Exception.invalidArgument.raise(
        "-[UISplitViewController setViewController:forColumn:] is only available for split view controllers with a "
          + "style other than UISplitViewControllerStyleUnspecified")
    }
    separate()
    var new = columns.shown
    columns.chosen[column] = controller
    new[column] = controller.map { wrapped($0, in: column) }
    columns.upcoming = new
    columns.isCollapsed = nil
    manage(SplitColumns.order.compactMap { new[$0] })
  }

  /// Wraps a controller in a navigation controller, except in the compact column.
  private func wrapped(_ controller: UIViewController, in column: Column) -> UIViewController {
    if column == .compact || controller is UINavigationController { return controller }
    if let stack = columns.shown[column] as? UINavigationController, stack.viewControllers.first === controller {
      return stack
    }
    return session.perform { UINavigationController(rootViewController: controller) }
  }

  // MARK: Modes

  private var isWide: Bool {
    let screen = session.environment.screenSize
    return screen.width > screen.height
  }

  /// > Basis: WWDC 2020, 10105: two columns are tiled in landscape and overlap in portrait; a third one displaces.
  var columnBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    guard isWide else { return .overlay }
    return style == .tripleColumn ? .displace : .tile
  }

  var columnMode: DisplayMode {
    if let mode = columns.mode, columns.modeIsOfWide == isWide { return mode.limited(to: style) }
    if preferredDisplayMode != .automatic { return preferredDisplayMode.limited(to: style) }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  func takeMode(_ mode: DisplayMode?) {
    let old = columnMode
    columns.mode = mode
    columns.modeIsOfWide = isWide
    let new = columnMode
    guard old != new else { return }
    session.perform { delegate?.splitViewController(self, willChangeTo: new) }
    session.beginTransitions()
    loadedView?.setNeedsLayout()
  }

  private func mode(with count: Int) -> DisplayMode {
    let behavior = columnBehavior
    switch count {
    case 0: return .secondaryOnly
    case 1: return behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    default:
      return behavior == .overlay
        ? .twoOverSecondary : behavior == .tile ? .twoBesideSecondary : .twoDisplaceSecondary
    }
  }

  func showColumn(_ column: Column) {
    guard style != .unspecified else { return }
    if hasRoomForOne { return showCollapsed(column) }
    let count = columnMode.count
    switch column {
    case .primary: takeMode(mode(with: style == .tripleColumn ? 2 : 1))
    case .supplementary where style == .tripleColumn && count == 0: takeMode(mode(with: 1))
    case .secondary where columnMode.isOver || columnMode == .twoDisplaceSecondary:
      takeMode(columnMode.isOver ? .secondaryOnly : .oneBesideSecondary)
    case .inspector: showInspector(true)
    default: break
    }
  }

  func hideColumn(_ column: Column) {
    guard style != .unspecified else { return }
    if hasRoomForOne { return hideCollapsed(column) }
    let count = columnMode.count
    switch column {
    case .primary where style == .tripleColumn: if count == 2 { takeMode(mode(with: 1)) }
    case .primary, .supplementary: if count > 0 { takeMode(.secondaryOnly) }
    case .inspector: showInspector(false)
    default: break
    }
  }

  private func showInspector(_ shows: Bool) {
    guard columns.shown[.inspector] != nil, columns.showsInspector != shows else { return }
    columns.showsInspector = shows
    session.beginTransitions()
    loadedView?.setNeedsLayout()
  }

  /// Performs the action of the button and the gesture.
  func switchColumns() {
    let target =
      session.perform { delegate?.targetDisplayModeForAction(in: self) } ?? .automatic
    if target != .automatic { return takeMode(target) }
    let isComplete = columnMode.count == (style == .tripleColumn ? 2 : 1)
    if isComplete {
      hideColumn(.primary)
    } else {
      showColumn(columnMode.count == 0 && style == .tripleColumn ? .supplementary : .primary)
    }
  }

  // MARK: Visible columns

  /// The visible columns, in order.
  var columnsOnScreen: [Column] {
    if columns.isCollapsed ?? hasRoomForOne {
      if columns.shown[.compact] != nil { return [.compact] }
      return [collapsedBase].compactMap(\.self)
    }
    var shown: [Column] = columnMode.count == 2 ? [.primary, .supplementary] : []
    if columnMode.count == 1 { shown = [style == .tripleColumn ? .supplementary : .primary] }
    shown.append(.secondary)
    if columns.showsInspector { shown.append(.inspector) }
    return shown.filter { columns.shown[$0] != nil }
  }

  /// Collapses or expands the columns if the size class has changed, and notifies the delegate. Called before the
  /// visible columns are determined.
  func settleColumns() {
    guard !columns.isSettling, columns.isCollapsed != hasRoomForOne else { return tellOfColumns() }
    columns.isSettling = true
    let isNew = columns.isCollapsed == nil, collapses = hasRoomForOne
    columns.isCollapsed = collapses
    if collapses { collapse() } else { separate() }
    columns.isSettling = false
    if !isNew { tellOfDetailTarget() }
    if let delegate, !isNew || collapses {
      session.perform {
        collapses ? delegate.splitViewControllerDidCollapse(self) : delegate.splitViewControllerDidExpand(self)
      }
    }
    if !isNew, !collapses, let delegate {
      let proposed = columnMode
      let mode = session.perform {
        delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      }
      if mode != proposed { takeMode(mode) }
    }
    tellOfColumns()
  }

  /// Tells that `showDetailViewController(_:sender:)` shows a controller in another place than before.
  func tellOfDetailTarget() {
    session.notificationCenter.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  private func tellOfColumns() {
    let now = Set(columnsOnScreen), before = columns.told
    guard now != before else { return }
    columns.told = now
    guard let delegate else { return }
    session.perform {
      for column in SplitColumns.order where before.contains(column) && !now.contains(column) {
        delegate.splitViewController(self, willHide: column)
      }
      for column in SplitColumns.order where now.contains(column) && !before.contains(column) {
        delegate.splitViewController(self, willShow: column)
      }
    }
  }

  // MARK: Collapsed

  /// The column whose stack takes in the controllers of the other columns.
  private var collapsedBase: Column? { [.primary, .supplementary, .secondary].first { columns.shown[$0] != nil } }

  private func stack(_ column: Column?) -> UINavigationController? {
    column.flatMap { columns.shown[$0] as? UINavigationController }
  }

  private func collapse() {
    guard let base = collapsedBase else { return }
    let proposed: Column =
      columns.shown[.compact] != nil
      ? .compact : [.secondary, .supplementary].first { columns.shown[$0] != nil } ?? base
    let top = session.perform {
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }
    if top == .compact { return }
    for column in [Column.supplementary, .secondary] where column != base && column.rawValue <= top.rawValue {
      merge(column, animated: false)
    }
  }

  /// Pushes a column's controllers on the shared stack.
  private func merge(_ column: Column, animated: Bool) {
    guard let base = stack(collapsedBase), let own = stack(column), own !== base else { return }
    let controllers = columns.merged[column] ?? own.viewControllers
    guard !controllers.isEmpty, !base.viewControllers.contains(where: { $0 === controllers[0] }) else { return }
    columns.merged[column] = controllers
    own.setViewControllers([], animated: false)
    base.setViewControllers(base.viewControllers + controllers, animated: animated)
  }

  /// Returns the controllers of the shared stack to the stacks of their columns, including controllers that were pushed
  /// since.
  private func separate() {
    guard !columns.merged.isEmpty, let base = stack(collapsedBase) else { return columns.merged = [:] }
    let merged = columns.merged
    columns.merged = [:]
    for column in [Column.secondary, .supplementary] {
      guard let own = stack(column), var controllers = merged[column], let first = controllers.first else { continue }
      if let index = base.viewControllers.firstIndex(where: { $0 === first }) {
        controllers = Array(base.viewControllers[index...])
        base.setViewControllers(Array(base.viewControllers[..<index]), animated: false)
      }
      own.setViewControllers(controllers, animated: false)
    }
  }

  private func showCollapsed(_ column: Column) {
    guard columns.shown[.compact] == nil, let base = collapsedBase, columns.shown[column] != nil else { return }
    if column == base { return popCollapsed(above: base) }
    if columns.isCollapsed == nil { session.beginTransitions() }
    if let first = columns.merged[column]?.first, stack(base)?.viewControllers.contains(where: { $0 === first }) == true
    {
      return popCollapsed(above: column)
    }
    let isShown = loadedView?.window != nil
    if column == .secondary { merge(.supplementary, animated: false) }
    merge(column, animated: isShown)
  }

  private func hideCollapsed(_ column: Column) {
    guard let stack = stack(collapsedBase), let first = columns.merged[column]?.first,
      let index = stack.viewControllers.firstIndex(where: { $0 === first }), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: loadedView?.window != nil)
  }

  private func popCollapsed(above column: Column) {
    guard
      let next = [Column.supplementary, .secondary].first(where: {
        $0.rawValue > column.rawValue && columns.merged[$0] != nil
      })
    else { return }
    hideCollapsed(next)
  }

  // MARK: Layout

  /// > Basis: assumed: a third column is as wide as the first, and an inspector, too.
  func columnWidth(_ column: Column, in width: CGFloat) -> CGFloat {
    let own = SplitWidthPreferences().primaryWidth(in: width, session.metrics.split)
    let preferences =
      column == .supplementary ? columns.supplementary : column == .inspector ? columns.inspector : columns.primary
    return session.pixelGrid.round(preferences.width(in: width, else: own))
  }

  func arrangement(of size: CGSize) -> ColumnArrangement {
    let shown = columnsOnScreen, before = shown.filter { $0 == .primary || $0 == .supplementary }
    var widths: [Column: CGFloat] = [:]
    for column in shown where column != .secondary { widths[column] = columnWidth(column, in: size.width) }
    let isMirrored = (primaryEdge == .trailing) != (loadedView?.isRightToLeft ?? false)
    return ColumnArrangement(
      of: size, columnMode, shown: before, widths: widths,
      divider: session.metrics.split.divider ?? 1 / session.pixelGrid.scale, isMirrored: isMirrored)
  }

  func columnFrame(_ column: Column, in size: CGSize) -> CGRect? {
    columns.isCollapsed ?? hasRoomForOne ? CGRect(origin: .zero, size: size) : arrangement(of: size).frames[column]
  }

  func placeColumns() {
    guard let view = loadedView else { return }
    let isAlone = columns.isCollapsed ?? hasRoomForOne, shown = columnsOnScreen, size = view.bounds.size
    for column in SplitColumns.order {
      guard let controller = columns.shown[column] else { continue }
      let isNarrow = column == .primary || column == .supplementary || column == .inspector
      controller.family.traitsOfPlace = session.traits(
        ofColumn: !isAlone && isNarrow ? session.narrowTraits : nil, isCollapsed: isAlone)
      if !shown.contains(column) { controller.leavePlace() }
    }
    // Columns in front are placed last.
    for column in shown.sorted(by: { $0 == .secondary && $1 != .secondary }) {
      guard let controller = columns.shown[column], let frame = columnFrame(column, in: size) else { continue }
      let area = controller.area(of: frame, in: size, within: surroundings)
      controller.occupy(area, frame: area.frame, in: view)
    }
    placeButtons(isAlone ? [] : shown)
    let arrangement = isAlone ? nil : arrangement(of: size)
    showDividers(arrangement?.dividers ?? [])
    showVeil(arrangement?.covered)
    for column in shown where column != .secondary { columns.shown[column].map { view.bringSubviewToFront($0.view) } }
  }
}

extension UISplitViewController {
  /// > Basis: recalled: the button is in the navigation bar of the first visible column.
  private func placeButtons(_ shown: [Column]) {
    let isWanted =
      displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && presentsWithGesture
    for column in [Column.primary, .supplementary, .secondary] {
      guard let item = (columns.shown[column] as? UINavigationController)?.viewControllers.first?.navigationItem else {
        continue
      }
      var items: [UIBarButtonItem] = []
      if isWanted, column == shown.first { items.append(displayModeButtonItem) }
      if showsSecondaryOnlyButton, style == .tripleColumn, column == .secondary, !shown.isEmpty {
        items.append(secondaryOnlyItem)
      }
      item.columnItems = items
    }
  }
}

/// A drag from the edge that shows the hidden columns.
final class SplitPan: UIScreenEdgePanGestureRecognizer {
  weak var split: UISplitViewController?

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let split, split.presentsWithGesture, !split.isCollapsed, split.displayMode.count == 0, let view else {
      return false
    }
    edges = view.isRightToLeft != (split.primaryEdge == .trailing) ? .right : .left
    return super.mayReceive(touch)
  }

  override func willSend() { if state == .began { split?.showByGesture() } }
}
