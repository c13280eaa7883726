// The keys of controllers and their bar items.
extension RuntimeKeys {
  /// The object for one component of a key path. `view` loads the view, as in key-value coding.
  static func part(_ key: String, of controller: UIViewController) -> AnyObject? {
    switch (key, controller) {
    case ("view", _): controller.view
    case ("navigationItem", _): controller.navigationItem
    case ("tabBarItem", _): controller.tabBarItem
    case ("tableView", let controller as UITableViewController): controller.tableView
    case ("collectionView", let controller as UICollectionViewController): controller.collectionView
    case ("navigationBar", let controller as UINavigationController): controller.navigationBar
    case ("toolbar", let controller as UINavigationController): controller.toolbar
    case ("tabBar", let controller as UITabBarController): controller.tabBar
    default: nil
    }
  }

  static func set(_ value: RuntimeValue, _ key: String, of controller: UIViewController) -> Bool {
    setOwn(value, key, of: controller) || setStyle(value, key, of: controller)
      || value.assign(controllers[key], of: controller)
  }

  private static func setOwn(_ value: RuntimeValue, _ key: String, of controller: UIViewController) -> Bool {
    switch controller {
    case let table as UITableViewController: value.assign(tableControllers[key], of: table)
    case let navigation as UINavigationController: value.assign(navigations[key], of: navigation)
    case let split as UISplitViewController: value.assign(splits[key], of: split)
    case let pages as UIPageViewController: value.assign(pageControllers[key], of: pages)
    default: false
    }
  }

  /// Sets enumerations, whose values are numbers in key-value coding.
  private static func setStyle(_ value: RuntimeValue, _ key: String, of controller: UIViewController) -> Bool {
    guard let number = value.value(as: Int.self) else { return false }
    switch key {
    case "modalPresentationStyle":
      guard let style = UIModalPresentationStyle(rawValue: number) else { return false }
      controller.modalPresentationStyle = style
    case "modalTransitionStyle":
      guard let style = UIModalTransitionStyle(rawValue: number) else { return false }
      controller.modalTransitionStyle = style
    case "edgesForExtendedLayout": controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(max(0, number)))
    default: return false
    }
    return true
  }

  private static var controllers: [String: PartialKeyPath<UIViewController>] {
    [
      "title": \.title, "hidesBottomBarWhenPushed": \.hidesBottomBarWhenPushed, "editing": \.isEditing,
      "definesPresentationContext": \.definesPresentationContext, "modalInPresentation": \.isModalInPresentation,
      "extendedLayoutIncludesOpaqueBars": \.extendedLayoutIncludesOpaqueBars,
      "automaticallyAdjustsScrollViewInsets": \.automaticallyAdjustsScrollViewInsets,
      "wantsFullScreenLayout": \.wantsFullScreenLayout, "preferredContentSize": \.preferredContentSize,
    ]
  }

  private static var tableControllers: [String: PartialKeyPath<UITableViewController>] {
    ["clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear]
  }

  private static var navigations: [String: PartialKeyPath<UINavigationController>] {
    ["navigationBarHidden": \.isNavigationBarHidden, "toolbarHidden": \.isToolbarHidden]
  }

  private static var splits: [String: PartialKeyPath<UISplitViewController>] {
    [
      "minimumPrimaryColumnWidth": \.minimumPrimaryColumnWidth,
      "maximumPrimaryColumnWidth": \.maximumPrimaryColumnWidth,
      "preferredPrimaryColumnWidthFraction": \.preferredPrimaryColumnWidthFraction,
    ]
  }

  private static var pageControllers: [String: PartialKeyPath<UIPageViewController>] {
    ["doubleSided": \.isDoubleSided]
  }

  static var navigationItems: [String: PartialKeyPath<UINavigationItem>] {
    [
      "title": \.title, "prompt": \.prompt, "hidesBackButton": \.hidesBackButton, "backButtonTitle": \.backButtonTitle,
      "leftItemsSupplementBackButton": \.leftItemsSupplementBackButton,
    ]
  }

  static var tabs: [String: PartialKeyPath<UITabBarItem>] {
    ["badgeValue": \.badgeValue, "selectedImage": \.selectedImage, "badgeColor": \.badgeColor]
  }
}
