import DisplayLists

extension LayerLook {
  /// Returns a copy with the properties that the layer's view stores.
  ///
  /// - Parameter shown: Whether to take the values on screen instead of the model values.
  @MainActor func taking(_ view: UIView, shown: Bool) -> LayerLook {
    var look = self
    look.geometry = shown ? view.shownGeometry : view.geometry
    look.opacity = shown ? view.shownAlpha : view.look.alpha
    look.cornerRadius = shown ? view.shownCornerRadius : view.look.cornerRadius
    if view.look.cornerConfiguration != nil {
      let radii = view.cornerRadii
      if let radius = radii.uniform { look.cornerRadius = radius } else { look.radii = radii }
    }
    look.backgroundColor = shown ? view.shownBackgroundColor : view.look.backgroundColor?.cgColor
    (look.borderWidth, look.borderColor) = (view.look.borderWidth, view.look.borderColor)
    (look.masksToBounds, look.isHidden) = (view.look.clipsToBounds, view.look.isHidden)
    if look.geometry.transform != space?.flattened { look.space = nil }
    return look
  }
}

extension UIView {
  /// The background color, resolved with the current palette.
  fileprivate var shownBackgroundColor: CGColor? {
    if let tiling = backgroundColor?.tiling { return CGColor(.black, tiling: tiling) }
    return shownBackground.map { CGColor($0) }
  }
}
