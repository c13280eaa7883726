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

  /// From iOS 16 on: what the screen is for.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is where reading begins, and the items of the middle are in its place.
    case browser, editor
  }

  open var title: String? { didSet { changed?() } }
  open var prompt: String? { didSet { changed?() } }
  open var titleView: UIView? { didSet { changed?() } }
  /// Below the title, from iOS 26 on.
  open var subtitle: String? { didSet { changed?() } }
  /// In place of the title while that is large; nil for the title.
  open var largeTitle: String? { didSet { changed?() } }
  /// Below a large title; nil for the subtitle.
  open var largeSubtitle: String? { didSet { changed?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// In place of the items of a side, from iOS 16 on.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
  /// In the middle of wide bars, of the styles whose titles are not there; elsewhere there is no room for them.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
  open var style = ItemStyle.navigator { didSet { changed?() } }
  /// How the back button of the screen above names this one; nil for by its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed?() } }
  /// A title for that button alone.
  open var backButtonTitle: String? { didSet { changed?() } }
  /// Of the back button of the screen above.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed?() } }
  /// In place of going back, on the screen of this item.
  open var backAction: UIAction?
  open var hidesBackButton = false { didSet { changed?() } }
  /// What a split view controller adds before the program's items.
  var columnItems: [UIBarButtonItem] = [] { didSet { if columnItems != oldValue { changed?() } } }
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
  private var extras = NavigationItemExtras()
  private(set) final lazy var appearances = makeAppearances()
  /// Names the way back here where no item of the program's does.
  private(set) final lazy var impliedBackItem = UIBarButtonItem()

  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Without the values of a document: the nib loader sets them.
  public required init?(coder: NSCoder) { super.init() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // MARK: What is stored: no menu opens at a title, and nobody customises a bar.

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

  /// Search bars stand below the others whatever is preferred.
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

  /// At the outermost place of the end of the bar.
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

  // The end state of a change is there at once.

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

extension UINavigationItem {
  /// From the edge inwards.
  var shownLeftItems: [UIBarButtonItem] { columnItems + shown(leadingItemGroups, else: leftBarButtonItems) }
  var shownRightItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup.map { shown([$0], else: nil, isRight: true) } ?? []
    return pinned + shown(trailingItemGroups.reversed(), else: rightBarButtonItems, isRight: true)
  }

  var centreItems: [UIBarButtonItem] { shown(centerItemGroups, else: nil) }

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
