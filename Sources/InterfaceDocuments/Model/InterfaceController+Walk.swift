extension InterfaceController {
  /// Its root view first, then the views of its items and bars, then its children's.
  package var ownViews: [InterfaceView] {
    let items = (navigationItem?.views ?? []) + toolbarItems.compactMap(\.customView)
    let bars = [navigationBar, toolbar, tabBar, refreshControl].compactMap(\.self)
    return [view].compactMap(\.self) + items + bars + attachedViews
  }

  package var allViews: [InterfaceView] {
    ownViews.flatMap(\.walk) + children.flatMap(\.allViews)
  }
}
