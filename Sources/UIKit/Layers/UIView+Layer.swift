import DisplayLists

extension UIView {
  /// Made when it is first asked for, of the class that `layerClass` says.
  public var layer: CALayer {
    if let layer = look.layer { return layer }
    let layer = session.perform { (Self.layerClass as? CALayer.Type ?? CALayer.self).make() }
    layer.view = self
    look.layer = layer
    return layer
  }

  /// The layer, if there is one by now or if it has something to show.
  var layerInUse: CALayer? { look.layer ?? (Self.layerClass == CALayer.self ? nil : layer) }

  /// Turns and moves in space; what leaves the plane is seen from the front.
  public var transform3D: CATransform3D {
    get { look.layer?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set { layer.transform = newValue }
  }

  /// The view is seen as far as this one covers it, whose frame is in the coordinates of the view.
  public var mask: UIView? {
    get { look.layer?.mask?.view }
    set {
      layer.mask = newValue?.layer
      look.maskView = newValue
    }
  }

  /// Views are drawn anew for every picture.
  public func setNeedsDisplay() { look.layer?.setNeedsDisplay() }

  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// A view that shows what this one shows now, as a picture.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let picture = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let snapshot = UIView(frame: frame)
    snapshot.layer.contents = picture.cgImage
    return snapshot
  }

  public var contentScaleFactor: CGFloat {
    get { look.layer?.contentsScale ?? session.pixelGrid.scale }
    set { layer.contentsScale = newValue }
  }

  /// Draws the view with what is in it on what is being drawn on.
  ///
  /// - Parameter rect: where, fitted.
  /// - Returns: true.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.composite { recorder in
      recorder.saved {
        $0.concatenate(CGAffineTransform(mapping: bounds, to: rect))
        RecordPass.record(inside: layer, into: &$0)
      }
    }
    return true
  }
}
