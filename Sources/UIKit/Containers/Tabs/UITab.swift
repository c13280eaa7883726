/// A tab that a program describes, from iOS 18 on: its controller is made from the description.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where a tab may stand where there is a sidebar beside the bar. Raw values are UIKit's.
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
  /// Kept for the program: it is shown in sidebars.
  open var subtitle: String?
  /// A hidden tab is not in the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { listDidChange() } } }
  open var isEnabled = true { didSet { didChange() } }
  /// Kept for the program: people hide tabs in sidebars.
  open var allowsHiding = false
  /// A tab of the sidebar alone is not in the bar.
  open var preferredPlacement = Placement.automatic { didSet { if preferredPlacement != oldValue { listDidChange() } } }
  /// Kept for the program.
  open var userInfo: Any?

  /// The group that it is in.
  open internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?
  let provider: ViewControllerProvider?
  private var made: UIViewController?
  /// What the bar shows.
  final let item: UITabBarItem

  /// - Parameter viewControllerProvider: makes the controller when it is asked for first.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ViewControllerProvider? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    (provider, item) = (viewControllerProvider, UITabBarItem(title: title, image: image, tag: 0))
    super.init()
  }

  /// The provider's; nil without one.
  open var viewController: UIViewController? {
    if made == nil, let provider { made = Session.current.perform { provider(self) } }
    return made
  }

  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  /// Whether the bar or the group has room for it.
  open var hasVisiblePlacement: Bool { tabBarController != nil && isInBar }

  /// What the bar brings on screen.
  var shownController: UIViewController? { viewController }

  final var isInBar: Bool { !isHidden && preferredPlacement != .sidebarOnly }

  final func didChange() {
    (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
    item.selectedImage = selectedImage
    tabBarController?.tabBar.setNeedsLayout()
  }

  final func listDidChange() { tabBarController?.takeTabs() }
}

/// The tab that leads to search.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Selecting it begins a search in the search bar of its topmost controller.
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

/// Tabs behind one: the bar shows the group, and the group's selected tab is on screen.
@preconcurrency @MainActor open class UITabGroup: UITab {
  open var children: [UITab] = [] {
    didSet {
      adoptChildren()
      listDidChange()
    }
  }

  /// The tab that is selected as long as nobody has chosen one.
  open var defaultChildIdentifier: String?
  private weak var chosen: UITab?

  /// The stack in which the group's controllers are shown: the group's own below that of the selected tab.
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

  /// Of the group or of a group in it.
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
