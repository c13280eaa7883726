/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the insets of sections that have no reference of their own. Automatic is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public override init() { super.init() }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { onMainActor { copied() } }

  private func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    (copy.boundarySupplementaryItems, copy.contentInsetsReference) =
      (boundarySupplementaryItems, contentInsetsReference)
    return copy
  }
}
