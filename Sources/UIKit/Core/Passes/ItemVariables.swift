import ConstraintSolver

/// The data of a view or guide in a system, as plain numbers.
struct ItemVariables {
  let rectangle: RectangleVariables
  let place: TreePlace
  /// Whether the autoresizing mask determines the view's size.
  var isMasked = false
  /// Whether the item has rows for its mask, or for the area of a guide that the system places.
  var hasOwnRows = false
  /// Whether the alignment rect is the frame, the bounds begin at 0, and the item is not a scroll view's content.
  var isPlain = true
  /// Whether the intrinsic content size is measured at the solved width.
  var isRemeasured = false
  /// Whether an item inside has a frame that its view does not have yet.
  var hasMoves = false
  /// Whether the item is one of those measured at their solved width.
  var isWrapping = false
  /// For a scroll view, the item of its content; negative for other items.
  var contentGuide: Int32 = -1
  var horizontal = SystemItemRows()
  var vertical = SystemItemRows()

  init(_ rectangle: RectangleVariables, at place: TreePlace) { (self.rectangle, self.place) = (rectangle, place) }

  /// The index of the superview or owning view; negative for the root.
  var container: Int { Int(place.container) }

  var isGuide: Bool { place.isGuide }

  subscript(axis: NSLayoutConstraint.Axis) -> SystemItemRows {
    _read { if axis == .horizontal { yield horizontal } else { yield vertical } }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}

/// The rows that a system makes for an item on one axis.
struct SystemItemRows {
  /// The rows of a mask, of a guide's area or of the root's size: position or start, and length or end.
  var start: RowID?
  var end: RowID?
  /// The intrinsic content size. Content hugging applies above it, compression resistance below it.
  var content: RowID?
  /// The length in the content row: the view's intrinsic length, or after a solution, the one at the solved width.
  var natural: CGFloat = -1
  /// Whether a constraint determines the length, for a scroll view's content.
  var isSaid = false
  /// Whether another row keeps the length from being negative.
  var hasMinimum = false
}

/// A constraint whose constant depends on the baselines of views at their solved sizes.
struct BaselineRow {
  let place: Int
  let views: [ItemHandle]
}

/// A guide whose area depends on its owner's position, as of the last solution.
struct PlacedArea {
  let guide: ItemHandle
  let area: GuideArea
}

/// The source of a row, by places in the system.
struct RowSource {
  /// A constraint, or a row that the system makes: for a mask, an intrinsic content size, a nonnegative length, the
  /// root's size, or a guide's area.
  enum Kind { case gone, constraint, autoresizing, contentSize, minimumLength, encapsulated, guide }

  var kind = Kind.gone
  /// The place of the constraint or the item.
  var place: Int32 = 0
  var axis = NSLayoutConstraint.Axis.horizontal
  var part = RowPart.start
}

/// The source of a row, as conflict reports describe it.
@MainActor package enum RowOrigin {
  case constraint(NSLayoutConstraint)
  case autoresizing(UIView, NSLayoutConstraint.Axis, RowPart)
  case contentSize(UIView, NSLayoutConstraint.Axis)
  /// Lengths are not negative.
  case minimumLength(UIView, NSLayoutConstraint.Axis)
  /// The root's frame, which is given.
  case encapsulated(UIView, NSLayoutConstraint.Axis, RowPart)
  case guide(UILayoutGuide, NSLayoutConstraint.Axis, RowPart)

  init(_ source: RowSource, in system: ConstraintSystem) {
    let place = Int(source.place), axis = source.axis
    switch source.kind {
    case .gone: self = .encapsulated(system.root, .horizontal, .start)
    case .constraint: self = .constraint(system.constraints[place])
    case .autoresizing: self = .autoresizing(system.view(at: place), axis, source.part)
    case .contentSize: self = .contentSize(system.view(at: place), axis)
    case .minimumLength: self = .minimumLength(system.view(at: place), axis)
    case .encapsulated: self = .encapsulated(system.view(at: place), axis, source.part)
    case .guide:
      let guide = system.handles[place].guide
      self = guide.map { .guide($0, axis, source.part) } ?? .encapsulated(system.root, axis, source.part)
    }
  }
}

extension ConstraintSystem {
  /// Returns the view at a place, or the root if the view was deallocated.
  fileprivate func view(at place: Int) -> UIView { handles[place].view ?? root }
}

/// The part of an item that a row of the system determines.
package enum RowPart: Sendable {
  case start, end, length
}
