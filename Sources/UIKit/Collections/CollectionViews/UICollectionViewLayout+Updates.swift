// Initial and final attributes of elements in an update.
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

  /// Returns the default initial attributes: inserted elements fade in at their places, others start at their earlier
  /// attributes.
  ///
  /// > Basis: assumed: recalled.
  func ownInitialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let update = collectionView?.collection.update else { return nil }
    if update.isInserted(element) { return transparent(attributes(of: element)) }
    return update.before(element)
  }

  /// Returns the default final attributes: deleted elements fade out in place, others move to their current attributes.
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
