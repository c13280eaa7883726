// Where what comes starts and what goes ends.
extension UICollectionViewLayout {
  func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath, kind = element.kind ?? ""
    switch element.category {
    case .cell: return initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView: return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: return initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath, kind = element.kind ?? ""
    switch element.category {
    case .cell: return finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView: return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: return finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// What is inserted fades in where it will be; anything else comes from where it was.
  ///
  /// > Basis: assumed: recalled.
  func ownInitialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let update = collectionView?.collection.update else { return nil }
    if update.isInserted(element) { return transparent(attributes(of: element)) }
    return update.before(element)
  }

  /// What is deleted fades out where it was; anything else goes where it is now.
  ///
  /// > Basis: assumed: recalled.
  func ownFinalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let update = collectionView?.collection.update else { return nil }
    if update.isDeleted(element) { return transparent(update.before[element]) }
    return element.after(update.shift).flatMap(attributes)
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath, kind = element.kind ?? ""
    switch element.category {
    case .cell: return layoutAttributesForItem(at: path)
    case .supplementaryView:
      let found = layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      return found?.size == .zero ? nil : found
    case .decorationView: return layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private func transparent(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
