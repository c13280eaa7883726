// Property changes of a layer.
extension CALayer {
  /// Finds the action before the change and runs it afterwards, so that it can read both values.
  ///
  /// > Source: the reference of `CAAction`; the order is recalled.
  final func change(_ key: String, _ edit: () -> Void) {
    let action = actionToRun(forKey: key)
    edit()
    didChange(key, action)
  }

  /// Called before a stored property changes.
  final func willChange(_ key: String) { dueAction = actionToRun(forKey: key) }

  /// Called after a stored property changed.
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

  /// Edits the geometry. Each part of it that changes is a property with an action of its own.
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

  /// Runs the action for entering or leaving a superlayer.
  func runAction(forKey key: String, in outer: CALayer) {
    guard outer.takesActions else { return }
    let action = session.perform { self.action(forKey: key) }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Called when the view that owns the layer was resized.
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

  /// Whether property changes run actions. A layer that has not been on screen yet changes without animation, as do
  /// changes that a program makes while it launches.
  ///
  /// > Basis: recalled: layers do not animate before the transaction that added them is committed.
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

  /// > Source: the reference of `action(forKey:)`, which lists the places to search in this order.
  func findAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.action(forKey: event, in: style)
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns the action of a style, which can contain another style.
  private static func action(forKey event: String, in style: [AnyHashable: Any]?) -> (any CAAction)? {
    guard let style else { return nil }
    if let action = (style["actions"] as? [String: Any])?[event] as? any CAAction { return action }
    return action(forKey: event, in: style["style"] as? [AnyHashable: Any])
  }

  /// Returns an animation from the value on screen to the new value, or nil for a property that cannot be animated.
  ///
  /// > Source: the reference of `CATransaction` for the duration of 0.25 s; the curve is recalled.
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

  /// Returns an animation that starts at the value on screen, or nil for a property that is not made of numbers.
  final func basicAnimation(forKey key: String) -> CABasicAnimation? {
    guard let property = LayerKey(key, of: self) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = property.object(property.read(shownLook, self))
    return animation
  }

  /// The session of the view that contains the layer, whichever session is current.
  var session: Session {
    var layer = self
    while layer.view == nil, let outer = layer.tree.superlayer { layer = outer }
    return layer.view?.session ?? presentedModel?.session ?? .current
  }
}
