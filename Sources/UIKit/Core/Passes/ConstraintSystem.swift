import ConstraintSolver

/// The constraints of one view tree as rows over solver variables.
///
/// Each item has four variables: x, y, width and height of its frame in its container's coordinates. A view
/// participates if it does not translate its autoresizing mask, if a constraint mentions it, or if it contains such a
/// view.
///
/// A system lives as long as its root and is notified of changes:
/// - If nothing changed, the last solution holds.
/// - If a constant, a priority or an intrinsic content size changed, its rows are written again.
/// - If anything else changed, all rows are written again in place, and the solver compares them with the old ones.
/// - If the participating items changed, the system starts over.
///
/// The result never depends on the past. The solver's values do not; sizes and baselines that follow from a solution
/// start from intrinsic content sizes each time; and a new system decides which constraint breaks in a conflict.
@MainActor final class ConstraintSystem {
  unowned(unsafe) let root: UIView
  let lane: EngineRole
  private(set) var number: UInt32
  // Exclusivity checks on these properties would take a fifth of the time. Each change is a single statement on the
  // main actor. References and plain numbers are separate, so that loops read only numbers.
  @exclusivity(unchecked) var solver = Solver()
  /// The items in tree order: superviews before their subviews.
  @exclusivity(unchecked) private(set) var handles: [ItemHandle] = []
  @exclusivity(unchecked) var items: [ItemVariables] = []
  /// The snapshots of the items' views from the last collection.
  @exclusivity(unchecked) var readings: [ViewSnapshot] = []
  /// The items' frames in the last solution; below, the frames written to the views.
  @exclusivity(unchecked) private var frames: [CGRect] = []
  @exclusivity(unchecked) var writtenFrames: [CGRect] = []
  /// The source of each row, by row index.
  @exclusivity(unchecked) private var sources: [RowSource] = []
  /// The constraints in tree order; below, the row of each.
  @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var constraintRows: [RowID?] = []
  /// The number of the walk that collected the constraints, which they store.
  var constraintsNumber = UInt32.max
  /// The views whose intrinsic content size depends on the solution; below, the constraints whose constant does.
  @exclusivity(unchecked) var wrapping: [Int] = []
  @exclusivity(unchecked) var baselineRows: [BaselineRow] = []
  /// The constant of each baseline constraint, by its place.
  var baselineConstants: [Int: Double] = [:]
  /// The alignment sizes of the last solution, by item: baselines depend on them.
  var solvedSizes: [Int: CGSize] = [:]
  /// Whether a length was kept from being negative.
  var limitsLengths = false
  /// Whether every view of the tree participates.
  var isWhole = false
  /// Whether the rows are in the order of a new system.
  var isInOrder = false
  private var isNew = true
  var conflicts: [Conflict] = []
  /// The system's number when a solution was last written.
  var writtenNumber: UInt32 = 0

  // Changes since the last solution.

  /// Whether more changed than the lists below contain.
  var isOutdated = true
  var changedConstraints: [NSLayoutConstraint] = []
  var changedContents: [ItemHandle] = []
  var rootSize = RootSize.fixed(.zero)
  var environment: UInt32
  var areas: [PlacedArea] = []
  /// Whether the views' code is running, which may ask for layout.
  var isBusy = false
  /// The number of solver runs.
  var runs = 0

  init(root: UIView, lane: EngineRole = .layout) {
    (self.root, self.lane) = (root, lane)
    number = root.session.core.nextSystemNumber()
    environment = root.session.environmentNumber
  }

  // MARK: Items

  func contains(_ item: LayoutItem) -> Bool { contains(item.handle) }

  func contains(_ handle: ItemHandle) -> Bool { handle[lane].system == number }

  func place(of handle: ItemHandle) -> Int { Int(handle[lane].index) }

  func rectangle(of item: LayoutItem) -> RectangleVariables { rectangle(of: item.handle) }

  func rectangle(of handle: ItemHandle) -> RectangleVariables { items[place(of: handle)].rectangle }

