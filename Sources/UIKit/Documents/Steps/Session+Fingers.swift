// What a person does with one finger, from its coming to its leaving.
extension Session {
  /// Nobody else's.
  private static let finger = Int.min

  /// A finger comes down and leaves again at the same place, in no time. On the status bar it is for a scroll view that
  /// wants it.
  ///
  /// - Parameter point: in the coordinates of the screen.
  /// - Returns: the view that was touched; nil where there is none.
  @discardableResult
  package func tap(at point: CGPoint) -> UIView? {
    touch(.began, finger: Self.finger, at: point)
    let touched = touches[Self.finger]?.view
    touch(.ended, finger: Self.finger, at: point)
    return touched
  }

  /// A finger comes down, rests, and leaves.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the screen.
  ///   - duration: in seconds.
  package func press(at point: CGPoint, for duration: TimeInterval = timeOfPress) {
    touch(.began, finger: Self.finger, at: point)
    advance(by: duration)
    touch(.ended, finger: Self.finger, at: point)
  }

  /// A finger comes down, moves straight to another place, and is lifted from rest.
  ///
  /// - Parameters:
  ///   - start: in the coordinates of the screen, like `end`.
  ///   - duration: of the way, in seconds; with 0 the finger is where it ends at once, and rests there.
  /// - Returns: the view that was touched; nil where there is none.
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

  /// Two taps in a row.
  ///
  /// - Parameter point: in the coordinates of the screen.
  package func doubleTap(at point: CGPoint) {
    tap(at: point)
    advance(by: 0.1)
    tap(at: point)
  }

  /// A finger that moves fast into one direction, and is lifted while it does.
  ///
  /// > Basis: assumed: 120 points in a tenth of a second.
  ///
  /// - Parameter point: where it comes down, in the coordinates of the screen.
  package func swipe(at point: CGPoint, _ direction: UISwipeGestureRecognizer.Direction) {
    var end = point
    if direction.contains(.left) { end.x -= 120 }
    if direction.contains(.right) { end.x += 120 }
    if direction.contains(.up) { end.y -= 120 }
    if direction.contains(.down) { end.y += 120 }
    drag(from: point, to: end, for: 0.1)
  }

  /// Two fingers beside each other move apart or together. What they have to move until it is clear that they do does not
  /// count.
  ///
  /// - Parameters:
  ///   - point: between them, in the coordinates of the screen.
  ///   - scale: of what they hold, from 0.01 to 100.
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

  /// Where a finger is felt on its way: at least every ten points, up to a hundred times.
  ///
  /// > Basis: assumed.
  private static func shares(of way: CGPoint) -> [CGFloat] {
    let distance = max(abs(way.x), abs(way.y)), count = distance.isFinite ? min(max(1, distance / 10), 100) : 1
    let steps = Int(count.rounded(.up))
    return (1...steps).map { CGFloat($0) / CGFloat(steps) }
  }
}
