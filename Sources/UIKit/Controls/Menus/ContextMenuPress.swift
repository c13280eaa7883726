/// The long press that opens the context menu of the innermost view with a menu. Without a menu, the touch continues as
/// if the recognizer did not exist.
final class ContextMenuPress: UILongPressGestureRecognizer {
  /// Whether the press begins: only if a view opens its menu.
  override func mayBegin() -> Bool {
    guard let touch = touches.first, let view = touch.view, let window = touch.window else { return false }
    return session.openContextMenu(at: TouchHit(view: view, window: window, point: touch.location(in: nil)))
  }
}
