/// What layers ask. A view is the delegate of its own layer.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets `contents`, in place of drawing.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// Asked first when a property of the layer changes. `NSNull` stops the search, nil goes on with it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Stands for a method that the class does not implement: the layer draws.
  public func display(_ layer: CALayer) { layer.drawContent() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What happens when a property of a layer changes.
@preconcurrency @MainActor public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The action of a layer that comes to a layer on screen.
public var kCAOnOrderIn: String { "onOrderIn" }
/// The action of a layer that leaves its superlayer, or is hidden.
public var kCAOnOrderOut: String { "onOrderOut" }
/// The key of a `CATransition` that a layer runs.
public var kCATransition: String { "transition" }

extension UIView: CALayerDelegate {}
