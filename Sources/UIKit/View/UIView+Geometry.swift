// Geometry identities: frame, bounds, center, transform, anchor point.
extension UIView {
  public var bounds: CGRect {
    get { geometry.bounds }
    set {
      let oldSize = geometry.bounds.size
      geometry.bounds = newValue.standardized
      sizeDidChange(from: oldSize)
    }
  }

  public var center: CGPoint {
    get { geometry.center }
    set {
      geometry.center = newValue
      notePlacement()
    }
  }

  public var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The rectangle in the superview's coordinates; under a transform the upright box around the corners, which UIKit
  /// calls undefined: use `bounds` and `center` there.
  public var frame: CGRect {
    get { geometry.frame }
    set {
      newValue.checkIsFinite()
      let oldSize = geometry.bounds.size
      geometry.setFrame(newValue.standardized)
      notePlacement()
      sizeDidChange(from: oldSize)
    }
  }

  /// The area that constraints act on: the frame without `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  private func notePlacement() {
    layout.placement = Placement(frame: geometry.frame, superviewSize: superview?.settledSize)
  }

  private func sizeDidChange(from oldSize: CGSize) {
    guard geometry.bounds.size != oldSize else { return }
    setNeedsLayout()
    superview?.setNeedsLayout()
    resizeSubviews(from: oldSize)
  }

  /// The bounds size, unless it has yet to be solved for the first time.
  var settledSize: CGSize? { layout.sizeIsProvisional ? nil : bounds.size }
}

extension ViewGeometry {
  /// frame.origin = center − anchor · size; under a transform, the box around the transformed corners.
  var frame: CGRect {
    guard !transform.isIdentity else {
      return CGRect(
        x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    let local = CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    return local.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// Sets size and center so that `frame` answers `newFrame`; the size is taken back through the transform.
  mutating func setFrame(_ newFrame: CGRect) {
    let size = transform.isIdentity ? newFrame.size : newFrame.size.takenBack(through: transform)
    bounds.size = size
    let box = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
    ).applying(transform)
    center = CGPoint(x: newFrame.origin.x - box.origin.x, y: newFrame.origin.y - box.origin.y)
  }
}

extension CGRect {
  fileprivate func checkIsFinite() {
    guard origin.x.isFinite, origin.y.isFinite else {
      Exception.invalidGeometry.raise("CALayer position contains NaN: [\(origin.x) \(origin.y)]")
    }
    guard size.width.isFinite, size.height.isFinite else {
      Exception.invalidGeometry.raise("CALayer bounds contains NaN: [0 0; \(size.width) \(size.height)]")
    }
  }
}

extension CGSize {
  fileprivate func takenBack(through transform: CGAffineTransform) -> CGSize {
    let size = applying(transform.inverted())
    return CGSize(width: abs(size.width), height: abs(size.height))
  }
}
