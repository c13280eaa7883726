// Right-to-left interfaces.
extension UICollectionView {
  /// Invalidates the layout if insets or the direction have changed, and mirrors the coordinates for layouts that
  /// request it.
  ///
  /// > Basis: documented, that the origin is at the leading edge; that this is done by transforms is assumed.
  func followDirection() {
    session.perform { collectionViewLayout.followSurroundings() }
    if collection.isRightToLeft != isRightToLeft {
      collection.isRightToLeft = isRightToLeft
      session.perform { collectionViewLayout.invalidateLayout() }
    }
    let layout = collectionViewLayout
    let isOpposite = effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    let flips = isOpposite && layout.flipsHorizontallyInOppositeLayoutDirection
    guard flips != collection.isFlipped else { return }
    collection.isFlipped = flips
    turnRound()
    for shown in collection.visible.values { shown.view.place(as: shown.attributes, isFlipped: flips) }
    collection.background?.turnRound()
  }
}

extension UIView {
  /// Mirrors the view horizontally. A second call restores it.
  func turnRound() { transform = transform.scaledBy(x: -1, y: 1) }
}

extension UITraitCollection {
  /// Whether a section described for these traits also applies to the others.
  func describes(_ other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
  }
}
