// Content that code moves to a place, frame by frame.

/// The way of content to an offset that code has asked for.
@MainActor final class ScrollTravel {
  let motion: Int
  private var start: CGPoint
  private var target: CGPoint
  private let begin: TimeInterval
  private var findTarget: () -> CGPoint? = { nil }
  /// A person asked for it.
  var showsIndicators = false

  init(motion: Int, from start: CGPoint, to target: CGPoint, begin: TimeInterval) {
    (self.motion, self.start, self.target, self.begin) = (motion, start, target, begin)
  }

  /// The target is asked for with every frame: rows that come into sight may have other heights than was estimated.
  ///
  /// - Parameter findTarget: nil for where it was.
  func follow(_ findTarget: @escaping () -> CGPoint?) { self.findTarget = findTarget }

  /// What is above has another size.
  func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
  }

  func isOver(at now: TimeInterval) -> Bool { now - begin >= UIScrollView.glidingTime - 1e-6 }

  func offset(at now: TimeInterval) -> CGPoint {
    if let found = findTarget() { target = found }
    guard !isOver(at: now) else { return target }
    let duration = UIScrollView.glidingTime
    let share = TimingCurve.easeInOut.progress(after: (now - begin) / duration, of: duration)
    return CGPoint(x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share)
  }
}

extension UIScrollView {
  /// The offset stays what it is until the next frame. A view that is in no window, or may not animate, is there at once.
  ///
  /// > Basis: 0.3 s is captured. Recalled: `scrollViewDidScroll` is called with each frame; the curve is assumed, and that a
  /// > view without a window is moved at once.
  func travel(to target: CGPoint, ended: @escaping (any UIScrollViewDelegate, UIScrollView) -> Void) {
    target.checkIsNumber()
    guard window != nil, session.animations.areEnabled else { return glide(to: target, ended: ended) }
    scroll.motion &+= 1
    let motion = scroll.motion,
      travel = ScrollTravel(motion: motion, from: contentOffset, to: target, begin: session.now)
    travel.showsIndicators = scroll.showsIndicatorsOfChanges
    (scroll.animation, scroll.travel) = (motion, travel)
    session.everyFrame { [weak self] in self?.followTravel(motion, ended) ?? false }
  }

  /// - Returns: whether it goes on.
  private func followTravel(
    _ motion: Int, _ ended: @escaping (any UIScrollViewDelegate, UIScrollView) -> Void
  ) -> Bool {
    guard let travel = scroll.travel, travel.motion == motion, scroll.motion == motion else { return false }
    let isOver = travel.isOver(at: session.now), offset = travel.offset(at: session.now)
    if offset != contentOffset { bounds.origin = offset }
    if travel.showsIndicators { showIndicators(while: 0) }
    guard isOver, scroll.motion == motion else { return true }
    (scroll.travel, scroll.animation) = (nil, nil)
    tell(ended)
    return false
  }
}
