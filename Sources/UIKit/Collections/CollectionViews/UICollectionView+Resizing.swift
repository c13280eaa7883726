// Items in sight that want another size, from iOS 16 on.
extension UICollectionViewCell {
  /// A cell that is about to be shown, or is measured at the moment, is asked anyway.
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
