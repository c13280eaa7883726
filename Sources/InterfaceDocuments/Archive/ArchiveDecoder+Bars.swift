import CoreTypes

/// Bars and the items on them.
extension ArchiveDecoder {
  func toolbar(_ source: ArchiveSource) -> ToolbarContent {
    var toolbar = ToolbarContent()
    toolbar.items = source.array("IBUIItems").map(barButtonItem)
    toolbar.bar = barAppearance(source)
    return toolbar
  }

  func navigationBar(_ source: ArchiveSource) -> NavigationBarContent {
    var bar = NavigationBarContent()
    bar.items = source.array("IBUIItems").map(navigationItem)
    bar.bar = barAppearance(source)
    return bar
  }

  func tabBar(_ source: ArchiveSource) -> TabBarContent {
    var bar = TabBarContent()
    bar.items = source.array("IBUIItems").map(tabBarItem)
    bar.bar = barAppearance(source)
    return bar
  }

  private func barAppearance(_ source: ArchiveSource) -> BarAppearance {
    var bar = BarAppearance()
    bar.style = barStyle(source, "IBUIBarStyle")
    bar.barTintColor = color(source, "IBUITintColor")
    source.read("IBUITranslucent", into: &bar.isTranslucent)
    return bar
  }

  func barStyle(_ source: ArchiveSource, _ name: String) -> String? {
    let styles: [String?] = [nil, "black", "blackTranslucent", "blackOpaque"]
    return source.option(name, codes: styles) ?? nil
  }

  func navigationItem(_ object: DocumentElement) -> InterfaceNavigationItem {
    let source = source(object)
    var item = InterfaceNavigationItem(id: id(of: object), position: object.position)
    source.read("IBUITitle", into: &item.title)
    source.read("IBUIPrompt", into: &item.prompt)
    source.read("IBUIHidesBackButton", into: &item.hidesBackButton)
    item.titleView = view(source, "IBUITitleView", key: "titleView")
    item.leftItems = [source.object("IBUILeftBarButtonItem")].compactMap { $0.map(barButtonItem) }
    item.customClass = records.customClass(of: object)
    item.rightItems = [source.object("IBUIRightBarButtonItem")].compactMap { $0.map(barButtonItem) }
    item.backItem = source.object("IBUIBackBarButtonItem").map(barButtonItem)
    item.connections = connections[ObjectIdentifier(object)] ?? []
    return item
  }

  func barButtonItem(_ object: DocumentElement) -> InterfaceBarButtonItem {
    let source = source(object)
    var item = InterfaceBarButtonItem(id: id(of: object), position: object.position)
    item.customClass = records.customClass(of: object)
    item.image = source.image("IBUIImage")
    item.systemItem = source.option("IBUISystemItemIdentifier", codes: SystemItems.barButtonItems)
    item.style = source.option("IBUIStyle", codes: ["plain", "bordered", "done"]) ?? "plain"
    item.tintColor = color(source, "IBUITintColor")
    item.customView = view(source, "IBUICustomView", key: "customView")
    item.connections = connections[ObjectIdentifier(object)] ?? []
    source.read("IBUITitle", into: &item.title)
    source.read("IBUIWidth", into: &item.width)
    source.read("IBUIEnabled", into: &item.isEnabled)
    source.read("IBUITag", into: &item.tag)
    return item
  }

  func tabBarItem(_ object: DocumentElement) -> InterfaceTabBarItem {
    let source = source(object)
    var item = InterfaceTabBarItem(id: id(of: object), position: object.position)
    item.customClass = records.customClass(of: object)
    item.image = source.image("IBUIImage")
    item.systemItem = source.option("IBUISystemItemIdentifier", codes: SystemItems.tabBarItems)
    source.read("IBUITitle", into: &item.title)
    source.read("IBUIBadgeValue", into: &item.badgeValue)
    source.read("IBUIEnabled", into: &item.isEnabled)
    source.read("IBUITag", into: &item.tag)
    return item
  }
}

/// The names of system items, in the order of UIKit's raw values.
enum SystemItems {
  static let barButtonItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
    "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
    "redo", "pageCurl",
  ]

  static let tabBarItems = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
    "downloads", "mostRecent", "mostViewed",
  ]
}
