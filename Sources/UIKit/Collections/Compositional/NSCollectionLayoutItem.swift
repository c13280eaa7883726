/// The size of a cell in its group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  public private(set) final var layoutSize: NSCollectionLayoutSize

  /// Insets that shrink the frame, but not the space that the item takes. Ignored on an axis with an estimate.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item in its group or section.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The supplementary views of each cell, such as badges or frames.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  final var attachedItems: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, attachedItems) = (layoutSize, supplementaryItems)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { onMainActor { copied(layoutSize) } }

  /// Returns a copy with a size. Groups keep copies, so later changes of an item do not affect them.
  func copied(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: attachedItems)
    copy.takeLook(of: self)
    return copy
  }

  final func takeLook(of other: NSCollectionLayoutItem) {
    (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
  }

  /// The item or group as a value for the solver.
  var rule: CompositionalItem {
    CompositionalItem(
      size: layoutSize.lengths, insets: contentInsets, edges: edgeSpacing?.amounts ?? .zero,
      attachments: attachedItems.map(\.attachment), content: content)
  }

  var content: CompositionalItem.Content { .cell }
}
