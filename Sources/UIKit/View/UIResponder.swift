/// An object that takes part in the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The next object in the chain: a view's controller or superview, a controller's parent.
  open var next: UIResponder? { nil }
}
