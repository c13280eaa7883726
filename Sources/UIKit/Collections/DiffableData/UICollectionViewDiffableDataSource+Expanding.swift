// Expanding and collapsing of outline items by the user.
extension UICollectionViewDiffableDataSource {
  /// The handlers of items that the user expands or collapses. They are not called for applied snapshots.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((_ item: Item) -> Bool)?
    public var willExpandItem: ((_ item: Item) -> Void)?
    public var shouldCollapseItem: ((_ item: Item) -> Bool)?
    public var willCollapseItem: ((_ item: Item) -> Void)?
    /// Returns the items below an item that is being expanded, for lazy loading. Receives the current ones.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ current: NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  /// Expands or collapses an item as a tap on its disclosure does.
  func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  /// Updates the visible rows of an outline.
  func showOutline(of section: SectionIdentifierType) {
    guard let view = shownView, let number = index(for: section) else { return }
    for path in view.indexPathsForVisibleItems where path.section == number {
      (view.cellForItem(at: path) as? UICollectionViewListCell)?.follow(outlinePlace(at: path))
    }
  }
}

/// The place of a row in an outline.
struct OutlinePlace: Equatable {
  /// The depth; 0 for root items.
  var level: Int
  var isExpanded: Bool
}

/// A list's access to the rows of outlines, independent of the types of sections and items.
@MainActor protocol OutlineSource: AnyObject {
  /// Returns the place of a row; nil in sections without an outline.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?
  func toggleOutline(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func toggleOutline(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
      outlines[section]?.contains(item) == true
    else { return }
    toggle(item, in: section)
  }
}
