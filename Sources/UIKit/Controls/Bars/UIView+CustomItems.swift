// Custom views of bar items: subviews of the bar, in the places of the items.
extension UIView {
  /// The size of a custom view in a bar: the size that it was created with. A view without a size takes that of its
  /// content, also after changes. From iOS 11 on, its constraints determine the size.
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

  /// Returns the frame of a custom view, centered vertically in its slot. A view that takes its size from the bar stays
  /// within the bar; a view created with a size keeps it.
  func barFrame(in slot: CGRect) -> CGRect {
    let size = sizeInBar, width = min(size.width, slot.width)
    let height = look.hasSizeOfBar ? min(size.height, slot.height) : size.height
    let y = slot.minY + session.pixelGrid.floor((slot.height - height) / 2)
    return CGRect(x: slot.minX, y: y, width: width, height: height)
  }

  /// Replaces the custom views of the bar. Removing a view may dismiss the keyboard, which lays out the bar again.
  ///
  /// - Parameter old: the views that the bar has shown until now.
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
