import ConstraintSolver

/// What a constraint can refer to: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var owningItemView: UIView? { get }
  /// The superview, or the owning view: in its coordinates the item's rectangle is measured.
  var itemContainer: UIView? { get }
  var slot: ItemSlot { get set }
}

/// An item's place in the constraint system that is being solved: its number, valid for one system.
struct ItemSlot {
  var index: Int32 = -1
  var system: UInt32 = 0
}

extension UIView: LayoutItem {
  var owningItemView: UIView? { self }
  var itemContainer: UIView? { superview }
  var slot: ItemSlot {
    get { layout.slot }
    set { layout.slot = newValue }
  }
}
