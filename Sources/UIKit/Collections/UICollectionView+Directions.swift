// Interfaces that run from right to left.
extension UICollectionView {
  /// Asks the layout anew when the direction is another one, and turns the coordinates round for layouts that ask for it.
  ///
  /// > Basis: documented, that the origin is at the leading edge; that this is done by transforms is assumed.
  func followDirection() {
    if collection.isRightToLeft != isRightToLeft {
      collection.isRightToLeft = isRightToLeft
      session.perform { collectionViewLayout.invalidateLayout() }
    }
    let layout = collectionViewLayout
    let isOpposite = effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    let flips = isOpposite && layout.flipsHorizontallyInOppositeLayoutDirection
    guard flips != collection.isFlipped else { return }
    collection.isFlipped = flips
    transform = transform.scaledBy(x: -1, y: 1)
    for shown in collection.visible.values { shown.view.place(as: shown.attributes, isFlipped: flips) }
    if let background = collection.background { background.transform = background.transform.scaledBy(x: -1, y: 1) }
  }
}
