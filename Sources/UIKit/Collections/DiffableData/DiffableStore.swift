/// The snapshot that a view shows, and the places of its sections and items.
struct DiffableStore<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  private(set) var places = SnapshotPlaces(SnapshotContents<Section, Item>())

  /// Stores a snapshot without its marks for reloading, which apply only once.
  mutating func take(_ new: Snapshot, _ places: SnapshotPlaces<Section, Item>? = nil) {
    snapshot = Snapshot()
    snapshot.contents = new.contents
    self.places = places ?? SnapshotPlaces(new.contents)
  }

  func count(ofSection section: Int) -> Int { places.items[section].count }

  /// Returns the item at an index path, or nil if there is none.
  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, places.items.indices.contains(indexPath[0]),
      places.items[indexPath[0]].indices.contains(indexPath[1])
    else { return nil }
    return places.items[indexPath[0]][indexPath[1]]
  }

  func path(of item: Item) -> IndexPath? { places.place[item]?.path }

  func section(at index: Int) -> Section? {
    places.sections.indices.contains(index) ? places.sections[index] : nil
  }
}
