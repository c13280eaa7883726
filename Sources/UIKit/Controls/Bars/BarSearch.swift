/// A search controller, as a navigation bar knows it.
@MainActor protocol BarSearch: AnyObject {
  /// The item whose bar shows the search bar.
  var item: UINavigationItem? { get set }
  var searchBar: UISearchBar { get }
  var isActive: Bool { get }
  var hidesNavigationBarDuringPresentation: Bool { get }
}
