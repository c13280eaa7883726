/// What a table or a collection shows, as identifiers in an order: sections, and in each section its items. A value.
///
/// Every identifier is in a snapshot once. Reading by position and by identifier of a section costs nothing to speak of;
/// where an item stands in its section is searched for.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// In the order of sections, and of the items in each.
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  var reloadedItems = UniqueList<ItemIdentifierType>()
  var reconfiguredItems = UniqueList<ItemIdentifierType>()
  var reloadedSections = UniqueList<SectionIdentifierType>()

  public init() {}

  public var numberOfItems: Int { contents.home.count }

  public var numberOfSections: Int { contents.sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] { contents.sections }

  /// Of all sections, one after the other.
  public var itemIdentifiers: [ItemIdentifierType] { contents.sections.flatMap { contents.items[$0] ?? [] } }

  /// What was marked since the snapshot was taken from its data source.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    contents.checkSection(identifier)
    return contents.items[identifier] ?? []
  }

  /// nil for an item that is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.home[identifier]
  }

  /// Among all items of the snapshot, not of its section; nil for an item that is not in it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = contents.home[identifier] else { return nil }
    let before = contents.sections.prefix { $0 != section }.reduce(0) { $0 + (contents.items[$1]?.count ?? 0) }
    return contents.items[section]?.firstIndex(of: identifier).map { before + $0 }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.sections.firstIndex(of: identifier)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Elements in the order in which they came first.
struct UniqueList<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var known: Set<Element> = []

  mutating func append(_ new: [Element]) {
    for element in new where known.insert(element).inserted { elements.append(element) }
  }
}

extension UniqueList: Sendable where Element: Sendable {}
