// Springs and struts. Runs during a size change, before any `layoutSubviews`.
extension UIView {
  var ownAutoresizingMask: AutoresizingMask {
    get { layout.autoresizingMask }
    set {
      guard newValue != layout.autoresizingMask else { return }
      layout.autoresizingMask = newValue
      if layout.solved != nil { followMaskFromHere() } else { placeMayDiffer() }
    }
  }

  /// Resizes the subviews whose frames follow their masks. Subviews that participate in constraints are excluded.
  func resizeSubviews(from oldSize: CGSize) {
    guard !layout.sizeIsProvisional, autoresizesSubviews else { return }
    forEachSubview { $0.followSuperview(from: oldSize, to: bounds.size) }
  }

  private func followSuperview(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints, layout.solved == nil else { return }
    guard !awaitsPlace else { return }
    let origin = superview?.bounds.origin ?? .zero
    let x = autoresizingMask.horizontal.resize(
      position: frame.minX - origin.x, size: frame.width, from: oldSize.width, to: newSize.width)
    let y = autoresizingMask.vertical.resize(
      position: frame.minY - origin.y, size: frame.height, from: oldSize.height, to: newSize.height)
    frame = CGRect(x: x.position + origin.x, y: y.position + origin.y, width: x.size, height: y.size)
  }

  /// Whether a container will set the frame. During a rotation, containers set new areas in one step. A mask would
  /// first resize the view to an intermediate size that may be too small for its content.
  private var awaitsPlace: Bool { session.orientations.isPlacing && hierarchy.controller?.place.area != nil }
}
