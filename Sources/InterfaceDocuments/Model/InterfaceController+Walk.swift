extension InterfaceController {
  /// The controller's own views: its root view, the views of its items and bars, then its attached views.
  package var ownViews: [InterfaceView] {
    let items = (navigationItem?.views ?? []) + toolbarItems.compactMap(\.customView)
    let bars = [navigationBar, toolbar, tabBar, refreshControl].compactMap(\.self)
    return [view].compactMap(\.self) + items + bars + attachedViews
  }

  package var allViews: [InterfaceView] {
    var views: [InterfaceView] = []
    visitViews { views.append($0) }
    return views
  }

  /// Calls `body` with every view of the controller, parents first.
  package func visitViews(_ body: (InterfaceView) -> Void) {
    for view in ownViews { view.visit(body) }
    for child in children { child.visitViews(body) }
  }
}
