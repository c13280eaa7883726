/// The long press that opens the context menu of the innermost view with a menu. Without a menu, the touch continues as
/// if the recognizer did not exist.
final class ContextMenuPress: UILongPressGestureRecognizer {
  /// Whether the press begins: only if a view opens its menu.
  override func mayBegin() -> Bool {
    guard let touch = touches.first, let view = touch.view, let window = touch.window else { return false }
    return session.openContextMenu(at: TouchHit(view: view, window: window, point: touch.location(in: nil)))
  }
}

extension Session {
  /// Opens the context menu for a long press: that of the innermost view with a menu at the location.
  ///
  /// - Returns: whether a menu is open now.
  func openContextMenu(at hit: TouchHit) -> Bool {
    for view in [hit.view] + hit.view.ancestors {
      if let offer = view.contextMenuOffer(at: hit.window.convert(hit.point, to: view)) { return offer.open() }
    }
    return false
  }
}
