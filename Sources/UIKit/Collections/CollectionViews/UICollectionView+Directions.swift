// Interfaces that run from right to left.
extension UICollectionView {
  /// Asks the layout anew when insets or the direction are other ones, and turns the coordinates round for layouts that ask for it.
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
  /// Left and right change places; its own inverse.
  func turnRound() { transform = transform.scaledBy(x: -1, y: 1) }
}

extension UITraitCollection {
  /// Whether a section that was described for these traits is so for the others, too.
  func describes(_ other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
  }
}
