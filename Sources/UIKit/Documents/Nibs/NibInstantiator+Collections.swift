import InterfaceDocuments

// Layouts of collections.
extension NibInstantiator {
  /// A flow layout with what the document says, or one of the program's own; a document that no program loads has a
  /// layout that places nothing instead.
  func makeLayout(_ description: CollectionLayout, _ coder: NibCoder) -> UICollectionViewLayout {
    let layout = layoutClass(of: description)?.init(coder: coder) ?? makePlainLayout(description)
    objects.note(layout, as: description.id)
    if let flow = layout as? UICollectionViewFlowLayout, description.isFlow { configure(flow, description) }
    return layout
  }

  private func makePlainLayout(_ description: CollectionLayout) -> UICollectionViewLayout {
    description.isFlow ? UICollectionViewFlowLayout() : UICollectionViewLayout()
  }

  private func layoutClass(of description: CollectionLayout) -> UICollectionViewLayout.Type? {
    guard let owner, let name = description.customClass else { return nil }
    let found: AnyClass? = CustomClasses(of: owner, in: session, bundle: bundle)
      .find(name, module: description.customModule)
    return description.isFlow ? found as? UICollectionViewFlowLayout.Type : found as? UICollectionViewLayout.Type
  }

  private func configure(_ layout: UICollectionViewFlowLayout, _ description: CollectionLayout) {
    layout.scrollDirection = description.scrollsHorizontally ? .horizontal : .vertical
    layout.minimumLineSpacing = description.minimumLineSpacing
    layout.minimumInteritemSpacing = description.minimumInteritemSpacing
    layout.itemSize = description.itemSize
    layout.headerReferenceSize = description.headerReferenceSize
    layout.footerReferenceSize = description.footerReferenceSize
    layout.sectionInset = description.sectionInset
    if let size = description.estimatedItemSize { layout.estimatedItemSize = size }
    if description.estimatesAutomatically { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    layout.sectionInsetReference =
      switch description.sectionInsetReference {
      case "safeArea": .fromSafeArea
      case "layoutMargins": .fromLayoutMargins
      default: .fromContentInset
      }
  }

  /// The size that a flow layout gives a cell that has none of its own.
  ///
  /// > Basis: captured. Of 60 cells 48 were saved in the layout's item size and 11 in a size of their own, as the document
  /// > says; the views inside the other one, 50x50 in a layout of 150x75, are placed by the item size.
  func itemSize(of description: InterfaceView, in parent: UIView?) -> CGSize? {
    guard case .collectionReusable(let cell) = description.content, cell.customSize == nil, description.key == nil,
      let flow = (parent as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    else { return nil }
    return flow.itemSize
  }
}
