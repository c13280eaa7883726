// Visible items that change their size, from iOS 16 on.
extension UICollectionViewCell {
  /// Requests a new size at the next layout, unless the cell is not shown yet or is being measured.
  func sizeMayDiffer(byConstraints: Bool = false) {
    guard sizing == .known, superview != nil, session.behaves(.cellsResizeThemselves),
      let view = ancestors.lazy.compactMap({ $0 as? UICollectionView }).first, view.resizes(byConstraints)
    else { return }
    sizing = .outdated
    view.setNeedsLayout()
  }
}

extension UICollectionView {
  fileprivate func resizes(_ byConstraints: Bool) -> Bool {
    guard collectionViewLayout.asksForPreferredAttributes else { return false }
    return switch selfSizingInvalidation {
    case .disabled: false
    case .enabled: !byConstraints
    case .enabledIncludingConstraints: true
    }
  }
}
