/// The appearance proxies of a session, as views and windows know them.
@MainActor protocol AppearanceSource: AnyObject {
  /// Sets the properties that proxies have for a view.
  func apply(to view: UIView)

  /// Sets the properties that proxies have for a view and its descendants.
  func applyToTree(below view: UIView)
}
