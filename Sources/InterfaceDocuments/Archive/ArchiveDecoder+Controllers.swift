import CoreTypes

/// Controllers of a main window's archive.
extension ArchiveDecoder {
  func isController(_ object: DocumentElement) -> Bool {
    KnownClasses.controllers[KnownClasses.element(ofArchiveClass: className(of: object))] != nil
  }

  func controller(_ object: DocumentElement) -> InterfaceController {
    let source = source(object), element = KnownClasses.element(ofArchiveClass: className(of: object))
    var controller = InterfaceController(
      id: id(of: object), elementName: element, className: KnownClasses.controllers[element] ?? "UIViewController",
      position: object.position)
    controller.customClass = records.customClass(of: object)
    controller.userLabel = records.name(of: object)
    source.read("IBUITitle", into: &controller.title)
    source.read("IBUINibName", into: &controller.nibName)
    controller.view = view(source, "IBUIView", key: "view")
    readItems(source, into: &controller)
    controller.children = children(of: source)
    readPresentation(source, into: &controller.presentation)
    controller.simulatedMetrics = simulatedMetrics(source)
    controller.connections = connections[ObjectIdentifier(object)] ?? []
    controller.runtimeAttributes = runtimeAttributes[ObjectIdentifier(object)] ?? []
    return controller
  }

  private func readItems(_ source: ArchiveSource, into controller: inout InterfaceController) {
    controller.navigationItem = source.object("IBUINavigationItem").map(navigationItem)
    controller.tabBarItem = source.object("IBUITabBarItem").map(tabBarItem)
    controller.toolbarItems = source.array("IBUIToolbarItems").map(barButtonItem)
    controller.navigationBar = view(source, "IBUINavigationBar", key: "navigationBar")
    controller.toolbar = view(source, "IBUIToolbar", key: "toolbar")
    controller.tabBar = view(source, "IBUITabBar", key: "tabBar")
  }

  /// Returns the controllers in all properties that contain some, each once.
  private func children(of source: ArchiveSource) -> [InterfaceController] {
    let single = ["IBUIMasterViewController", "IBUIDetailViewController", "IBUIRootViewController"]
    let listed = source.array("IBUIViewControllers") + single.compactMap { source.object($0) }
    return listed.filter { isController($0) && place($0) }.map(controller)
  }

  private func readPresentation(_ source: ArchiveSource, into presentation: inout ControllerPresentation) {
    source.read("IBUIWantsFullScreenLayout", into: &presentation.wantsFullScreenLayout)
    source.read("IBUIHidesBottomBarWhenPushed", into: &presentation.hidesBottomBarWhenPushed)
    source.read(
      "IBUIAutoresizesArchivedViewToFullSize", into: &presentation.autoresizesArchivedViewToFullSize)
    source.read("IBUIClearsSelectionOnViewWillAppear", into: &presentation.clearsSelectionOnViewWillAppear)
    source.read("IBUINavigationBarHidden", into: &presentation.navigationBarHidden)
    source.read("IBUIToolbarHidden", into: &presentation.toolbarHidden)
    presentation.popoverSize = source.size("IBUIContentSizeForViewInPopover")
  }

  /// Decodes simulated metrics: `IBUISimulatedTopBarMetrics` has the name `simulatedNavigationBarMetrics` and the key
  /// `simulatedTopBarMetrics`.
  func simulatedMetrics(_ source: ArchiveSource) -> [SimulatedMetrics] {
    source.element.children.compactMap { child in
      guard let key = child.key, key.hasPrefix("IBUISimulated") else { return nil }
      let object = graph.resolve(child), name = object.map { className(of: $0) } ?? "nil"
      return SimulatedMetrics(
        name: KnownClasses.element(ofArchiveClass: name), key: KnownClasses.element(ofArchiveClass: key),
        type: object.flatMap { self.source($0).string("IBUIDisplayName") }, size: object.flatMap(portraitSize))
    }
  }

  private func portraitSize(_ metrics: DocumentElement) -> CGSize? {
    let sizes = graph.dictionary(metrics.child(key: "IBUINormalizedOrientationToSizeMap"))
    return (sizes.first { $0.key == "1" } ?? sizes.first).flatMap { Scalars.size($0.value.string) }
  }
}
