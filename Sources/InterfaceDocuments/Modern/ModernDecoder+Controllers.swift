import CoreTypes

extension ModernDecoder {
  func isController(_ element: DocumentElement) -> Bool {
    KnownClasses.controllers[element.name] != nil
      || (element.name.hasSuffix("Controller") && element["sceneMemberID"] == "viewController")
  }

  func controller(_ element: DocumentElement) -> InterfaceController {
    var controller = InterfaceController(
      id: element["id"] ?? "", elementName: element.name,
      className: KnownClasses.controllers[element.name] ?? "UIViewController", position: element.position)
    readIdentity(element, into: &controller)
    readItems(element, into: &controller)
    readViews(element, into: &controller)
    controller.children = (element.child(named: "viewControllers")?.children ?? []).filter(isController).map(
      self.controller)
    controller.layoutGuides = layoutGuides(element)
    controller.presentation = presentation(element)
    controller.pages = pages(element)
    controller.columns = columns(element)
    controller.simulatedMetrics = simulatedMetrics(element)
    controller.connections = connections(element)
    controller.runtimeAttributes = runtimeAttributes(element)
    return controller
  }

  private func readIdentity(_ element: DocumentElement, into controller: inout InterfaceController) {
    let source = source(element)
    source.read("customClass", into: &controller.customClass)
    source.read("customModule", into: &controller.customModule)
    source.read("userLabel", into: &controller.userLabel)
    source.read("storyboardIdentifier", into: &controller.storyboardIdentifier)
    source.read("restorationIdentifier", into: &controller.restorationIdentifier)
    source.read("nibName", into: &controller.nibName)
    controller.title = source.text("title")
    guard element.name == "viewControllerPlaceholder" else { return }
    controller.reference = StoryboardReference(
      storyboardName: element["storyboardName"], identifier: element["referencedIdentifier"],
      bundleIdentifier: element["bundleIdentifier"])
  }

  private func readItems(_ element: DocumentElement, into controller: inout InterfaceController) {
    controller.navigationItem = element.child(named: "navigationItem").map(navigationItem)
    controller.tabBarItem = element.child(named: "tabBarItem").map(tabBarItem)
    controller.toolbarItems = element.child(named: "toolbarItems").map(barButtonItems) ?? []
  }

  private func readViews(_ element: DocumentElement, into controller: inout InterfaceController) {
    for child in element.children where isView(child) {
      let view = view(child)
      switch child.key {
      case "view" where controller.view == nil: controller.view = view
      case "navigationBar" where controller.navigationBar == nil: controller.navigationBar = view
      case "toolbar" where controller.toolbar == nil: controller.toolbar = view
      case "tabBar" where controller.tabBar == nil: controller.tabBar = view
      case "refreshControl" where controller.refreshControl == nil: controller.refreshControl = view
      default: controller.attachedViews.append(view)
      }
    }
  }

  func layoutGuides(_ element: DocumentElement) -> [ControllerLayoutGuide] {
    (element.child(named: "layoutGuides")?.children ?? []).compactMap { guide in
      guard let id = guide["id"] else { return nil }
      return ControllerLayoutGuide(id: id, edge: guide["type"] == "bottom" ? .bottom : .top)
    }
  }

  private func presentation(_ element: DocumentElement) -> ControllerPresentation {
    let source = source(element)
    var presentation = ControllerPresentation()
    presentation.freeformSize = source.size("freeformSize")
    presentation.popoverSize = source.size("contentSizeForViewInPopover") ?? source.size("preferredContentSize")
    presentation.extendedEdges = element.child(named: "extendedEdge", key: "edgesForExtendedLayout").map(edges)
    source.read("extendedLayoutIncludesOpaqueBars", into: &presentation.extendedLayoutIncludesOpaqueBars)
    source.read("automaticallyAdjustsScrollViewInsets", into: &presentation.automaticallyAdjustsScrollViewInsets)
    source.read("autoresizesArchivedViewToFullSize", into: &presentation.autoresizesArchivedViewToFullSize)
    source.read("hidesBottomBarWhenPushed", into: &presentation.hidesBottomBarWhenPushed)
    source.read("wantsFullScreenLayout", into: &presentation.wantsFullScreenLayout)
    source.read("definesPresentationContext", into: &presentation.definesPresentationContext)
    source.read("clearsSelectionOnViewWillAppear", into: &presentation.clearsSelectionOnViewWillAppear)
    source.read("navigationBarHidden", into: &presentation.navigationBarHidden)
    source.read("toolbarHidden", into: &presentation.toolbarHidden)
    source.read("modalPresentationStyle", into: &presentation.modalPresentationStyle)
    source.read("modalTransitionStyle", into: &presentation.modalTransitionStyle)
    return presentation
  }

  private func pages(_ element: DocumentElement) -> PageSettings {
    let source = source(element)
    var pages = PageSettings()
    source.read("transitionStyle", into: &pages.transitionStyle)
    source.read("navigationOrientation", into: &pages.navigationOrientation)
    source.read("spineLocation", into: &pages.spineLocation)
    source.read("doubleSided", into: &pages.isDoubleSided)
    return pages
  }

  private func columns(_ element: DocumentElement) -> ColumnSettings {
    let source = source(element)
    var columns = ColumnSettings()
    source.read("minimumPrimaryColumnWidth", into: &columns.minimumPrimaryWidth)
    source.read("maximumPrimaryColumnWidth", into: &columns.maximumPrimaryWidth)
    source.read("preferredPrimaryColumnWidthFraction", into: &columns.primaryFraction)
    source.read("allowDoubleColumnStyle", into: &columns.areNamed)
    source.read("preferredDisplayMode", into: &columns.displayMode)
    source.read("behavior", into: &columns.behavior)
    return columns
  }

  private func edges(_ element: DocumentElement) -> InterfaceEdges {
    let names: [(String, InterfaceEdges)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return InterfaceEdges(names.filter { element[$0.0] == "YES" }.map(\.1))
  }
}
