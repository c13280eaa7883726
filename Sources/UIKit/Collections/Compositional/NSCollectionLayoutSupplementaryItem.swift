/// A supplementary view of an item or a group, such as a badge. Each needs its own element kind.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public private(set) final var elementKind: String
  /// The point of the item at which the view is placed.
  public private(set) final var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is placed there; nil for the container's anchor.
  public private(set) final var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  override func copied(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(size, elementKind, containerAnchor, itemAnchor)
    copy.takeLook(of: self)
    copy.zIndex = zIndex
    return copy
  }

  final var attachment: CompositionalAttachment {
    CompositionalAttachment(
      kind: elementKind, size: layoutSize.lengths, anchor: containerAnchor.rule, ownAnchor: itemAnchor?.rule,
      zIndex: zIndex)
  }
}

/// A header, a footer or another view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the view is outside its section or layout, which grows by it. Otherwise it covers a part of the content.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section or layout is.
  open var pinToVisibleBounds = false
  public private(set) final var alignment: NSRectAlignment
  public private(set) final var offset: CGPoint

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  override func copied(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.takeLook(of: self)
    (copy.zIndex, copy.extendsBoundary, copy.pinToVisibleBounds) = (zIndex, extendsBoundary, pinToVisibleBounds)
    return copy
  }

  final var boundary: CompositionalBoundaryItem {
    CompositionalBoundaryItem(
      kind: elementKind, size: layoutSize.lengths, insets: contentInsets, alignment: alignment, offset: offset,
      extendsBoundary: extendsBoundary, isPinned: pinToVisibleBounds, zIndex: zIndex)
  }
}

/// A decoration view behind a whole section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public private(set) final var elementKind: String
  open var zIndex = 0

  /// Returns a background as large as its section with headers and footers, minus its own content insets.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  override func copied(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    copy.takeLook(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
