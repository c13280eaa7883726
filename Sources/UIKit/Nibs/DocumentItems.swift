import InterfaceDocuments

/// The cells of a collection that no program fills: each prototype is an item, between its header and its footer.
@MainActor final class DocumentItems: NSObject, UICollectionViewDataSource {
  private let identifiers: [String]
  private let header: String?
  private let footer: String?
  /// What stands where the layout has a header or a footer, and the document has none.
  private static let none = "none"

  init(_ content: CollectionViewContent, in collection: UICollectionView) {
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.none)
    }
    identifiers = content.cells.compactMap(\.reuseIdentifier)
    (header, footer) = (content.sectionHeader?.reuseIdentifier, content.sectionFooter?.reuseIdentifier)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    identifiers.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = kind == UICollectionView.elementKindSectionHeader ? header : footer
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier ?? Self.none, for: indexPath)
  }
}
