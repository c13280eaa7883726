/// The items of a controller in the bars of its containers, created on first access.
@MainActor struct ControllerBars {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  private var edit: UIBarButtonItem?

  /// Sets an item that a document connects by its name. Returns false for another name.
  mutating func take(_ value: Any?, named key: String) -> Bool {
    switch key {
    case "navigationItem": navigation = value as? UINavigationItem
    case "tabBarItem": tab = value as? UITabBarItem
    default: return false
    }
    return true
  }

  mutating func navigationItem(title: String?) -> UINavigationItem {
    if let navigation { return navigation }
    let item = UINavigationItem()
    item.title = title
    navigation = item
    return item
  }

  mutating func tabBarItem(title: String?) -> UITabBarItem {
    if let tab { return tab }
    let item = UITabBarItem()
    item.title = title
    tab = item
    return item
  }

  mutating func editButton(for controller: UIViewController) -> UIBarButtonItem {
    if let edit { return edit }
    let item = UIBarButtonItem(systemItem: controller.isInEditMode ? .done : .edit)
    item.primaryAction = UIAction { [weak controller] _ in
      controller?.setEditing(!(controller?.isEditing ?? false), animated: true)
    }
    edit = item
    return item
  }

  func editModeDidChange(_ editing: Bool) { edit?.systemItem = editing ? .done : .edit }
}

extension UIViewController {
  func titleDidChange() {
    bars.navigation?.title = title
    bars.tab?.title = title
  }
}
