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

  // MARK: Values by name

  /// How documents connect outlets. UIKit's classes take what documents connect to them; of a program's classes the
  /// stored properties are found by reflection, so one with a `didSet` or a type of its own to check overrides this.
  open func setValue(_ value: Any?, forKey key: String) {
    if setOwnValue(value, forKey: key) { return }
    setStoredValue(value, forKey: key)
  }

  /// Raises an exception unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { raiseUndefined(key) }

  /// Sent when the document that the object comes from is loaded and connected. Call `super`.
  open func awakeFromNib() {}

  /// Properties of UIKit's classes that documents connect. False for any other.
  func setOwnValue(_ value: Any?, forKey key: String) -> Bool { false }
}
