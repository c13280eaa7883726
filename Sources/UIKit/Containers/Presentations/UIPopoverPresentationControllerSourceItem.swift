/// A possible source of a popover: a view, a layout guide, or a bar item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// - Returns: nil if the item is not on screen in the view's window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard window != nil, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let owner = owningView, owner.frame(in: referenceView) != nil else { return nil }
    return owner.convert(layoutFrame, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    place(in: referenceView.window).map { bar, frame in bar.convert(frame, to: referenceView) }
  }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let tabBar = referenceView.window.flatMap(tabBar) else { return nil }
    let slot = tabBar.itemFrames.first { $0.item === self }
    return slot.map { tabBar.convert($0.frame, to: referenceView) }
  }

  private func tabBar(below view: UIView) -> UITabBar? {
    if let bar = view as? UITabBar, bar.items?.contains(self) == true { return bar }
    return view.subviews.lazy.compactMap(tabBar).first
  }
}
