// How touches reach views.
extension UIWindow {
  func deliver(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.window === self {
      guard let view = touch.view else { continue }
      session.perform {
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary: break
        }
      }
    }
  }
}

extension Session {
  /// A finger comes down and leaves again at the same place.
  ///
  /// - Parameter point: on the screen, in the coordinates of the frontmost window.
  /// - Returns: the view that was touched; nil where there is none.
  @discardableResult
  package func tap(at point: CGPoint) -> UIView? {
    commitWindows()
    for window in windowsOnScreen.reversed() {
      guard let view = perform({ window.hitTest(point, with: nil) }) else { continue }
      let touch = UITouch(at: point, on: view, in: window), event = UIEvent(touches: [touch])
      window.sendEvent(event)
      touch.end(.ended)
      window.sendEvent(event)
      commitWindows()
      return view
    }
    return nil
  }
}
