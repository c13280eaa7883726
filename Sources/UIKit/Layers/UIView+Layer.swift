import DisplayLists

extension UIView {
  var installedLayer: CALayer {
    if let layer = look.layer { return layer }
    let layer = session.perform { (Self.layerClass as? CALayer.Type ?? CALayer.self).make() }
    layer.view = self
    look.layer = layer
    return layer
  }

  /// The layer, if there is one by now or if it has something to show.
  var layerInUse: CALayer? { look.layer ?? (Self.layerClass == CALayer.self ? nil : layer) }

  var maskView: UIView? {
    get { look.layer?.mask?.view }
    set {
      layer.mask = newValue?.layer
      look.maskView = newValue
    }
  }

  func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let picture = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let snapshot = UIView(frame: frame)
    snapshot.layer.contents = picture.cgImage
    return snapshot
  }

  func recordHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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
