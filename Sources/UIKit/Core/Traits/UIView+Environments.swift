extension UIView {
  /// Sets a trait that a container passes to its content. The view itself may override it.
  func takeEnvironment<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    guard session.behaves(.hasLayoutEnvironments) else { return }
    layout.traitsOfPlace = UITraitCollection(trait, value: value)
    markNeedsTraitUpdate()
  }
}
