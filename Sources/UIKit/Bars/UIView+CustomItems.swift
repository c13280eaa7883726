// The views that stand for items of bars: subviews of the bar, where it would draw the item.
extension UIView {
  /// As large as it was made; a view without a size is as large as its content. From iOS 11 on constraints count.
  ///
  /// > Source: WWDC 2017 session 204.
  var sizeInBar: CGSize {
    if session.behaves(.barItemsAreLaidOutByConstraints), !translatesAutoresizingMaskIntoConstraints {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return bounds.isEmpty ? sizeThatFits(.zero) : bounds.size
  }

  /// In the middle of the slot's height.
  func barFrame(in slot: CGRect) -> CGRect {
    let size = sizeInBar, width = min(size.width, slot.width)
    let y = slot.minY + session.pixelGrid.floor((slot.height - size.height) / 2)
    return CGRect(x: slot.minX, y: y, width: width, height: size.height)
  }

  /// - Parameter old: the views that the bar showed until now.
  func showCustomItems(_ places: [(view: UIView, frame: CGRect)], insteadOf old: inout [UIView]) {
    let views = places.map(\.view)
    for view in old where view.superview === self && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    old = views
    for (view, frame) in places {
      if view.superview !== self { addSubview(view) }
      if view.frame != frame { view.frame = frame }
    }
  }
}

extension UINavigationBar {
  func placeCustomItems() {
    for item in allItems { show(item) }
    showCustomItems(customPlaces, insteadOf: &customViews)
  }
}

extension UIToolbar {
  func placeCustomItems() {
    for item in items ?? [] { show(item) }
    let places = itemFrames.compactMap { place in
      place.item.customView.map { (view: $0, frame: $0.barFrame(in: place.frame)) }
    }
    showCustomItems(places, insteadOf: &customViews)
  }
}
