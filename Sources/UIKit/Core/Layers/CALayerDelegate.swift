/// Methods that layers call on their delegate. A view is the delegate of its own layer.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets `contents` instead of drawing.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a changed property, before all other sources. `NSNull` stops the search; nil continues it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation: the layer draws itself.
  public func display(_ layer: CALayer) { layer.drawContent() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An object that responds to a change of a layer's property.
@preconcurrency @MainActor public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The key of the action that runs when a layer is added to a layer on screen, or shown.
public var kCAOnOrderIn: String { "onOrderIn" }
/// The key of the action that runs when a layer is removed from its superlayer, or hidden.
public var kCAOnOrderOut: String { "onOrderOut" }
/// The key of a `CATransition`.
public var kCATransition: String { "transition" }

extension UIView: CALayerDelegate {}
