/// The list of the tabs that do not fit in the bar.
final class MoreListController: UITableViewController {
  weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.overflow.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil), item = tabs?.overflow[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title ?? item?.systemTitle
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.rowWasTapped(indexPath.row)
  }
}

/// The navigation stack of the "More" tab: the list, and above it the selected tab.
final class MoreNavigationController: UINavigationController {
  /// The selected tab, and the controllers to return to its own navigation stack.
  private var lent: (page: UIViewController, controllers: [UIViewController])?

  var shownPage: UIViewController? { lent?.page }

  /// Shows a tab. If it is a navigation controller, its controllers are pushed, because a stack cannot contain another.
  func show(_ page: UIViewController, animated: Bool) {
    guard lent?.page !== page, let list = viewControllers.first else { return }
    giveBack()
    let stack = page as? UINavigationController, controllers = stack?.viewControllers ?? [page]
    lent = (page, controllers)
    stack?.setViewControllers([], animated: false)
    setViewControllers([list] + controllers, animated: animated)
  }

  /// Pops to the list.
  func showList(animated: Bool) {
    guard viewControllers.count > 1, let list = viewControllers.first else { return giveBack() }
    popToViewController(list, animated: animated)
  }

  /// Returns the borrowed controllers, and those pushed on them, to the tab's own stack.
  func giveBack() {
    guard let (page, controllers) = lent else { return }
    lent = nil
    guard let stack = page as? UINavigationController else { return }
    let pushed = viewControllers.dropFirst().filter { controller in !controllers.contains { $0 === controller } }
    if let list = viewControllers.first, viewControllers.count > 1 { setViewControllers([list], animated: false) }
    stack.setViewControllers(controllers + pushed, animated: false)
  }

  override func childDidAppear(_ child: UIViewController, animated: Bool) {
    super.childDidAppear(child, animated: animated)
    guard let list = child as? MoreListController else { return }
    giveBack()
    list.tabs?.listDidAppear()
  }
}

extension UITabBarController {
  /// The number of tabs that fit in the bar, including "More".
  ///
  /// > Source: `moreNavigationController` reference for iPhone; assumed for iPad: eight.
  private var room: Int { session.environment.device.idiom == .pad ? 8 : 5 }

  /// The tabs behind "More".
  var overflow: [UIViewController] { pages.count > room ? Array(pages[(room - 1)...]) : [] }

  func isBehindMore(_ controller: UIViewController?) -> Bool { overflow.contains { $0 === controller } }

  /// The items in the bar.
  var shownItems: [UITabBarItem] {
    guard !overflow.isEmpty else { return pages.map(\.tabBarItem) }
    return pages.prefix(room - 1).map(\.tabBarItem) + [moreNavigationController.tabBarItem]
  }

  func makeMoreController() -> MoreNavigationController {
    session.perform {
      let stack = MoreNavigationController(rootViewController: MoreListController(self))
      stack.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
      return stack
    }
  }

  func rowWasTapped(_ row: Int) {
    guard overflow.indices.contains(row) else { return }
    let page = overflow[row]
    guard session.perform({ delegate?.tabBarController(self, shouldSelect: page) ?? true }) else { return }
    selectedViewController = page
    session.perform { delegate?.tabBarController(self, didSelect: page) }
  }
}
