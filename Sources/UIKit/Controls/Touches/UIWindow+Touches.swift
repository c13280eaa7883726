/// What a finger touches, and where in its window.
struct TouchHit {
  let view: UIView
  let window: UIWindow
  let point: CGPoint
}

extension Session {
  /// The frontmost window that has a view there decides.
  ///
  /// - Parameter point: in the coordinates of the screen.
  func hit(at point: CGPoint) -> TouchHit? {
    perform {
      for window in windowsOnScreen.reversed() {
        let point = window.pointInside(point)
        if let view = window.hitTest(point, with: nil) { return TouchHit(view: view, window: window, point: point) }
      }
      return nil
    }
  }
}

extension UIWindow {
  /// - Parameter point: in the coordinates of the screen.
  func pointInside(_ point: CGPoint) -> CGPoint { point.applying(geometry.transformToSuperview.inverted()) }
}
