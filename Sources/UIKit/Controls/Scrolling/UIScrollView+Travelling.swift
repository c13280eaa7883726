// Animated scrolls by code, frame by frame.

/// An animated scroll to an offset that code has set.
@MainActor final class ScrollTravel {
  let motion: Int
  private var start: CGPoint
  private var target: CGPoint
  private let begin: TimeInterval
  /// Whether the target was within the content at the start.
  private let staysInReach: Bool
  private var findTarget: () -> CGPoint? = { nil }
  /// Whether the scroll shows the indicators.
  var showsIndicators = false

  init(motion: Int, from start: CGPoint, to target: CGPoint, in range: ScrollRange, begin: TimeInterval) {
    (self.motion, self.start, self.target, self.begin) = (motion, start, target, begin)
    staysInReach = range.clamp(target) == target
  }

  /// Looks up the target again with every frame, because rows that become visible can have other heights than
  /// estimated.
  ///
  /// - Parameter findTarget: returns the target; nil to keep the last one.
  func follow(_ findTarget: @escaping () -> CGPoint?) { self.findTarget = findTarget }

  /// Shifts the positions after the content above has changed its size.
  func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
  }

  func isOver(at now: TimeInterval) -> Bool { now - begin >= UIScrollView.glidingTime - 1e-6 }

  /// - Parameter range: the current scroll range.
  func offset(at now: TimeInterval, in range: ScrollRange) -> CGPoint {
    if let found = findTarget() { target = found }
    let duration = UIScrollView.glidingTime, isOver = isOver(at: now)
    let share = isOver ? 1 : TimingCurve.easeInOut.progress(after: (now - begin) / duration, of: duration)
    let here = CGPoint(x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share)
    guard staysInReach, range.clamp(target) != target else { return isOver ? target : here }
    return end(in: range, from: range.clamp(here), after: share)
  }

  /// Redirects the scroll to the end of the content, which has become too short for the target.
  ///
  /// > Basis: derived from content at rest, which is moved into range; assumed, how it moves there.
  ///
  /// - Parameter share: the fraction of the scroll that is complete, from 0 to 1.
  /// - Returns: the current offset.
  private func end(in range: ScrollRange, from here: CGPoint, after share: CGFloat) -> CGPoint {
    target = range.clamp(target)
    let rest = 1 - share
    guard rest > 1e-6 else { return target }
    start = CGPoint(x: (here.x - target.x * share) / rest, y: (here.y - target.y * share) / rest)
    return here
  }
}

extension UIScrollView {
  /// Starts an animated scroll. The offset changes with the next frame. A view without a window, or without animations,
  /// moves at once.
  ///
  /// > Basis: 0.3 s is captured. Recalled: `scrollViewDidScroll` is called with each frame. Assumed: the curve, and
  /// > that a view without a window moves at once.
  func travel(to target: CGPoint, ended: @escaping (any UIScrollViewDelegate, UIScrollView) -> Void) {
    target.checkIsNumber()
    guard window != nil, session.animations.areEnabled else { return glide(to: target, ended: ended) }
    scroll.motion &+= 1
    let motion = scroll.motion,
      travel = ScrollTravel(motion: motion, from: contentOffset, to: target, in: scrollRange, begin: session.now)
    travel.showsIndicators = scroll.showsIndicatorsOfChanges
    (scroll.animation, scroll.travel) = (motion, travel)
    session.everyFrame { [weak self] in self?.followTravel(motion, ended) ?? false }
  }

  /// - Returns: whether the scroll continues.
  private func followTravel(
    _ motion: Int, _ ended: @escaping (any UIScrollViewDelegate, UIScrollView) -> Void
  ) -> Bool {
    guard let travel = scroll.travel, travel.motion == motion, scroll.motion == motion else { return false }
    let isOver = travel.isOver(at: session.now), offset = travel.offset(at: session.now, in: scrollRange)
    if offset != contentOffset { bounds.origin = offset }
    if travel.showsIndicators { showIndicators(while: 0) }
    guard isOver, scroll.motion == motion else { return true }
    (scroll.travel, scroll.animation) = (nil, nil)
    tell(ended)
    return false
  }
}
