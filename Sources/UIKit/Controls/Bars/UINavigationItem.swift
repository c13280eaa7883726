import SystemProfiles

/// The items that a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item.
    case automatic = 0
    case always, never
  }

  /// The title that the next screen's back button shows for this item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title, else "Back", else no title, depending on the space.
    case `default` = 0
    case generic, minimal
  }

  /// The purpose of the screen, from iOS 16 on.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is at the leading edge, and the center items take its place.
    case browser, editor
  }

  open var title: String? { didSet { changed?() } }
  open var prompt: String? { didSet { changed?() } }
  open var titleView: UIView? { didSet { changed?() } }
  /// The text below the title, from iOS 26 on.
  open var subtitle: String? { didSet { changed?() } }
  /// The text that replaces the title while it is large; nil for the title.
  open var largeTitle: String? { didSet { changed?() } }
  /// The text below a large title; nil for the subtitle.
  open var largeSubtitle: String? { didSet { changed?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// The groups that replace the bar button items of this side, from iOS 16 on.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
  /// The groups in the middle of wide bars, for the styles with a leading title. Other bars do not show them.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
  open var style = ItemStyle.navigator { didSet { changed?() } }
  /// The item that names this one in the next screen's back button; nil to use the title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed?() } }
  /// The title that only that back button shows.
  open var backButtonTitle: String? { didSet { changed?() } }
  /// The display mode of the next screen's back button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed?() } }
  /// The action that replaces going back from this item's screen.
  open var backAction: UIAction?
  open var hidesBackButton = false { didSet { changed?() } }
  /// The items that a split view controller adds before the program's items.
  var columnItems: [UIBarButtonItem] = [] { didSet { if columnItems != oldValue { changed?() } } }
  /// Whether left items are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { changed?() } }
  /// The controller whose search bar is shown below the items, from iOS 11 on.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      (oldValue as (any BarSearch)?)?.item = nil
      search?.item = self
      changed?()
    }
  }
  /// ``searchController``, as the bar knows it.
  var search: (any BarSearch)? { searchController }
  /// Whether the search bar appears only when the user pulls the content down. Until iOS 12, it is hidden before that
  /// and stays hidden here.
  open var hidesSearchBarWhenScrolling = true { didSet { changed?() } }
  /// Called after a change; set by the bar that shows the item.
  var changed: (() -> Void)?
  private var extras = NavigationItemExtras()
  private(set) final lazy var appearances = makeAppearances()
  /// The back item of this screen if the program sets none.
  private(set) final lazy var impliedBackItem = UIBarButtonItem()

  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Creates an item without decoding values; the nib loader sets them.
  public required init?(coder: NSCoder) { super.init() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // MARK: Properties that are only stored: no title menu opens, and bars cannot be customized.

  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { extras.titleMenuProvider }
    set {
      extras.titleMenuProvider = newValue
      hasNoEffect("UINavigationItem.titleMenuProvider")
    }
  }

  open var documentProperties: UIDocumentProperties? {
    get { extras.documentProperties }
    set {
      extras.documentProperties = newValue
      hasNoEffect("UINavigationItem.documentProperties")
    }
  }

  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { extras.renameDelegate }
    set {
      extras.renameDelegate = newValue
      hasNoEffect("UINavigationItem.renameDelegate")
    }
  }

  /// The preferred placement of the search bar. The search bar is always shown below the items.
  open var preferredSearchBarPlacement: SearchBarPlacement {
    get { extras.searchBarPlacement }
    set {
      extras.searchBarPlacement = newValue
      hasNoEffect("UINavigationItem.preferredSearchBarPlacement")
    }
  }

  open var searchBarPlacement: SearchBarPlacement { .stacked }

  open var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { extras.letsToolbarIntegrate }
    set {
      extras.letsToolbarIntegrate = newValue
      hasNoEffect("UINavigationItem.searchBarPlacementAllowsToolbarIntegration")
    }
  }

  open var customizationIdentifier: String? {
    get { extras.customizationIdentifier }
    set { extras.customizationIdentifier = newValue }
  }

  /// The group at the outermost trailing position of the bar.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { extras.pinnedTrailingGroup }
    set {
      extras.pinnedTrailingGroup = newValue
      changed?()
    }
  }

  open var additionalOverflowItems: UIDeferredMenuElement? {
    get { extras.additionalOverflowItems }
    set {
      extras.additionalOverflowItems = newValue
      hasNoEffect("UINavigationItem.additionalOverflowItems")
    }
  }

  // MARK: Appearances of the bar while this item is on top; nil for the bar's own.

  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances[\.standard] }
    set { appearances[\.standard] = newValue }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[\.compact] }
    set { appearances[\.compact] = newValue }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[\.scrollEdge] }
    set { appearances[\.scrollEdge] = newValue }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[\.compactScrollEdge] }
    set { appearances[\.compactScrollEdge] = newValue }
  }

  private func makeAppearances() -> BarAppearances<UINavigationBarAppearance> {
    let made = BarAppearances<UINavigationBarAppearance>()
    made.changed = { [weak self] in self?.changed?() }
    return made
  }

  // Animated changes take effect at once.

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

extension UINavigationItem {
  /// The items on the left, from the edge inwards.
  var shownLeftItems: [UIBarButtonItem] { columnItems + shown(leadingItemGroups, else: leftBarButtonItems) }
  var shownRightItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup.map { shown([$0], else: nil, isRight: true) } ?? []
    return pinned + shown(trailingItemGroups.reversed(), else: rightBarButtonItems, isRight: true)
  }

  var centreItems: [UIBarButtonItem] { shown(centerItemGroups, else: nil) }

  /// Returns the visible items of a side. Items of groups follow the reading order on both sides.
  private func shown(
    _ groups: [UIBarButtonItemGroup], else items: [UIBarButtonItem]?, isRight: Bool = false
  ) -> [UIBarButtonItem] {
    let grouped = groups.filter { !$0.isHidden }.flatMap { isRight ? $0.barButtonItems.reversed() : $0.barButtonItems }
    return (groups.isEmpty ? items ?? [] : grouped).filter { !$0.isHidden }
  }

  /// Whether the bar has a strip for the search bar.
  func showsSearchBar(in session: Session) -> Bool {
    guard let search, session.behaves(.navigationItemsHaveSearchBars) else { return false }
    return search.isActive || !hidesSearchBarWhenScrolling || session.behaves(.searchBarsBeginShown)
  }
}
