/// A coder that decodes a view from a document.
@MainActor protocol ViewCoder: NSCoder {
  /// Reads the view's properties and subviews, while its `init(coder:)` runs.
  func fill(_ view: UIView)

  /// The reuse identifier of a cell or another reusable view.
  var reuseIdentifier: String? { get }
}
