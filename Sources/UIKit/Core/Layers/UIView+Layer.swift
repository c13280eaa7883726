import DisplayLists

extension UIView {
  var installedLayer: CALayer {
    if let layer = look.layer { return layer }
    let layer = session.perform { (Self.layerClass as? CALayer.Type ?? CALayer.self).make() }
    layer.view = self
    look.layer = layer
    layer.content.displayIsDue = !ClassName.isUIKits(type(of: layer))
    layer.displayWithFrame()
    return layer
  }

  /// The layer, if it exists already or if its class may show something.
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

  /// Returns an animation with the timing of the current animation block, for properties that views animate, or
  /// `NSNull`.
  ///
  /// > Source: the reference of `action(for:forKey:)`; "View-Layer Synergy", objc.io 12, for the return values.
  func blockAction(for layer: CALayer, _ key: String) -> any CAAction {
    guard let group = session.animations.recording?.group,
      AnimatableProperty.allCases.contains(where: { $0.isNumber && $0.key == key }),
      let animation = layer.basicAnimation(forKey: key)
    else { return NSNull() }
    animation.take(group.timing, now: session.now)
    // The block's completion waits for this animation, as it does for the block's own.
    group.lasts = true
    return animation
  }
}

extension CABasicAnimation {
  fileprivate func take(_ timing: AnimationTiming, now: TimeInterval) {
    (duration, autoreverses, repeatCount) = (timing.duration, timing.autoreverses, Float(timing.count))
    if timing.delay > 0 { (beginTime, fillMode) = (now + timing.delay, .backwards) }
    switch timing.curve {
    case .linear: timingFunction = CAMediaTimingFunction(name: .linear)
    case .cubic(let curve):
      timingFunction = CAMediaTimingFunction(
        controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    case .spring(let spring): self.spring = spring
    }
  }
}
