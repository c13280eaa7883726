// Items of outlines that a person opens and closes.
extension UICollectionViewDiffableDataSource {
  /// Who decides about items that a person opens or closes, and hears of it. What a program applies is nobody's to decide.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((_ item: Item) -> Bool)?
    public var willExpandItem: ((_ item: Item) -> Void)?
    public var shouldCollapseItem: ((_ item: Item) -> Bool)?
    public var willCollapseItem: ((_ item: Item) -> Void)?
    /// What is below an item that is being opened, where it is not known before; it is given what is there now.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ current: NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  /// Opens or closes an item as if its disclosure were touched.
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

  /// Rows in sight follow the outline.
  func showOutline(of section: SectionIdentifierType) {
    guard let view = shownView, let number = index(for: section) else { return }
    for path in view.indexPathsForVisibleItems where path.section == number {
      (view.cellForItem(at: path) as? UICollectionViewListCell)?.follow(outlinePlace(at: path))
    }
  }
}

/// Where a row is in an outline.
struct OutlinePlace: Equatable {
  /// 0 at the top.
  var level: Int
  var isExpanded: Bool
}

/// What a list asks about rows of outlines, whatever its sections and items are.
@MainActor protocol OutlineSource: AnyObject {
  /// nil for rows of sections that show no outline.
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
