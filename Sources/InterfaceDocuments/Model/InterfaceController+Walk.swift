extension InterfaceController {
  /// Its root view first, then the views of its items and bars, then its children's.
  package var ownViews: [InterfaceView] {
    let items = (navigationItem?.views ?? []) + toolbarItems.compactMap(\.customView)
    return [view].compactMap(\.self) + items + [navigationBar, toolbar, tabBar, refreshControl].compactMap(\.self)
  }

  package var allViews: [InterfaceView] {
    ownViews.flatMap(\.walk) + children.flatMap(\.allViews)
  }
}
