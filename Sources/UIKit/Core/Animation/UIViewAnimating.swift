public enum UIViewAnimatingState: Int, Sendable {
  /// Before the first frame and after the last one.
  case inactive = 0
  /// Running or paused.
  case active
  /// Stopped at the current values, until `finishAnimation(at:)` chooses the final position.
  case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0, start, current
}

/// An animation that can be started, paused, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// 0 to 1; the fraction of the distance while the animation is paused.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// - Parameter delay: in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// - Parameter withoutFinishing: true to leave all values where they are and call no completion handler.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that accepts further changes and completion handlers.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
