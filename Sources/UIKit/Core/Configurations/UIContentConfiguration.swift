/// What a view shows, as a value that can make the view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  /// As the configuration would be in this state: what was not set by hand follows it.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: UIContentConfiguration { get set }
  /// Whether the view can show it instead of the one it has.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Configurations of the type that the view has.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIContentConfiguration {
  /// The view that shows the configuration: the old one where it can, else a new one.
  func contentView(reusing old: UIView?) -> UIView {
    guard let shown = old as? any UIContentView, shown.supports(self) else {
      return Session.current.perform { makeContentView() }
    }
    shown.configuration = self
    return old ?? makeContentView()
  }
}

/// What configurations say of a cell, a header or a footer.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  /// The state may have changed since subclass and handler were asked.
  var needsUpdate = true
}
