// Geometry identities: frame, bounds, center, transform, anchor point.
extension UIView {
  func setFrame(_ frame: CGRect) {
    frame.origin.checkIsNumber()
    CGRect(origin: geometry.bounds.origin, size: frame.size).checkIsNumber()
    let old = geometry
    geometry.setFrame(frame.standardized)
    geometryDidChange()
    record(from: old)
    notePlacement()
    sizeDidChange(from: old.bounds.size)
  }

  /// Sets the bounds. Scrolling only marks the view for layout. In a trace of 2009 the superview was laid out, too, but
  /// later systems do not do so.
  ///
  /// > Basis: assumed.
  func setBounds(_ bounds: CGRect) {
    bounds.checkIsNumber()
    let old = geometry
    geometry.bounds = bounds.standardized
    geometryDidChange()
    record(from: old)
    if geometry.bounds.origin != old.bounds.origin {
      setNeedsLayout()
      placeMayDiffer()
    }
    if geometry.bounds.size != old.bounds.size { notePlacement() }
    sizeDidChange(from: old.bounds.size)
  }

  func setCenter(_ center: CGPoint) {
    center.checkIsNumber()
    let old = geometry
    geometry.center = center
    geometryDidChange()
    record(from: old)
    notePlacement()
  }

  func setTransform(_ transform: CGAffineTransform) {
    let old = geometry
    geometry.transform = transform
    geometryDidChange()
    record(from: old)
  }

  func setAnchorPoint(_ anchorPoint: CGPoint) {
    anchorPoint.checkIsNumber()
    geometry.anchorPoint = anchorPoint
    geometryDidChange()
    notePlacement()
  }

  /// > Basis: derived. A client's tests on iOS expect a transformed view to have the fitting size as its bounds, in the
  /// > same place; that its corner stays, and not its center, is assumed.
  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard !geometry.isUpright else { return frame = CGRect(origin: frame.origin, size: size) }
    var fitting = geometry
    fitting.uprightFrame = CGRect(origin: geometry.uprightFrame.origin, size: size)
    bounds.size = size
    center = fitting.center
  }

  /// Updates the equations of a changed mask, which start from the current frame.
  func followMaskFromHere() {
    notePlacement()
    constraintsDidChange()
  }

  private func notePlacement() {
    guard !layout.isTakingSolvedFrame else { return }
    hierarchy.above?.countMove()
    layout.placedIn = .max
    layout.placement = Placement(frame: geometry.uprightFrame, superviewSize: superview?.settledSize)
    if handle.isInSystem, translatesAutoresizingMaskIntoConstraints { superview?.rowsMayDiffer() }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    guard geometry.bounds.size != oldSize else { return }
    noteNeedsLayout()
    look.layer?.viewDidResize()
    superview?.subviewSizeDidChange()
    superview?.subviewDidResize()
    resizeSubviews(from: oldSize)
  }

  /// Called when a subview's size changed. A superview that is placing its subviews ignores it.
  private func subviewSizeDidChange() {
    if !layout.isPlacingSubviews { noteNeedsLayout() }
  }

  /// Requests layout without a call of `setNeedsLayout()`, which programs override: UIKit's layer makes this request.
  ///
  /// > Basis: deduced from a public app whose cell constrains views in an override that fails before they have superviews.
  private func noteNeedsLayout() {
    markNeedsLayout()
    traceInvalidation(.layout)
  }

  /// The size of the bounds, or nil before it is solved for the first time.
  var settledSize: CGSize? { layout.sizeIsProvisional ? nil : bounds.size }
}

extension ViewGeometry {
  /// The frame: its origin is center − anchor · size; under a transform, the bounding box of the transformed corners.
  var frame: CGRect {
    if isUpright { return uprightFrame }
    return box(around: bounds.size, at: center)
  }

  /// Returns the bounding box of the corners of a view of this size. The corners are computed in the superview's
  /// coordinates, so that a quarter turn has no rounding errors.
  private func box(around size: CGSize, at center: CGPoint) -> CGRect {
    let left = -anchorPoint.x * size.width, top = -anchorPoint.y * size.height
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (x: CGFloat, y: CGFloat) in
      CGPoint(x: left + x * size.width, y: top + y * size.height).applying(transform)
    }
    let xs = corners.map { $0.x + center.x }, ys = corners.map { $0.y + center.y }
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return CGRect(
      x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y)
  }

  /// The frame without the transform, which constraints ignore.
  ///
  /// > Source: "Auto Layout and transforms": constraints determine `bounds.size` and `center`.
  var uprightFrame: CGRect {
    get {
      CGRect(
        x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// Sets the frame. Under a transform, the size is transformed back, and the view is centered in `newFrame`, even if
  /// the bounding box of the transformed view is larger.
  mutating func setFrame(_ newFrame: CGRect) {
    if isUpright { return uprightFrame = newFrame }
    let size = newFrame.size.takenBack(through: transform)
    bounds.size = size
    let box = box(around: size, at: .zero)
    center = CGPoint(x: newFrame.midX - box.midX, y: newFrame.midY - box.midY)
  }
}

extension CGRect {
  func checkIsNumber() {
    guard !origin.x.isNaN, !origin.y.isNaN, !size.width.isNaN, !size.height.isNaN else {
      let numbers = [origin.x, origin.y, size.width, size.height].map(\.described)
      Exception.invalidGeometry.raise(
        "CALayer bounds contains NaN: [\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])]")
    }
  }
}

extension CGPoint {
  func checkIsNumber() {
    guard !x.isNaN, !y.isNaN else {
      Exception.invalidGeometry.raise("CALayer position contains NaN: [\(x.described) \(y.described)]")
    }
  }
}

extension CGSize {
  fileprivate func takenBack(through transform: CGAffineTransform) -> CGSize {
    let size = applying(transform.inverted())
    return CGSize(width: abs(size.width), height: abs(size.height))
  }
}
