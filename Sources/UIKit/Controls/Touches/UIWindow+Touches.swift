extension Session {
  /// Returns the view at a point in the frontmost window that has one there.
  ///
  /// - Parameter point: a point in screen coordinates.
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
  /// - Parameter point: a point in screen coordinates.
  func pointInside(_ point: CGPoint) -> CGPoint { point.applying(geometry.transformToSuperview.inverted()) }
}
