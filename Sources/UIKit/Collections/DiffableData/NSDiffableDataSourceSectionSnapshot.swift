/// The items of a section as an outline. The children of an item are visible while it is expanded. A value type.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of every item; nil for root items.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Queries

  /// All items, with parents before their children.
  public var items: [ItemIdentifierType] { rootItems.flatMap { outline(of: $0) { _ in true } } }

  /// The items without the children of collapsed items.
  public var visibleItems: [ItemIdentifierType] { rootItems.flatMap { outline(of: $0, entering: isExpanded) } }

  private func outline(
    of item: ItemIdentifierType, entering enters: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    [item] + (enters(item) ? (children[item] ?? []).flatMap { outline(of: $0, entering: enters) } : [])
  }

  /// Returns whether an item is expanded. Items are collapsed initially.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && (parent(of: item).map { isExpanded($0) && isVisible($0) } ?? true)
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns the depth of an item; 0 for root items.
  public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }

  /// Returns the index of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

  /// Returns the items below an item as a snapshot of their own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    if includingParent { part.append([parent]) }
    part.copyChildren(of: parent, from: self, to: includingParent ? parent : nil)
    part.expanded = expanded.filter(part.contains)
    return part
  }

  private mutating func copyChildren(
    of item: ItemIdentifierType, from other: Self, to parent: ItemIdentifierType?
  ) {
    let copied = other.children[item] ?? []
    if !copied.isEmpty { append(copied, to: parent) }
    for child in copied { copyChildren(of: child, from: other, to: child) }
  }

  // MARK: Changes

  /// - Parameter parent: the parent; nil for root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, below: parent) { $0.count }
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, below: checkedParent(of: item)) { $0.firstIndex(of: item) ?? $0.count }
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, below: checkedParent(of: item)) { $0.firstIndex(of: item).map { $0 + 1 } ?? $0.count }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: ([ItemIdentifierType]) -> Int
  ) {
    checkNew(items)
    if let parent { check(parent) }
    for item in items { parents[item] = .some(parent) }
    // Compute the index first: if the array is not accessed elsewhere while it changes, it is not copied.
    if let parent {
      let index = place(children[parent] ?? [])
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      let index = place(rootItems)
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  /// Deletes items with all their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.filter(contains))
    for parent in Set(gone.map(parent)) {
      if let parent {
        children[parent]?.removeAll(where: gone.contains)
      } else {
        rootItems.removeAll(where: gone.contains)
      }
    }
    gone.forEach { forgetBranch($0) }
  }

  private mutating func forgetBranch(_ item: ItemIdentifierType) {
    for child in children.removeValue(forKey: item) ?? [] { forgetBranch(child) }
    parents.removeValue(forKey: item)
    expanded.remove(item)
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    items.forEach(check)
    expanded.formUnion(items)
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    items.forEach(check)
    expanded.subtract(items)
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    check(parent)
    delete(children[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    takeBranches(of: snapshot)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, before: item)
    takeBranches(of: snapshot)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, after: item)
    takeBranches(of: snapshot)
  }

  private mutating func takeBranches(of snapshot: Self) {
    for root in snapshot.rootItems { copyChildren(of: root, from: snapshot, to: root) }
    expanded.formUnion(snapshot.expanded)
  }

  // MARK: Exceptions

  /// > Basis: captured: published crash logs.
  private func checkNew(_ items: [ItemIdentifierType]) {
    var seen: Set<ItemIdentifierType> = []
    let twice = items.filter { !seen.insert($0).inserted || contains($0) }
    guard !twice.isEmpty else { return }
    let list = twice.map { "    \($0)" }.joined(separator: ",\n")
    Exception.internalInconsistency.raise(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n\(list)\n)}")
  }

  private func checkedParent(of item: ItemIdentifierType) -> ItemIdentifierType? {
    check(item)
    return parent(of: item)
  }

  /// > Basis: assumed: modeled on the messages of other snapshots.
  private func check(_ item: ItemIdentifierType) {
    if !contains(item) {
      Exception.internalInconsistency.raise("Invalid parameter not satisfying: [self contains: \(item)]")
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
