import CoreTypes

/// Bars and the items on them.
extension ModernDecoder {
  func toolbar(_ element: DocumentElement) -> ToolbarContent {
    var toolbar = ToolbarContent()
    toolbar.items = element.child(named: "items").map(barButtonItems) ?? []
    toolbar.bar = barAppearance(element)
    return toolbar
  }

  func navigationBar(_ element: DocumentElement) -> NavigationBarContent {
    var bar = NavigationBarContent()
    bar.items = items(element, named: "navigationItem").map(navigationItem)
    bar.bar = barAppearance(element)
    source(element).read("largeTitles", into: &bar.prefersLargeTitles)
    return bar
  }

  func tabBar(_ element: DocumentElement) -> TabBarContent {
    var bar = TabBarContent()
    bar.items = items(element, named: "tabBarItem").map(tabBarItem)
    bar.bar = barAppearance(element)
    return bar
  }

  private func items(_ element: DocumentElement, named name: String) -> [DocumentElement] {
    (element.child(named: "items")?.children ?? []).filter { $0.name == name }
  }

  private func barAppearance(_ element: DocumentElement) -> BarAppearance {
    let source = source(element)
    var bar = BarAppearance()
    source.read("barStyle", into: &bar.style)
    source.read("translucent", into: &bar.isTranslucent)
    bar.barTintColor = color(element, "barTintColor")
    bar.titleAttributes = textAttributes(element, "titleTextAttributes")
    bar.largeTitleAttributes = textAttributes(element, "largeTitleTextAttributes")
    return bar
  }

  private func textAttributes(_ element: DocumentElement, _ key: String) -> BarTextAttributes? {
    guard let element = element.child(named: "textAttributes", key: key) else { return nil }
    var attributes = BarTextAttributes()
    (attributes.font, attributes.color) = (font(element), color(element, "textColor"))
    attributes.shadowColor = color(element, "textShadowColor")
    if let offset = element.child(named: "offsetWrapper", key: "textShadowOffset").map(source) {
      attributes.shadowOffset = CGSize(
        width: offset.number("horizontal") ?? 0, height: offset.number("vertical") ?? 0)
    }
    return attributes
  }

  func navigationItem(_ element: DocumentElement) -> InterfaceNavigationItem {
    let source = source(element)
    var item = InterfaceNavigationItem(id: element["id"] ?? "", position: element.position)
    item.title = source.text("title")
    item.prompt = source.text("prompt")
    item.titleView = element.children.first { isView($0) && $0.key == "titleView" }.map(view)
    item.leftItems = barItems(element, single: "leftBarButtonItem", list: "leftBarButtonItems")
    item.rightItems = barItems(element, single: "rightBarButtonItem", list: "rightBarButtonItems")
    item.backItem = element.child(named: "barButtonItem", key: "backBarButtonItem").map(barButtonItem)
    item.connections = connections(element)
    item.runtimeAttributes = runtimeAttributes(element)
    source.read("customClass", into: &item.customClass)
    source.read("customModule", into: &item.customModule)
    source.read("hidesBackButton", into: &item.hidesBackButton)
    source.read("largeTitleDisplayMode", into: &item.largeTitleDisplayMode)
    return item
  }

  private func barItems(_ element: DocumentElement, single: String, list: String) -> [InterfaceBarButtonItem] {
    let first = element.child(named: "barButtonItem", key: single).map { [barButtonItem($0)] } ?? []
    return first + (element.child(named: list).map(barButtonItems) ?? [])
  }

  func barButtonItems(_ element: DocumentElement) -> [InterfaceBarButtonItem] {
    element.children.filter { $0.name == "barButtonItem" }.map(barButtonItem)
  }

  private func barButtonItem(_ element: DocumentElement) -> InterfaceBarButtonItem {
    let source = source(element)
    var item = InterfaceBarButtonItem(id: element["id"] ?? "", position: element.position)
    item.title = source.text("title")
    item.image = source.image("image")
    item.tintColor = color(element, "tintColor")
    item.customView = element.children.first(where: isView).map(view)
    item.connections = connections(element)
    item.runtimeAttributes = runtimeAttributes(element)
    source.read("customClass", into: &item.customClass)
    source.read("customModule", into: &item.customModule)
    source.read("systemItem", into: &item.systemItem)
    if let style = element["style"] { item.style = style }
    source.read("width", into: &item.width)
    source.read("enabled", into: &item.isEnabled)
    source.read("tag", into: &item.tag)
    return item
  }

  func tabBarItem(_ element: DocumentElement) -> InterfaceTabBarItem {
    let source = source(element)
    var item = InterfaceTabBarItem(id: element["id"] ?? "", position: element.position)
    item.title = source.text("title")
    item.image = source.image("image")
    item.selectedImage = source.image("selectedImage")
    source.read("customClass", into: &item.customClass)
    source.read("customModule", into: &item.customModule)
    source.read("systemItem", into: &item.systemItem)
    item.connections = connections(element)
    item.runtimeAttributes = runtimeAttributes(element)
    source.read("badgeValue", into: &item.badgeValue)
    source.read("enabled", into: &item.isEnabled)
    source.read("tag", into: &item.tag)
    return item
  }
}
