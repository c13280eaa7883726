// What tables tell by notifications, and what their properties choose from.
extension UITableView {
  /// A touch has selected another row, or none; after the delegate has heard of it. The table is the object.
  public nonisolated static let selectionDidChangeNotification =
    Notification.Name("UITableViewSelectionDidChangeNotification")

  /// When rows that decide their height themselves are asked for it again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the table is.
    case disabled = 0
    /// Also when the cell or its content view says that its natural size is another, or gets another configuration.
    case enabled
    /// Also when a constraint in the content view is another.
    case enabledIncludingConstraints
  }
}

extension UITableViewCell {
  /// What the cell looks like while it is focused.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0, custom
  }

  public enum DragState: Int, Sendable {
    case none = 0, lifting, dragging
  }
}
