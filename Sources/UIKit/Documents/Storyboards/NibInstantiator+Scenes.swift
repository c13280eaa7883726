import InterfaceDocuments

// The initial contents of a controller: children, bar items, the appearance of its bars.
extension NibInstantiator {
  /// Returns an instantiator for the same document and its existing objects, with another owner.
  func owned(by owner: NSObject) -> NibInstantiator {
    var copy = self
    copy.owner = owner
    return copy
  }

  /// Returns an instantiator for a part of the document that is created repeatedly.
  func inner(owner: NSObject) -> NibInstantiator {
    var copy = owned(by: owner)
    copy.objects = NibObjects(inside: objects)
    return copy
  }

  func addChildren(_ children: [UIViewController], to controller: UIViewController) {
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = children
    case let tabs as UITabBarController: tabs.viewControllers = children
    case let split as UISplitViewController: split.viewControllers = children
    default: break
    }
  }

  func addItems(of description: InterfaceController, to controller: UIViewController) {
    controller.title = description.title
    if let item = description.navigationItem { controller.bars.navigation = makeNavigationItem(item) }
    if let item = description.tabBarItem {
      controller.tabBarItem = makeItem(item)
      controller.tabBarItem.tag = item.tag
    }
    if !description.toolbarItems.isEmpty { controller.toolbarItems = description.toolbarItems.map(makeButton) }
    if let navigation = controller as? UINavigationController { addBars(of: description, to: navigation) }
    if let split = controller as? UISplitViewController { addColumns(of: description, to: split) }
    if let tabs = controller as? UITabBarController, let bar = description.tabBar { dress(tabs.tabBar, as: bar) }
    controller.restorationIdentifier = description.restorationIdentifier
    addPresentation(description.presentation, to: controller)
  }

  private func addColumns(of description: InterfaceController, to split: UISplitViewController) {
    let columns = description.columns
    if columns.areNamed, session.behaves(.splitControllersHaveColumns) {
      let hasThree = description.connections.contains { $0.segue?.relationship == "supplementaryViewController" }
      split.style = hasThree ? .tripleColumn : .doubleColumn
    }
    if let mode = columns.displayMode.flatMap(UISplitViewController.DisplayMode.init(name:)) {
      split.preferredDisplayMode = mode
    }
    if let behavior = columns.behavior.flatMap(UISplitViewController.SplitBehavior.init(name:)) {
      split.preferredSplitBehavior = behavior
    }
    if let width = columns.minimumPrimaryWidth { split.minimumPrimaryColumnWidth = width }
    if let width = columns.maximumPrimaryWidth { split.maximumPrimaryColumnWidth = width }
    if let fraction = columns.primaryFraction { split.preferredPrimaryColumnWidthFraction = fraction }
  }

  private func addPresentation(
    _ description: InterfaceDocuments.ControllerPresentation, to controller: UIViewController
  ) {
    if let size = description.popoverSize { controller.preferredContentSize = size }
    if description.definesPresentationContext { controller.definesPresentationContext = true }
    if let style = description.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(name:)) {
      controller.modalPresentationStyle = style
    }
    if let style = description.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(name:)) {
      controller.modalTransitionStyle = style
    }
    if let table = controller as? UITableViewController {
      table.clearsSelectionOnViewWillAppear = description.clearsSelectionOnViewWillAppear
    }
  }

  // MARK: Items

  func makeNavigationItem(_ description: InterfaceNavigationItem) -> UINavigationItem {
    let item = UINavigationItem()
    objects.note(item, as: description.id)
    (item.title, item.prompt, item.hidesBackButton) = (
      description.title, description.prompt, description.hidesBackButton
    )
    item.largeTitleDisplayMode = .init(name: description.largeTitleDisplayMode)
    item.titleView = description.titleView.map(makeFreeView)
    if !description.leftItems.isEmpty { item.leftBarButtonItems = description.leftItems.map(makeButton) }
    if !description.rightItems.isEmpty { item.rightBarButtonItems = description.rightItems.map(makeButton) }
    item.backBarButtonItem = description.backItem.map(makeButton)
    return item
  }

  func makeButton(_ description: InterfaceBarButtonItem) -> UIBarButtonItem {
    let item = makeItem(description)
    if item.customView == nil { item.customView = description.customView.map(makeFreeView) }
    return item
  }

  private func makeFreeView(_ description: InterfaceView) -> UIView {
    let view = makeView(description, parent: nil)
    installConstraints()
    return view
  }

  // MARK: Bars

  private func addBars(of description: InterfaceController, to navigation: UINavigationController) {
    navigation.isNavigationBarHidden = description.presentation.navigationBarHidden
    navigation.isToolbarHidden = description.presentation.toolbarHidden
    if let bar = description.navigationBar { dress(navigation.navigationBar, as: bar) }
    if let bar = description.toolbar { dress(navigation.toolbar, as: bar) }
  }

  /// Applies the document's appearance to a bar that its container created.
  func dress(_ bar: UIView, as description: InterfaceView) {
    objects.note(bar, as: description.id)
    if let tint = description.appearance.tintColor { bar.tintColor = color(tint) }
    switch (description.content, bar) {
    case (.navigationBar(let content), let bar as UINavigationBar):
      bar.bar = makeLook(content.bar, insteadOf: bar.bar)
      bar.prefersLargeTitles = content.prefersLargeTitles
      dressTitles(of: bar, content.bar)
    case (.toolbar(let content), let bar as UIToolbar): bar.bar = makeLook(content.bar, insteadOf: bar.bar)
    case (.tabBar(let content), let bar as UITabBar): bar.bar = makeLook(content.bar, insteadOf: bar.bar)
    default: break
    }
  }

  /// Returns the document's look with the bar's existing layout.
  private func makeLook(_ appearance: BarAppearance, insteadOf old: BarLook) -> BarLook {
    var look = makeLook(appearance)
    (look.overhang, look.content) = (old.overhang, old.content)
    return look
  }
}
