/// The fingers that are on the screen now, and where the last one left it.
struct ActiveTouches {
  /// By the number that whoever moves a finger has given it.
  private var fingers: [(number: Int, touch: UITouch)] = []
  /// In the order in which they came.
  var all: [UITouch] { fingers.map(\.touch) }
  var numbers: [Int] { fingers.map(\.number) }

  subscript(finger: Int) -> UITouch? {
    get { fingers.first { $0.number == finger }?.touch }
    set {
      fingers.removeAll { $0.number == finger }
      if let newValue { fingers.append((finger, newValue)) }
    }
  }

  /// The finger that is for no view, but for the bar in front of them.
  var onStatusBar: Int?
  /// Of the touch before, for taps in a row.
  var last: LastTouch?
}

/// A touch that is over, as far as the next one may continue it to a double tap.
struct LastTouch {
  let point: CGPoint
  let time: TimeInterval
  let tapCount: Int

  /// How soon and how near the next one has to come down.
  ///
  /// > Basis: assumed, recalled: 0.35 s, and about the width of a finger.
  private static let patience: TimeInterval = 0.35, reach: CGFloat = 45

  /// - Parameter point: in the coordinates of the screen.
  func tapCount(at point: CGPoint, _ now: TimeInterval) -> Int {
    now - time <= Self.patience && hypot(point.x - self.point.x, point.y - self.point.y) <= Self.reach
      ? tapCount + 1 : 1
  }
}

extension Session {
  /// What a finger does: it comes, moves, leaves, or is taken away by the system. One that was not there cannot move or
  /// leave; one that comes twice has left in between; a place that is no number changes nothing.
  ///
  /// The program's answers are on the screen when this returns. Time does not pass.
  ///
  /// - Parameters:
  ///   - finger: tells fingers apart that are on the screen at the same time.
  ///   - point: in the coordinates of the screen.
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

  /// Takes every finger away.
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

  /// Where it is lifted from elsewhere than it was last, it has moved there before.
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

  /// - Parameter others: rest meanwhile.
  private func send(_ touch: UITouch, beside others: [UITouch]) {
    for other in others where other !== touch { other.rest() }
    let event = UIEvent(touches: others.filter { $0 !== touch } + [touch])
    perform { application.sendEvent(event) }
    commitWindows()
  }
}
