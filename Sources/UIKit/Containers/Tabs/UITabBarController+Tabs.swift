// Tabs that the app describes.
extension UITabBarController {
  /// Replaces the controllers with those of the described tabs in the bar.
  func takeTabs() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    let shown = described.filter { tab in
      tab.isInBar && (!isCompact || compactTabIdentifiers?.contains(tab.identifier) ?? true)
    }
    for tab in described { tab.owner = self }
    let pairs = shown.compactMap { tab in tab.shownController.map { (tab, $0) } }
    for (tab, controller) in pairs { controller.tabBarItem = tab.item }
    changePages(to: pairs.map(\.1))
  }

  /// The selected tab; for a group, the selected tab in it.
  var selectedDescription: UITab? {
    guard let controller = selectedViewController else { return nil }
    guard let tab = described.first(where: { $0.isInBar && $0.shownController === controller }) else { return nil }
    var found = tab
    while let child = (found as? UITabGroup)?.selectedChild { found = child }
    return found
  }

  func select(_ tab: UITab) {
    var outer = tab
    while let group = outer.parent {
      group.selectedChild = outer
      outer = group
    }
    if let controller = outer.shownController { selectedViewController = controller }
  }

  private func beginSearch(in tab: UITab) {
    guard let tab = tab as? UISearchTab, tab.automaticallyActivatesSearch else { return }
    let controller = (tab.viewController as? UINavigationController)?.topViewController ?? tab.viewController
    controller?.navigationItem.searchController?.isActive = true
  }

  /// Asks the delegate before a tap selects a described tab.
  func mayTake(_ controller: UIViewController) -> Bool {
    guard let tab = described.first(where: { $0.isInBar && $0.shownController === controller }), let delegate else {
      return true
    }
    return session.perform { delegate.tabBarController(self, shouldSelectTab: tab) }
  }

  func tell(of previous: UITab?) {
    guard let tab = selectedDescription else { return }
    if tab !== previous { beginSearch(in: tab) }
    guard let delegate else { return }
    session.perform { delegate.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }
}
