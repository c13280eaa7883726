// A container's reading direction reaches the views that it makes, not those that the program puts into them.
//
// > Basis: assumed; UIKit's cells, headers and accessories are mirrored with the table or the bar that they are in.
extension UIView {
  /// What the view says, or what its container says for it.
  var directionAttribute: UISemanticContentAttribute {
    semanticContentAttribute == .unspecified ? layout.givenDirection : semanticContentAttribute
  }

  /// - Returns: true when the container says something else than before.
  func updateGivenDirection() -> Bool {
    guard let superview, superview.layout.givesDirection || layout.givenDirection != .unspecified else { return false }
    let given = superview.givesDirection(to: self) ? superview.directionAttribute : .unspecified
    guard given != layout.givenDirection else { return false }
    let old = directionAttribute
    layout.givenDirection = given
    noteGivenDirection()
    guard directionAttribute != old else { return false }
    constraintsDidChange()
    setNeedsLayout()
    return true
  }

  /// The view, or its container for it, has a direction of its own, and what it makes follows.
  func noteGivenDirection() {
    layout.givesDirection = directionAttribute != .unspecified
    forEachSubview { $0.wishForTraits() }
  }

  /// Whether the subview is this one's own.
  fileprivate func givesDirection(to subview: UIView) -> Bool {
    switch self {
    case is UITableView:
      subview is UITableViewCell || subview is UITableViewHeaderFooterView || subview is TableIndexStrip
    case is UICollectionView: subview is UICollectionReusableView
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView:
      ClassName.isUIKits(type(of: subview))
    case is UITableViewCellContentView:
      subview is UITableViewLabel || subview is any UIContentView || isImage(subview, ofCell: superview)
    case is UIListContentView, is UIContentUnavailableView, is UIControl, is UISearchBar, is UINavigationBar,
      is UIToolbar, is UITabBar, is UIPickerView:
      ClassName.isUIKits(type(of: subview))
    default: subview is any UIContentView && superview is UICollectionReusableView
    }
  }

  private func isImage(_ view: UIView, ofCell cell: UIView?) -> Bool {
    view is UIImageView && (cell as? UITableViewCell)?.parts.image === view
  }
}
