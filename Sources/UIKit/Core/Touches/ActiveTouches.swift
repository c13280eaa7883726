/// The touches on the screen, and the end of the last one.
struct ActiveTouches {
  /// The touches with the numbers that identify them.
  private var fingers: [(number: Int, touch: UITouch)] = []
  /// The touches in the order in which they began.
  var all: [UITouch] { fingers.map(\.touch) }
  var numbers: [Int] { fingers.map(\.number) }

  subscript(finger: Int) -> UITouch? {
    get { fingers.first { $0.number == finger }?.touch }
    set {
      fingers.removeAll { $0.number == finger }
      if let newValue { fingers.append((finger, newValue)) }
    }
  }

  /// The number of the touch on the status bar, which belongs to no view.
  var onStatusBar: Int?
  /// The previous touch, for multiple taps.
  var last: LastTouch?
}

/// A touch that has ended, for recognizing multiple taps.
struct LastTouch {
  let point: CGPoint
  let time: TimeInterval
  let tapCount: Int

  /// The time and the distance within which the next touch continues a multiple tap.
  ///
  /// > Basis: assumed, recalled: 0.35 s and about the width of a fingertip.
  private static let patience: TimeInterval = 0.35, reach: CGFloat = 45

  /// - Parameter point: a point in screen coordinates.
  func tapCount(at point: CGPoint, _ now: TimeInterval) -> Int {
    now - time <= Self.patience && hypot(point.x - self.point.x, point.y - self.point.y) <= Self.reach
      ? tapCount + 1 : 1
  }
}

/// The view at a touch, and the location in its window.
struct TouchHit {
  let view: UIView
  let window: UIWindow
  let point: CGPoint
}