  /// Discards all rows and takes over new items.
  func startOver(with handles: [ItemHandle], at places: [TreePlace]) {
    number = root.session.core.nextSystemNumber()
    constraintsNumber = .max
    solver = Solver(variables: 4 * handles.count, rows: 8 * handles.count)
    sources.removeAll(keepingCapacity: true)
    sources.reserveCapacity(8 * handles.count)
    constraints.removeAll(keepingCapacity: true)
    constraintRows.removeAll(keepingCapacity: true)
    baselineRows.removeAll(keepingCapacity: true)
    wrapping.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    items.reserveCapacity(handles.count)
    self.handles = handles
    for index in handles.indices { enroll(handles[index], at: places[index]) }
    (isInOrder, isNew) = (true, true)
    solvedSizes.removeAll()
    limitsLengths = false
  }

  /// Ends the initial order: from now on, new rows follow the existing ones, and a new system would not have the rows
  /// against negative lengths.
  func endOrder() {
    isNew = false
    if limitsLengths { isInOrder = false }
  }

  private func enroll(_ handle: ItemHandle, at place: TreePlace) {
    handle[lane] = SystemPlace(index: Int32(items.count), system: number)
    if place.isScrollContent { items[Int(place.container)].contentGuide = Int32(items.count) }
    items.append(ItemVariables(RectangleVariables(in: &solver), at: place))
  }

  /// Whether the system holds exactly these items. Another system of the same lane may have taken over their places.
  func holds(_ handles: [ItemHandle], at places: [TreePlace]) -> Bool {
    guard handles.count == self.handles.count else { return false }
    for index in handles.indices {
      let handle = ItemReference(handles[index])
      let isHere = handle == ItemReference(self.handles[index]) && handle[lane].system == number
      if !isHere || places[index] != items[index].place { return false }
    }
    return true
  }

  /// Returns the item's solved frame in its container's coordinates, not rounded.
  func solvedFrame(of item: LayoutItem) -> CGRect { solvedFrame(at: place(of: item.handle)) }

  func solvedFrame(at index: Int) -> CGRect { index < frames.count ? frames[index] : .zero }

  func readFrames() {
    frames.removeAll(keepingCapacity: true)
    frames.reserveCapacity(items.count)
    solver.withValues { values in
      for index in items.indices {
        let r = items[index].rectangle
        frames.append(
          CGRect(
            x: values[Int(r.x.index)], y: values[Int(r.y.index)], width: values[Int(r.width.index)],
            height: values[Int(r.height.index)]))
      }
    }
  }

  // MARK: Rows

  func note(_ row: RowID, from source: RowSource, isNew: Bool) {
    if isNew, !self.isNew { isInOrder = false }
    while sources.count <= Int(row.index) { sources.append(RowSource()) }
    sources[Int(row.index)] = source
  }

  func remove(_ row: RowID?) {
    guard let row else { return }
    solver.remove(row)
    sources[Int(row.index)] = RowSource()
  }

  /// Returns the reason for a row in terms of views.
  func origin(of row: RowID) -> RowOrigin { RowOrigin(sources[Int(row.index)], in: self) }
}

/// The size of the root: fixed, or to be measured.
enum RootSize: Equatable {
  case fixed(CGSize)
  /// A size to determine, as near to the target as the priorities allow.
  case fitting(CGSize, AxisPair<UILayoutPriority>)

  var isFitting: Bool {
    if case .fitting = self { true } else { false }
  }
}

/// The variables of an item's frame. Lengths come first, so that an ambiguous item gets zero length if its position is
/// free.
///
/// > Basis: captured. Stevia's tests expect a view pinned only by its right edge to have zero width at that edge.
struct RectangleVariables {
  let width: Variable
  let height: Variable
  let x: Variable
  let y: Variable

  init(in solver: inout Solver) {
    width = solver.makeVariable(.length)
    height = solver.makeVariable(.length)
    x = solver.makeVariable(.position)
    y = solver.makeVariable(.position)
  }

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}
