/// The content of a view, as a value that can create the view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  /// Returns the configuration for a state. Properties that were not set explicitly follow the state.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration in place of its current one.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the type of the view's current one.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIContentConfiguration {
  /// Returns a view that shows the configuration: `old` if it supports it, otherwise a new one.
  func contentView(reusing old: UIView?) -> UIView {
    guard let shown = old as? any UIContentView, shown.supports(self) else {
      return Session.current.perform { makeContentView() }
    }
    shown.configuration = self
    return old ?? makeContentView()
  }
}

/// The configurations of a cell, a header or a footer.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the state may have changed since the last update by the subclass and the handler.
  var needsUpdate = true
}
