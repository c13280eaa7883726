/// A finger that rests anywhere in a window: the innermost view around it that offers a menu opens it. Without one the
/// finger goes on as if nobody had waited.
final class ContextMenuPress: UILongPressGestureRecognizer {
  /// Asks nobody but those who offer menus.
  override func mayBegin() -> Bool {
    guard let touch = touches.first, let view = touch.view, let window = touch.window else { return false }
    return session.openContextMenu(at: TouchHit(view: view, window: window, point: touch.location(in: nil)))
  }
}
