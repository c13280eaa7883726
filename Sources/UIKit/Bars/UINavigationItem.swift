import SystemProfiles

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the item before.
    case automatic = 0
    case always, never
  }

  /// How the back button of the screen above names this one.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// By the title, else "Back", else by nothing: as long as there is room.
    case `default` = 0
    case generic, minimal
  }

  /// From iOS 16 on. Titles stay in the middle here whatever it says.
  public enum ItemStyle: Int, Sendable {
    case navigator = 0, browser, editor
  }

  open var title: String? { didSet { changed?() } }
  open var prompt: String? { didSet { changed?() } }
  open var titleView: UIView? { didSet { changed?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// In place of the items of a side, from iOS 16 on; those of the middle are stored.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var style = ItemStyle.navigator
  /// How the back button of the screen above names this one; nil for by its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed?() } }
  /// A title for that button alone.
  open var backButtonTitle: String? { didSet { changed?() } }
  /// Of the back button of the screen above.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed?() } }
  /// In place of going back, on the screen of this item.
  open var backAction: UIAction?
  open var hidesBackButton = false { didSet { changed?() } }
  /// Items at the left stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed?() } }
  /// Its bar stands below the others, from iOS 11 on.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      oldValue?.item = nil
      searchController?.item = self
      changed?()
    }
  }
  /// The search bar comes when the content is pulled down. Until iOS 12 it is away before that; nobody pulls here.
  open var hidesSearchBarWhenScrolling = true { didSet { changed?() } }
  /// Of the bar that shows the item.
  var changed: (() -> Void)?

  public override init() { super.init() }

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // The end state of a change is there at once.

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

extension UINavigationItem {
  /// From the edge inwards.
  var shownLeftItems: [UIBarButtonItem] { shown(leadingItemGroups, else: leftBarButtonItems) }
  var shownRightItems: [UIBarButtonItem] {
    shown(trailingItemGroups.reversed(), else: rightBarButtonItems, isRight: true)
  }

  /// Items of groups stand in the order of reading on both sides.
  private func shown(
    _ groups: [UIBarButtonItemGroup], else items: [UIBarButtonItem]?, isRight: Bool = false
  ) -> [UIBarButtonItem] {
    let grouped = groups.filter { !$0.isHidden }.flatMap { isRight ? $0.barButtonItems.reversed() : $0.barButtonItems }
    return (groups.isEmpty ? items ?? [] : grouped).filter { !$0.isHidden }
  }

  /// The strip for the search bar is there.
  func showsSearchBar(in session: Session) -> Bool {
    guard let searchController, session.behaves(.navigationItemsHaveSearchBars) else { return false }
    return searchController.isActive || !hidesSearchBarWhenScrolling || session.behaves(.searchBarsBeginShown)
  }
}
