/// A tab that the app describes, from iOS 18 on. Its controller is created from the description.
@preconcurrency @MainActor open class UITab: NSObject {
  /// The placement of a tab if there is a sidebar in addition to the bar. Raw values match UIKit's.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public typealias ViewControllerProvider = (UITab) -> UIViewController

  public let identifier: String
  open var title: String { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  open var selectedImage: UIImage? { didSet { didChange() } }
  open var badgeValue: String? { didSet { didChange() } }
  /// Stored only: it is shown in sidebars.
  open var subtitle: String?
  /// Whether the tab is hidden from the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { listDidChange() } } }
  open var isEnabled = true { didSet { didChange() } }
  /// Stored only: users hide tabs in sidebars.
  open var allowsHiding = false
  /// The preferred placement. A `sidebarOnly` tab is not in the bar.
  open var preferredPlacement = Placement.automatic { didSet { if preferredPlacement != oldValue { listDidChange() } } }
  /// Data for the app.
  open var userInfo: Any?

  /// The group that contains the tab.
  open internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?
  let provider: ViewControllerProvider?
  private var made: UIViewController?
  /// The item in the bar.
  final let item: UITabBarItem

  /// - Parameter viewControllerProvider: creates the controller on first access.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ViewControllerProvider? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    (provider, item) = (viewControllerProvider, UITabBarItem(title: title, image: image, tag: 0))
    super.init()
  }

  /// The provider's controller; nil without a provider.
  open var viewController: UIViewController? {
    if made == nil, let provider { made = Session.current.perform { provider(self) } }
    return made
  }

  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  /// Whether the tab is in the bar or the group.
  open var hasVisiblePlacement: Bool { tabBarController != nil && isInBar }

  /// The controller that the bar shows.
  var shownController: UIViewController? { viewController }

  final var isInBar: Bool { !isHidden && preferredPlacement != .sidebarOnly }

  final func didChange() {
    (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
    item.selectedImage = selectedImage
    tabBarController?.tabBar.setNeedsLayout()
  }

  final func listDidChange() { tabBarController?.takeTabs() }
}

/// The tab for search.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Whether selecting the tab activates the search controller of its top view controller.
  open var automaticallyActivatesSearch = false

  public init(viewControllerProvider: ViewControllerProvider? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ViewControllerProvider? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

/// A group of tabs: the bar shows the group, and the group's selected tab is on screen.
@preconcurrency @MainActor open class UITabGroup: UITab {
  open var children: [UITab] = [] {
    didSet {
      adoptChildren()
      listDidChange()
    }
  }

  /// The tab that is selected until another one is chosen.
  open var defaultChildIdentifier: String?
  private weak var chosen: UITab?

  /// The navigation stack that shows the group's controllers: the group's own below that of the selected tab.
  open var managingNavigationController: UINavigationController? { didSet { listDidChange() } }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ViewControllerProvider? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    self.children = children
    adoptChildren()
  }

  private func adoptChildren() { for child in children { child.parent = self } }

  open var selectedChild: UITab? {
    get {
      if let chosen, children.contains(where: { $0 === chosen }) { return chosen }
      guard let name = defaultChildIdentifier else { return provider == nil ? children.first : nil }
      return children.first { $0.identifier == name }
    }
    set {
      guard newValue !== selectedChild else { return }
      chosen = newValue
      listDidChange()
    }
  }

  /// Returns a tab of the group or of a nested group.
  open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }

  override var shownController: UIViewController? {
    let child = selectedChild?.shownController
    guard let stack = managingNavigationController else { return child ?? viewController }
    let controllers = [viewController, child].compactMap(\.self)
    if !stack.viewControllers.starts(with: controllers, by: { $0 === $1 }) {
      stack.setViewControllers(controllers, animated: false)
    }
    return stack
  }
}

extension [UITab] {
  @MainActor func tab(_ identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}
