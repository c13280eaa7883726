/// An object that takes part in the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The next object in the chain: a view's controller or superview, a controller's parent.
  open var next: UIResponder? { nil }

  // MARK: Touches: who does not want them hands them on

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
