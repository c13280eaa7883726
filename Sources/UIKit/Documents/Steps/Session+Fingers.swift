// Single-touch and pinch gestures of the user.
extension Session {
  /// The identifier of the touch, which other code doesn't use.
  private static let finger = Int.min

  /// Taps a point without any delay. A tap on the status bar goes to a scroll view that scrolls to its top.
  ///
  /// - Parameter point: in the coordinates of the screen.
  /// - Returns: the touched view, or nil if there is none.
  @discardableResult
  package func tap(at point: CGPoint) -> UIView? {
    touch(.began, finger: Self.finger, at: point)
    let touched = touches[Self.finger]?.view
    touch(.ended, finger: Self.finger, at: point)
    return touched
  }

  /// Touches a point and holds.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the screen.
  ///   - duration: in seconds.
  package func press(at point: CGPoint, for duration: TimeInterval = timeOfPress) {
    touch(.began, finger: Self.finger, at: point)
    advance(by: duration)
    touch(.ended, finger: Self.finger, at: point)
  }

  /// Drags in a straight line to another point and stops before lifting.
  ///
  /// - Parameters:
  ///   - start: in the coordinates of the screen, like `end`.
  ///   - duration: the duration of the movement, in seconds. With 0, the touch moves immediately.
  /// - Returns: the touched view, or nil if there is none.
  @discardableResult
  package func drag(from start: CGPoint, to end: CGPoint, for duration: TimeInterval = 0) -> UIView? {
    touch(.began, finger: Self.finger, at: start)
    let touched = touches[Self.finger]?.view
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y), shares = Self.shares(of: way)
    for share in shares {
      if duration > 0 { advance(by: duration / Double(shares.count)) }
      touch(.moved, finger: Self.finger, at: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    touch(.ended, finger: Self.finger, at: end)
    return touched
  }

  /// Taps a point twice.
  ///
  /// - Parameter point: in the coordinates of the screen.
  package func doubleTap(at point: CGPoint) {
    tap(at: point)
    advance(by: 0.1)
    tap(at: point)
  }

  /// Swipes fast in one direction, and lifts while moving.
  ///
  /// > Basis: assumed: 120 points in a tenth of a second.
  ///
  /// - Parameter point: the start, in the coordinates of the screen.
  package func swipe(at point: CGPoint, _ direction: UISwipeGestureRecognizer.Direction) {
    var end = point
    if direction.contains(.left) { end.x -= 120 }
    if direction.contains(.right) { end.x += 120 }
    if direction.contains(.up) { end.y -= 120 }
    if direction.contains(.down) { end.y += 120 }
    drag(from: point, to: end, for: 0.1)
  }

  /// Pinches with two touches side by side. The movement before the gesture is recognized doesn't count.
  ///
  /// - Parameters:
  ///   - point: the center of the touches, in the coordinates of the screen.
  ///   - scale: the resulting scale of the content, limited to 0.01…100.
  package func pinch(at point: CGPoint, scale: CGFloat) {
    let scale = scale.isFinite ? min(max(scale, 0.01), 100) : 1, fingers = [Self.finger, Self.finger + 1]
    let start: CGFloat = scale < 1 ? 240 : 60, begin = start + (scale < 1 ? -1 : 1) * TwoFingerGestureRecognizer.slop
    func send(_ phase: UITouch.Phase, _ distance: CGFloat) {
      for (finger, sign) in zip(fingers, [-1, 1] as [CGFloat]) {
        touch(phase, finger: finger, at: CGPoint(x: point.x + sign * distance / 2, y: point.y))
      }
    }
    send(.began, start)
    send(.moved, begin)
    for share in Self.shares(of: CGPoint(x: begin * (scale - 1), y: 0)) {
      advance(by: 1 / Self.framesPerSecond)
      send(.moved, begin * (1 + (scale - 1) * share))
    }
    advance(by: 0.2)
    send(.ended, begin * scale)
  }

  /// The fractions of a movement at which the touch is sampled: at least every ten points, at most 100 times.
  ///
  /// > Basis: assumed.
  private static func shares(of way: CGPoint) -> [CGFloat] {
    let distance = max(abs(way.x), abs(way.y)), count = distance.isFinite ? min(max(1, distance / 10), 100) : 1
    let steps = Int(count.rounded(.up))
    return (1...steps).map { CGFloat($0) / CGFloat(steps) }
  }
}
