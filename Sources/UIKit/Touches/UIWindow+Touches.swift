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
        let point = point.applying(window.geometry.transformToSuperview.inverted())
        if let view = window.hitTest(point, with: nil) { return TouchHit(view: view, window: window, point: point) }
      }
      return nil
    }
  }

  /// A finger comes down and leaves again at the same place. On the status bar it is for a scroll view that wants it.
  ///
  /// - Parameter point: in the coordinates of the screen.
  /// - Returns: the view that was touched; nil where there is none.
  @discardableResult
  package func tap(at point: CGPoint) -> UIView? {
    commitWindows()
    if environment.statusBarFrame.contains(point), tapStatusBar() { return nil }
    guard let hit = hit(at: point) else { return nil }
    if isTaken(hit) {
      commitWindows()
      return hit.view
    }
    let touch = UITouch(at: hit.point, on: hit.view, in: hit.window), event = UIEvent(touches: [touch])
    perform {
      hit.window.sendEvent(event)
      touch.end(.ended)
      hit.window.sendEvent(event)
    }
    commitWindows()
    return hit.view
  }

  /// A scroll view around the touched view wants the tap for itself.
  private func isTaken(_ hit: TouchHit) -> Bool {
    perform {
      ([hit.view] + hit.view.ancestors).contains { ($0 as? UIScrollView)?.takesTap(hit) ?? false }
    }
  }
}
