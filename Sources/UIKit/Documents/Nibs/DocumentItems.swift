import InterfaceDocuments

/// The data source of a collection without a program. It shows each prototype once, between its header and its footer.
@MainActor final class DocumentItems: NSObject, UICollectionViewDataSource {
  private let count: Int

  /// - Parameter nib: returns the nib of a prototype, which may lack an identifier.
  init(_ content: CollectionViewContent, in collection: UICollectionView, nib: (InterfaceView) -> UINib) {
    count = content.cells.count
    for (index, cell) in content.cells.enumerated() {
      collection.register(nib(cell), forCellWithReuseIdentifier: Self.identifier(index))
    }
    let ends = [
      (UICollectionView.elementKindSectionHeader, content.sectionHeader),
      (UICollectionView.elementKindSectionFooter, content.sectionFooter),
    ]
    for (kind, view) in ends {
      if let view {
        collection.register(nib(view), forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.end)
      } else {
        collection.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.end)
      }
    }
  }

  private static func identifier(_ index: Int) -> String { "prototype \(index)" }
  private static let end = "end of the section"

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier(indexPath.item), for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: Self.end, for: indexPath)
  }
}
