import InterfaceDocuments

// Collection view layouts.
extension NibInstantiator {
  /// Creates a flow layout configured by the document, or a custom layout. A custom layout without a program is
  /// replaced by a layout without elements.
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

  /// The size that a flow layout gives a cell without a size of its own.
  ///
  /// > Basis: captured. 48 of 60 cells were saved in the layout's item size and 11 in a size of their own, as the
  /// > document says; the views inside the other one, 50x50 in a layout of 150x75, are placed by the item size.
  func itemSize(of description: InterfaceView, in parent: UIView?) -> CGSize? {
    guard case .collectionReusable(let cell) = description.content, cell.customSize == nil, description.key == nil,
      let flow = (parent as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    else { return nil }
    return flow.itemSize
  }
}
