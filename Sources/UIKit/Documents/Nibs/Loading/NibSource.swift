import InterfaceDocuments

/// An object of a document with its connections and runtime attributes.
struct NibSource {
  let id: String
  var connections: [InterfaceConnection]
  let attributes: [RuntimeAttribute]
  var isAwake = false

  init(_ id: String, _ connections: [InterfaceConnection], _ attributes: [RuntimeAttribute] = []) {
    (self.id, self.connections, self.attributes) = (id, connections, attributes)
  }
}

extension NibSource {
  /// The objects that a scene creates: placeholders first, then the others in document order. Prototype cells are
  /// excluded, because they are created later and repeatedly.
  static func all(in scene: InterfaceScene) -> [NibSource] {
    let placeholders = scene.placeholders.map { NibSource($0.id, $0.connections) }
    return placeholders + scene.objects.flatMap(all)
  }

  static func all(in view: InterfaceView) -> [NibSource] {
    [NibSource(view.id, view.connections, view.runtimeAttributes)] + view.barSources
      + (view.childrenInApp + view.staticRows).flatMap(all)
  }

  private static func all(in object: TopLevelObject) -> [NibSource] {
    switch object {
    case .view(let view): all(in: view)
    case .controller(let controller): all(in: controller)
    case .other(let object):
      [NibSource(object.id, object.connections, object.runtimeAttributes)] + object.views.flatMap(all)
    }
  }

  private static func all(in controller: InterfaceController) -> [NibSource] {
    [NibSource(controller.id, controller.connections, controller.runtimeAttributes)]
      + (controller.navigationItem.map(all) ?? []) + controller.toolbarItems.map(NibSource.init)
      + [controller.tabBarItem].compactMap(\.self).map(NibSource.init)
      + controller.ownViews.flatMap(all) + controller.children.flatMap(all)
  }

  fileprivate static func all(in item: InterfaceNavigationItem) -> [NibSource] {
    let buttons = item.leftItems + item.rightItems + [item.backItem].compactMap(\.self)
    return [NibSource(item.id, item.connections, item.runtimeAttributes)] + buttons.map(NibSource.init)
  }

  fileprivate init(_ item: InterfaceBarButtonItem) { self.init(item.id, item.connections, item.runtimeAttributes) }
  fileprivate init(_ item: InterfaceTabBarItem) { self.init(item.id, item.connections, item.runtimeAttributes) }
}

extension InterfaceView {
  /// The items of a bar.
  fileprivate var barSources: [NibSource] {
    switch content {
    case .toolbar(let bar): bar.items.map { NibSource($0) }
    case .navigationBar(let bar): bar.items.flatMap { NibSource.all(in: $0) }
    case .tabBar(let bar): bar.items.map { NibSource($0) }
    default: []
    }
  }

  /// The subviews when an app loads the document. Rows are excluded, because a list adds them itself.
  var childrenInApp: [InterfaceView] {
    let rows = Set((prototypes + staticRows).map(\.id))
    return rows.isEmpty ? allChildren : allChildren.filter { !rows.contains($0.id) }
  }

  /// The rows of a static table.
  var staticRows: [InterfaceView] {
    if case .tableView(let table) = content, table.isStatic { table.sections.flatMap(\.cells) } else { [] }
  }

  /// The prototypes of cells, headers and footers.
  var prototypes: [InterfaceView] {
    switch content {
    case .tableView(let table): table.prototypes
    case .collectionView(let collection): collection.views
    default: []
    }
  }
}
