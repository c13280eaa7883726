import InterfaceDocuments
import SystemProfiles

/// The simulated bars of Interface Builder around a scene, with the items of the scene's controller and the appearance
/// of its containers in the document.
@MainActor struct CanvasBars {
  private let document: InterfaceDocument
  private let session: Session
  /// Creates new items from the document, independent of the scene's.
  private let instantiator: NibInstantiator

  init(_ document: InterfaceDocument, in session: Session) {
    (self.document, self.session) = (document, session)
    instantiator = NibInstantiator(document: document, session: session, isOnCanvas: true)
  }

  /// Returns no bars for a view that isn't as large as the canvas, because their position is unknown.
  func make(_ bars: BarConfiguration, around scene: InstantiatedScene) -> [UIView] {
    guard let root = scene.root, root.bounds.size == session.environment.screenSize, !scene.stage.beginsBelowBar,
      let controller = document.controller(ofScene: scene.id)
    else { return [] }
    let views = bars.makeViews(title: scene.title, around: root, in: session)
    session.perform {
      for view in views { dress(view, for: controller, scene.stage.settings) }
    }
    for view in views { session.commitFrame(of: view) }
    return views
  }

  private func dress(_ view: UIView, for controller: InterfaceController, _ settings: ContainerSettings) {
    switch view {
    case let bar as UINavigationBar:
      if let item = controller.navigationItem { bar.items = [instantiator.makeNavigationItem(item)] }
      look(of: settings.navigationID, \.navigationBar).map { instantiator.dress(bar, as: $0) }
      bar.placeCustomItems()
    case let bar as UIToolbar:
      bar.items = controller.toolbarItems.map(instantiator.makeButton)
      look(of: settings.navigationID, \.toolbar).map { instantiator.dress(bar, as: $0) }
    case let bar as UITabBar:
      dress(bar, settings.tabsID, for: controller)
    default: break
    }
  }

  private func dress(_ bar: UITabBar, _ tabs: String?, for shown: InterfaceController) {
    guard let tabs = controller(tabs) else { return }
    let children = tabs.segues.filter { $0.kind == "relationship" }.compactMap { controller($0.destination) }
    bar.items = children.map { child in
      let item = child.tabBarItem ?? rootItem(of: child)
      return item.map(instantiator.makeItem) ?? UITabBarItem(title: child.title, image: nil, tag: 0)
    }
    let path = ScenePaths(document)[shown.id]?.steps.map(\.destination) ?? []
    let selected = children.firstIndex { $0.id == shown.id || path.contains($0.id) } ?? 0
    bar.selectedItem = bar.items?.dropFirst(selected).first
    look(of: tabs.id, \.tabBar).map { instantiator.dress(bar, as: $0) }
  }

  /// The tab bar item of a navigation controller without one: that of its root.
  private func rootItem(of stack: InterfaceController) -> InterfaceTabBarItem? {
    let root = stack.segues.first { $0.relationship == "rootViewController" }
    return root.flatMap { controller($0.destination) }?.tabBarItem
  }

  private func look(of id: String?, _ bar: KeyPath<InterfaceController, InterfaceView?>) -> InterfaceView? {
    controller(id)?[keyPath: bar]
  }

  private func controller(_ id: String?) -> InterfaceController? {
    document.scenes.lazy.flatMap(\.controllers).first { $0.id == id }
  }
}
