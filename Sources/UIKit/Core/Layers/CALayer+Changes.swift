// What happens when a property of a layer changes.
extension CALayer {
  /// The action is found before the change and runs after it, so that both values can be read.
  ///
  /// > Source: the reference of `CAAction`; recalled for the order.
  final func change(_ key: String, _ edit: () -> Void) {
    let action = actionToRun(forKey: key)
    edit()
    didChange(key, action)
  }

  /// A stored property is about to change.
  final func willChange(_ key: String) { dueAction = actionToRun(forKey: key) }

  /// The stored property has changed.
  final func didChange(_ key: String) {
    let action = dueAction
    dueAction = nil
    didChange(key, action)
  }

  private func didChange(_ key: String, _ action: (any CAAction)?) {
    guard presented == nil else { return }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Each part of the geometry is a property of its own.
  final func moved(_ edit: (inout ViewGeometry) -> Void) {
    var new = own.geometry
    edit(&new)
    let old = own.geometry
    if new.anchorPoint != old.anchorPoint { change("anchorPoint") { own.geometry.anchorPoint = new.anchorPoint } }
    if new.center != old.center { change("position") { own.geometry.center = new.center } }
    guard new.bounds != old.bounds else { return }
    change("bounds") { own.geometry.bounds = new.bounds }
    guard new.bounds.size != old.bounds.size else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    displayWithFrame()
  }

  /// The layer comes to another one or leaves it.
  func runAction(forKey key: String, in outer: CALayer) {
    guard outer.takesActions else { return }
    let action = session.perform { self.action(forKey: key) }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The view that owns the layer has another size.
  final func viewDidResize() {
    if needsDisplayOnBoundsChange || type(of: self).needsDisplay(forKey: "bounds") { setNeedsDisplay() }
    displayWithFrame()
  }
}

// MARK: - Actions

extension CALayer {
  private func actionToRun(forKey key: String) -> (any CAAction)? {
    guard presented == nil, takesActions else { return nil }
    return session.perform { action(forKey: key) }
  }

  /// A layer that has not been on screen yet just changes. What a program shows as it begins is there at once.
  ///
  /// > Basis: recalled: layers do not animate before the transaction in which they came is committed.
  fileprivate var takesActions: Bool {
    var layer = self, last = -1
    while layer.view == nil {
      guard let outer = layer.tree.superlayer else { return false }
      last = max(last, layer.tree.enteredAt)
      layer = outer
    }
    guard let view = layer.view else { return false }
    let session = view.session
    if session.layerFrame.currentTransaction?.disablesActions == true { return false }
    if layer === self, session.animations.recording != nil { return true }
    return session.now > 0 && last < session.layerFrame.number && view.window != nil
  }

  /// > Source: the reference of `action(forKey:)`, which lists the places in this order.
  func findAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.action(forKey: event, in: style)
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    return found is NSNull ? nil : found
  }

  /// A style may have another one in it.
  private static func action(forKey event: String, in style: [AnyHashable: Any]?) -> (any CAAction)? {
    guard let style else { return nil }
    if let action = (style["actions"] as? [String: Any])?[event] as? any CAAction { return action }
    return action(forKey: event, in: style["style"] as? [AnyHashable: Any])
  }

  /// From what is shown to the new value. Properties whose way cannot be shown have none.
  ///
  /// > Source: the reference of `CATransaction` for the quarter of a second; recalled for the curve.
  private func implicitAnimation(forKey key: String) -> CABasicAnimation? {
    let transaction = session.layerFrame.currentTransaction,
      duration = transaction?.duration ?? Transaction.usualDuration
    guard duration > 0, type(of: self).properties[key] != nil, let animation = basicAnimation(forKey: key) else {
      return nil
    }
    animation.duration = duration
    animation.timingFunction = transaction?.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// One that begins at what is shown now; nil for a property that is not made of numbers.
  final func basicAnimation(forKey key: String) -> CABasicAnimation? {
    guard let property = LayerKey(key, of: self) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = property.object(property.read(shownLook, self))
    return animation
  }

  /// That of the view that the layer is in, whoever asks.
  var session: Session {
    var layer = self
    while layer.view == nil, let outer = layer.tree.superlayer { layer = outer }
    return layer.view?.session ?? presentedModel?.session ?? .current
  }
}
