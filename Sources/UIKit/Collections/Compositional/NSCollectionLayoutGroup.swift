/// Items in a row or a column, or wherever the program puts them; repeated until the items of a section are used up.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Views that go with each repetition of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// Between the items, along the group; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  public private(set) final var subitems: [NSCollectionLayoutItem] = []

  enum Arrangement {
    case row, column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  /// How often the only subitem comes; nil: the subitems come as often as they fit.
  private let count: Int?

  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem], count: Int?
  ) {
    (self.arrangement, self.count) = (arrangement, count)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
    self.subitems = subitems.map { $0.copy() as? NSCollectionLayoutItem ?? $0 }
  }

  /// The frames of one repetition as lines of letters, for a look while debugging: in no form to rely on.
  open func visualDescription() -> String { picture }

  // MARK: Rows

  /// The subitems over and over, as many as fit in a row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { made(layoutSize, .row, subitems) }

  /// Exactly so many, of equal widths; the width of the item itself does not count.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "horizontal")
    let share = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(count))
    let size = NSCollectionLayoutSize(widthDimension: share, heightDimension: subitem.layoutSize.heightDimension)
    return NSCollectionLayoutGroup(layoutSize, .row, [subitem.copied(size)], count: count)
  }

  /// Exactly so many, of the item's own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "horizontal")
    return NSCollectionLayoutGroup(layoutSize, .row, [subitem], count: count)
  }

  // MARK: Columns

  /// The subitems over and over, as many as fit in a column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { made(layoutSize, .column, subitems) }

  /// Exactly so many, of equal heights; the height of the item itself does not count.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "vertical")
    let share = NSCollectionLayoutDimension.fractionalHeight(1 / CGFloat(count))
    let size = NSCollectionLayoutSize(widthDimension: subitem.layoutSize.widthDimension, heightDimension: share)
    return NSCollectionLayoutGroup(layoutSize, .column, [subitem.copied(size)], count: count)
  }

  /// Exactly so many, of the item's own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "vertical")
    return NSCollectionLayoutGroup(layoutSize, .column, [subitem], count: count)
  }

  // MARK: Custom groups

  /// As many items as the provider has frames, from the group's upper leading corner.
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

/// Asked once for each section, with the size of the group as its container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where one item of a custom group is, from the group's upper leading corner.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
