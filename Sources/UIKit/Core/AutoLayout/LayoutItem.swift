/// An object that a constraint can refer to: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var owningItemView: UIView? { get }
  /// The superview or the owning view, in whose coordinates the item's rectangle is measured.
  var itemContainer: UIView? { get }
  nonisolated var handle: ItemHandle { get }
}

extension UIView: LayoutItem {
  var owningItemView: UIView? { self }
  var itemContainer: UIView? { superview }
}
