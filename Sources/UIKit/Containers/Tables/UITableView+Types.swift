// Notifications of tables, and types of their properties.
extension UITableView {
  /// Posted after a tap changed the selection and the delegate was notified. The object is the table.
  public nonisolated static let selectionDidChangeNotification =
    Notification.Name("UITableViewSelectionDidChangeNotification")

  /// When self-sizing rows are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the table is reloaded or counts its rows again.
    case disabled = 0
    /// Also when the cell or its content view invalidates its intrinsic content size or changes its configuration.
    case enabled
    /// Also when a constraint in the content view changes.
    case enabledIncludingConstraints
  }
}

extension UITableViewCell {
  /// The appearance of a focused cell.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0, custom
  }

  public enum DragState: Int, Sendable {
    case none = 0, lifting, dragging
  }
}
