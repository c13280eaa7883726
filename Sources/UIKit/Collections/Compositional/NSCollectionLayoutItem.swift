/// What one cell takes of its group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  public private(set) final var layoutSize: NSCollectionLayoutSize

  /// Shrinks the frame, not the room that the item takes. Does not count on an axis with an estimate.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside the item, where it is in a group or a section.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views that go with each cell: badges, frames.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  final var attachedItems: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, attachedItems) = (layoutSize, supplementaryItems)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { onMainActor { copied(layoutSize) } }

  /// Groups keep copies: what changes in an item later on changes no group.
  func copied(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: attachedItems)
    copy.takeLook(of: self)
    return copy
  }

  final func takeLook(of other: NSCollectionLayoutItem) {
    (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
  }

  /// What a cell, or a group, is made of.
  var rule: CompositionalItem {
    CompositionalItem(
      size: layoutSize.lengths, insets: contentInsets, edges: edgeSpacing?.amounts ?? .zero,
      attachments: attachedItems.map(\.attachment), content: content)
  }

  var content: CompositionalItem.Content { .cell }
}
