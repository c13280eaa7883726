// Types of the properties of collection views and cells.
extension UICollectionView {
  /// When self-sizing items are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the layout is invalidated.
    case disabled = 0
    /// Also when the cell or its content view invalidates its intrinsic content size or changes its configuration.
    case enabled
    /// Also when a constraint in the content view changes.
    case enabledIncludingConstraints
  }

  /// How quickly items make room for an item that is about to be dropped.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0, fast, slow
  }
}

extension UICollectionViewCell {
  public enum DragState: Int, Sendable {
    case none = 0, lifting, dragging
  }
}
