extension Session {
  /// Handles a touch that begins, moves, ends or is cancelled. A touch that has not begun cannot move or end, one that
  /// begins twice ends in between, and a point that is not a number is ignored.
  ///
  /// The effects of the touch are on the screen when the method returns. Time does not pass.
  ///
  /// - Parameters:
  ///   - finger: a number that identifies the touch among those on the screen.
  ///   - point: the location in screen coordinates.
  package func touch(_ phase: UITouch.Phase, finger: Int, at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else {
      if phase == .ended || phase == .cancelled { lift(finger, phase, at: nil) }
      return
    }
    switch phase {
    case .began: if life.ignoredEvents == 0 { put(finger, at: point) }
    case .moved: move(finger, to: point)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    case .ended, .cancelled: lift(finger, phase, at: point)
    }
  }

  /// Cancels all touches.
  package func cancelTouches() {
    touches.onStatusBar = nil
    for finger in touches.numbers { lift(finger, .cancelled, at: nil) }
  }

  private func put(_ finger: Int, at point: CGPoint) {
    lift(finger, .cancelled, at: nil)
    commitWindows()
    if environment.statusBarFrame.contains(point), scrollViewBelowStatusBar != nil {
      return touches.onStatusBar = finger
    }
    guard let hit = hit(at: point) else { return }
    let count = touches.last?.tapCount(at: point, now) ?? 1
    let touch = UITouch(at: hit.point, on: hit.view, in: hit.window, tapCount: count)
    let others = touches.all
    touches[finger] = touch
    send(touch, beside: others)
  }

  private func move(_ finger: Int, to point: CGPoint) {
    guard let touch = touches[finger], let window = touch.window else { return }
    commitWindows()
    touch.move(to: window.pointInside(point))
    send(touch, beside: touches.all)
  }

  /// Ends a touch. If it ends at another location than its last one, it moves there first.
  private func lift(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint?) {
    if touches.onStatusBar == finger { return liftFromStatusBar(phase, at: point) }
    if let point, let touch = touches[finger], touch.window?.pointInside(point) != touch.location(in: nil) {
      move(finger, to: point)
    }
    guard let touch = touches[finger] else { return }
    commitWindows()
    touches[finger] = nil
    touch.end(phase)
    if phase == .ended, let window = touch.window {
      let point = touch.location(in: nil).applying(window.geometry.transformToSuperview)
      touches.last = LastTouch(point: point, time: now, tapCount: touch.tapCount)
    }
    send(touch, beside: touches.all)
  }

  private func liftFromStatusBar(_ phase: UITouch.Phase, at point: CGPoint?) {
    touches.onStatusBar = nil
    if phase == .ended, let point, environment.statusBarFrame.contains(point) { tapStatusBar() }
  }

  /// - Parameter others: the other touches, which are stationary.
  private func send(_ touch: UITouch, beside others: [UITouch]) {
    for other in others where other !== touch { other.rest() }
    let event = UIEvent(touches: others.filter { $0 !== touch } + [touch])
    perform { application.sendEvent(event) }
    commitWindows()
  }
}
