// The views that stand for items of bars: subviews of the bar, where it would draw the item.
extension UIView {
  /// As large as it was made; a view that came without a size is as large as its content, also when that changes. From
  /// iOS 11 on its constraints count.
  ///
  /// > Source: WWDC 2017 session 204.
  var sizeInBar: CGSize {
    let hasSize = translatesAutoresizingMaskIntoConstraints && !bounds.isEmpty
    if hasSize, !look.hasSizeOfBar { return bounds.size }
    look.hasSizeOfBar = true
    guard session.behaves(.barItemsAreLaidOutByConstraints) else { return sizeThatFits(.zero) }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting == .zero ? sizeThatFits(.zero) : fitting
  }

  /// In the middle of the slot's height; a view that the bar gives its size stays within the bar, one that was made with a
  /// size keeps that.
  func barFrame(in slot: CGRect) -> CGRect {
    let size = sizeInBar, width = min(size.width, slot.width)
    let height = look.hasSizeOfBar ? min(size.height, slot.height) : size.height
    let y = slot.minY + session.pixelGrid.floor((slot.height - height) / 2)
    return CGRect(x: slot.minX, y: y, width: width, height: height)
  }

  /// A view that goes may take the keyboard with it, which lays the bar out again.
  ///
  /// - Parameter old: the views that the bar showed until now.
  func showCustomItems(_ places: [(view: UIView, frame: CGRect)], insteadOf old: [UIView]) {
    for view in old where view.superview === self && !places.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    for (view, frame) in places {
      if view.superview !== self { addSubview(view) }
      if view.frame != frame { view.frame = frame }
    }
  }
}

extension UINavigationBar {
  func placeCustomItems() {
    for item in allItems { show(item) }
    let old = customViews, places = customPlaces
    customViews = places.map(\.view)
    showCustomItems(places, insteadOf: old)
  }
}

extension UIToolbar {
  func placeCustomItems() {
    for item in items ?? [] { show(item) }
    let places = itemFrames.compactMap { place in
      place.item.customView.map { (view: $0, frame: $0.barFrame(in: place.frame)) }
    }
    let old = customViews
    customViews = places.map(\.view)
    showCustomItems(places, insteadOf: old)
  }
}
