/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What sections measure their insets from unless they say so themselves. Automatic is the safe area.
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
