/// A coder that makes a view from a document.
@MainActor protocol ViewCoder: NSCoder {
  /// Reads the view's properties and subviews, while its `init(coder:)` runs.
  func fill(_ view: UIView)

  /// Of a cell, or another view that a list reuses.
  var reuseIdentifier: String? { get }
}
