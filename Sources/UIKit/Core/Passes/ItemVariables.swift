import ConstraintSolver

/// A view or guide in a system, in numbers.
struct ItemVariables {
  let rectangle: RectangleVariables
  let place: TreePlace
  /// The view's size is its mask's business.
  var isMasked = false
  /// There are rows of its mask, or of the area that the system gives a guide.
  var hasOwnRows = false
  /// The alignment rectangle is the frame, and the bounds begin at 0; it is no scroll view's content.
  var isPlain = true
  /// The natural size is that at the solved width.
  var isRemeasured = false
  /// An item inside has a frame that its view does not have yet.
  var hasMoves = false
  /// It is among those that are measured at their solved width.
  var isWrapping = false
  /// Of a scroll view: the item of its content; negative for others.
  var contentGuide: Int32 = -1
  var horizontal = SystemItemRows()
  var vertical = SystemItemRows()

  init(_ rectangle: RectangleVariables, at place: TreePlace) { (self.rectangle, self.place) = (rectangle, place) }

  /// The item of the superview or of the owner; the root has none.
  var container: Int { Int(place.container) }

  var isGuide: Bool { place.isGuide }

  subscript(axis: NSLayoutConstraint.Axis) -> SystemItemRows {
    _read { if axis == .horizontal { yield horizontal } else { yield vertical } }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}

/// The rows that a system makes for an item, on one axis.
struct SystemItemRows {
  /// Of a mask, of a guide's area or of the root's size: position or start, length or end.
  var start: RowID?
  var end: RowID?
  /// The natural size: above it, the hugging priority counts, below it, the compression resistance.
  var content: RowID?
  /// What the content row asks for: the view's natural size, or after a solution that at the solved width.
  var natural: CGFloat = -1
  /// Of a scroll view's content: a constraint is about its length.
  var isSaid = false
  /// Another row keeps the length from being negative.
  var hasMinimum = false
}

/// A constraint whose constant depends on where views of their solved sizes have their baselines.
struct BaselineRow {
  let place: Int
  let views: [ItemHandle]
}

/// A guide whose area follows from where its owner is, at the time of the last solution.
struct PlacedArea {
  let guide: ItemHandle
  let area: GuideArea
}

/// Why a row is there, by places in the system.
struct RowSource {
  /// A constraint, or what a system makes by itself: a mask, a natural size, a length that is not negative, the root's
  /// size, a guide's area.
  enum Kind { case gone, constraint, autoresizing, contentSize, minimumLength, encapsulated, guide }

  var kind = Kind.gone
  /// Of the constraint or the item.
  var place: Int32 = 0
  var axis = NSLayoutConstraint.Axis.horizontal
  var part = RowPart.start
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
  /// The root in place of a view that is gone.
  fileprivate func view(at place: Int) -> UIView { handles[place].view ?? root }
}

/// What of an item a row of the system fixes.
package enum RowPart: Sendable {
  case start, end, length
}
