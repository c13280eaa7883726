import ConstraintSolver

/// The constraints of one view tree as rows over solver variables.
///
/// Four variables an item: x, y, width and height of its frame in its container's coordinates. A view takes part when
/// it does not translate its autoresizing mask, when a constraint mentions it, or when it contains such a view.
@MainActor struct ConstraintSystem {
  let root: UIView
  private let number: UInt32
  var solver = Solver()
  private(set) var items: [LayoutItem] = []
  private var rectangles: [RectangleVariables] = []
  /// By row index.
  var origins: [RowOrigin] = []
  var contentRows: [ContentRows] = []
  var baselineRows: [BaselineRow] = []
  /// By item, the alignment size of the last solution: baselines depend on it.
  var baselineSizes: [Int32: CGSize] = [:]
  /// The lengths that turned out negative without a row against it.
  private var limited: Set<LimitedLength> = []

  init(root: UIView) {
    self.root = root
    number = root.session.nextSystemNumber()
  }

  mutating func enroll(_ item: LayoutItem) {
    item.slot = ItemSlot(index: Int32(items.count), system: number)
    items.append(item)
    rectangles.append(
      RectangleVariables(
        width: solver.makeVariable(), height: solver.makeVariable(), x: solver.makeVariable(),
        y: solver.makeVariable()))
  }

  func contains(_ item: LayoutItem) -> Bool { item.slot.system == number }

  func rectangle(of item: LayoutItem) -> RectangleVariables { rectangles[Int(item.slot.index)] }

  @discardableResult mutating func add(_ row: Row, from origin: RowOrigin) -> RowID {
    let id = solver.add(row)
    origins.append(origin)
    return id
  }

  /// What a row is there for, in words of views.
  func origin(of row: RowID) -> RowOrigin { origins[Int(row.index)] }

  /// Lengths are not negative; only those that would be need a row that says so.
  /// - Returns: true when rows were added.
  ///
  /// > Basis: captured. Labels and sliders squeezed by required constraints end at 0, in cells of 4 documents.
  mutating func limitNegativeLengths() -> Bool {
    var changed = false
    for case let view as UIView in items where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
      let size = view.alignmentRect(forFrame: solvedFrame(of: view)).size
      if size.width < -1e-3 { changed = limit(view, .horizontal) || changed }
      if size.height < -1e-3 { changed = limit(view, .vertical) || changed }
    }
    return changed
  }

  private mutating func limit(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard limited.insert(LimitedLength(item: (view as LayoutItem).slot.index, axis: axis)).inserted else {
      return false
    }
    let row = length(of: view, axis).row(.greaterThanOrEqual, priority: .required)
    add(row, from: .minimumLength(view, axis))
    return true
  }

  /// The item's solved frame in its container's coordinates, not rounded.
  func solvedFrame(of item: LayoutItem) -> CGRect {
    let r = rectangle(of: item)
    return CGRect(
      x: solver.value(of: r.x), y: solver.value(of: r.y), width: solver.value(of: r.width),
      height: solver.value(of: r.height))
  }
}

private struct LimitedLength: Hashable {
  let item: Int32
  let axis: NSLayoutConstraint.Axis
}

/// What is known of the root's size.
enum RootSize {
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
  var width: Variable
  var height: Variable
  var x: Variable
  var y: Variable

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// Why a row is there: what a conflict report says about it.
@MainActor package enum RowOrigin {
  case constraint(NSLayoutConstraint)
  case autoresizing(UIView, NSLayoutConstraint.Axis, RowPart)
  case contentSize(UIView, NSLayoutConstraint.Axis)
  /// No view is less than nothing long.
  case minimumLength(UIView, NSLayoutConstraint.Axis)
  /// The root's frame, given from outside.
  case encapsulated(UIView, NSLayoutConstraint.Axis, RowPart)
  case guide(UILayoutGuide, NSLayoutConstraint.Axis, RowPart)
}

/// What of an item a row of the system fixes.
package enum RowPart: Sendable {
  case start, end, length
}

/// The rows of a view's natural size on one axis: `length ≤ size` at the hugging priority, `length ≥ size` at the
/// compression resistance priority.
struct ContentRows {
  let view: UIView
  let axis: NSLayoutConstraint.Axis
  let hugging: RowID
  let compression: RowID
  var size: CGFloat
}

/// A row whose constant depends on where a view of its solved size has its baselines.
struct BaselineRow {
  let row: RowID
  let constraint: NSLayoutConstraint
  var constant: Double
}
