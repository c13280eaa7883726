import ConstraintSolver

/// The constraints of one view tree as rows over solver variables.
///
/// Four variables an item: x, y, width and height of its frame in its container's coordinates. A view takes part when
/// it does not translate its autoresizing mask, when a constraint mentions it, or when it contains such a view.
///
/// A system lives as long as its root and is told what changes: nothing, and the last solution holds; a constant, a
/// priority, a natural size, and their rows are written again; anything else, and all rows are written again in the
/// place of the old ones, which the solver compares. When other items take part, everything starts over.
///
/// What comes out never depends on what came before: the solver's values do not, sizes and baselines that follow from a
/// solution start from the natural ones each time, and what breaks in a conflict is decided by a system made anew.
@MainActor final class ConstraintSystem {
  unowned(unsafe) let root: UIView
  let lane: EngineRole
  private(set) var number: UInt32
  // Checked for overlapping changes in every step, these would take a fifth of the time; they are only changed by one
  // statement at a time, on the main actor. References and plain numbers are kept apart: what is read in loops is numbers.
  @exclusivity(unchecked) var solver = Solver()
  /// In tree order: superviews before their subviews.
  @exclusivity(unchecked) private(set) var handles: [ItemHandle] = []
  @exclusivity(unchecked) var items: [ItemVariables] = []
  /// Of the items' views, when they were gathered last.
  @exclusivity(unchecked) var readings: [ViewSnapshot] = []
  /// Of the items, as they were solved last, and as the views know them.
  @exclusivity(unchecked) private var frames: [CGRect] = []
  @exclusivity(unchecked) var writtenFrames: [CGRect] = []
  /// By row index.
  @exclusivity(unchecked) private var sources: [RowSource] = []
  /// In tree order, and the row of each.
  @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var constraintRows: [RowID?] = []
  /// Of the walk that found them, which they know.
  var constraintsNumber = UInt32.max
  /// Views whose natural size depends on the solution, and constraints whose constant does.
  @exclusivity(unchecked) var wrapping: [Int] = []
  @exclusivity(unchecked) var baselineRows: [BaselineRow] = []
  /// By the constraint's place.
  var baselineConstants: [Int: Double] = [:]
  /// The alignment sizes of the last solution, by item: baselines depend on them.
  var solvedSizes: [Int: CGSize] = [:]
  /// A length was kept from being negative.
  var limitsLengths = false
  /// Every view of the tree takes part.
  var isWhole = false
  /// The rows are in the order in which a new system would have them.
  var isInOrder = false
  private var isNew = true
  var conflicts: [Conflict] = []
  /// The number when a solution was written last.
  var writtenNumber: UInt32 = 0

  // What changed since the last solution.

  /// More than the lists below say.
  var isOutdated = true
  var changedConstraints: [NSLayoutConstraint] = []
  var changedContents: [ItemHandle] = []
  var rootSize = RootSize.fixed(.zero)
  var environment: UInt32
  var areas: [PlacedArea] = []
  /// The views' code runs, which may ask for layout.
  var isBusy = false
  /// How often the solver was asked.
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

  /// Forgets all rows and takes other items in.
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

  /// From the next solution on, rows come after those that there are; and a new system would not have rows against
  /// negative lengths.
  func endOrder() {
    isNew = false
    if limitsLengths { isInOrder = false }
  }

  private func enroll(_ handle: ItemHandle, at place: TreePlace) {
    handle[lane] = SystemPlace(index: Int32(items.count), system: number)
    if place.isScrollContent { items[Int(place.container)].contentGuide = Int32(items.count) }
    items.append(ItemVariables(RectangleVariables(in: &solver), at: place))
  }

  /// Nobody in between took the items' places, which a system of the same lane does.
  func holds(_ handles: [ItemHandle], at places: [TreePlace]) -> Bool {
    guard handles.count == self.handles.count else { return false }
    for index in handles.indices {
      let handle = ItemReference(handles[index])
      let isHere = handle == ItemReference(self.handles[index]) && handle[lane].system == number
      if !isHere || places[index] != items[index].place { return false }
    }
    return true
  }

  /// The item's solved frame in its container's coordinates, not rounded.
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

  /// What a row is there for, in words of views.
  func origin(of row: RowID) -> RowOrigin { RowOrigin(sources[Int(row.index)], in: self) }
}

/// What is known of the root's size.
enum RootSize: Equatable {
  case fixed(CGSize)
  /// To be found out: as near to the target as the priorities allow.
  case fitting(CGSize, AxisPair<UILayoutPriority>)

  var isFitting: Bool {
    if case .fitting = self { true } else { false }
  }
}

/// Lengths come first: what is left open ends with no length where its position can give way.
///
/// > Basis: captured. The tests of Stevia expect a view pinned by its right edge alone to have no width and to lie there.
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
