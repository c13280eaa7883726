// What properties of collections choose from, and what a drag would tell.
extension UICollectionView {
  /// When items that decide their size themselves are asked for it again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the layout is invalidated.
    case disabled = 0
    /// Also when the cell or its content view says that its natural size is another, or gets another configuration.
    case enabled
    /// Also when a constraint in the content view is another.
    case enabledIncludingConstraints
  }

  /// How soon items make room for one that is about to be dropped.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0, fast, slow
  }
}

extension UICollectionViewCell {
  public enum DragState: Int, Sendable {
    case none = 0, lifting, dragging
  }
}
