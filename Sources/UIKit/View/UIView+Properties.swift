// `updateProperties` runs before the layout that it may change.
extension UIView {
  func wishForProperties() {
    layout.propertiesAreCurrent = false
    setNeedsLayout()
  }

  /// The controller's own come first.
  func runUpdateOfProperties() {
    guard !layout.propertiesAreCurrent else { return }
    layout.propertiesAreCurrent = true
    session.perform {
      hierarchy.controller?.updateProperties()
      updateProperties()
    }
  }
}
