/// Items in a row, in a column, or at custom frames. A section repeats the group until all of its items are placed.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The supplementary views of each repetition of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// The spacing between the items along the group; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  public private(set) final var subitems: [NSCollectionLayoutItem] = []

  enum Arrangement {
    case row, column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  /// The number of repetitions of the only subitem; nil if the subitems are repeated as often as they fit.
  private let count: Int?

  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem], count: Int?
  ) {
    (self.arrangement, self.count) = (arrangement, count)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
    self.subitems = subitems.map { $0.copy() as? NSCollectionLayoutItem ?? $0 }
  }

  /// Returns the frames of one repetition as text, for debugging. Do not rely on its format.
  open func visualDescription() -> String { picture }

  // MARK: Rows

  /// Returns a row that repeats its subitems as often as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { made(layoutSize, .row, subitems) }

  /// Returns a row with exactly `count` items of equal width. The width of the item itself is ignored.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "horizontal")
    let share = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(count))
    let size = NSCollectionLayoutSize(widthDimension: share, heightDimension: subitem.layoutSize.heightDimension)
    return NSCollectionLayoutGroup(layoutSize, .row, [subitem.copied(size)], count: count)
  }

  /// Returns a row with exactly `count` items of the item's own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "horizontal")
    return NSCollectionLayoutGroup(layoutSize, .row, [subitem], count: count)
  }

  // MARK: Columns

  /// Returns a column that repeats its subitems as often as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { made(layoutSize, .column, subitems) }

  /// Returns a column with exactly `count` items of equal height. The height of the item itself is ignored.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "vertical")
    let share = NSCollectionLayoutDimension.fractionalHeight(1 / CGFloat(count))
    let size = NSCollectionLayoutSize(widthDimension: subitem.layoutSize.widthDimension, heightDimension: share)
    return NSCollectionLayoutGroup(layoutSize, .column, [subitem.copied(size)], count: count)
  }

  /// Returns a column with exactly `count` items of the item's own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "vertical")
    return NSCollectionLayoutGroup(layoutSize, .column, [subitem], count: count)
  }

  // MARK: Custom groups

  /// Returns a group with one item per frame of the provider. Frames are relative to the group's upper leading corner.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], count: nil) }

  // MARK: Copies

  override func copied(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(size, arrangement, subitems, count: count)
    copy.takeLook(of: self)
    (copy.attachedItems, copy.interItemSpacing) = (attachedItems, interItemSpacing)
    return copy
  }

  override var content: CompositionalItem.Content {
    let isRow: Bool
    switch arrangement {
    case .row: isRow = true
    case .column: isRow = false
    case .custom(let provider): return .custom(CompositionalFrames(provider: provider))
    }
    return .line(
      CompositionalLine(
        isRow: isRow, items: subitems.map(\.rule), spacing: interItemSpacing?.amount ?? .zero, count: count))
  }
}

extension NSCollectionLayoutGroup {
  /// > Basis: captured: exceptions that others have had UIKit raise.
  private class func made(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    if subitems.isEmpty {
      Exception.internalInconsistency.raise("At least 1 subitem is required for a group")
    }
    return NSCollectionLayoutGroup(size, arrangement, subitems, count: nil)
  }

  /// > Basis: captured: the same.
  private class func checkCount(_ count: Int, _ direction: String) {
    guard count < 1 else { return }
    Exception.internalInconsistency.raise("A repeating \(direction) group should specify a count >= 1")
  }
}

/// Returns the items of a custom group. Called once for each section, with the size of the group as its container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group, relative to the group's upper leading corner.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
