public enum UIViewAnimatingState: Int, Sendable {
  /// Before the first frame and after the last one.
  case inactive = 0
  /// On its way, or held there.
  case active
  /// Taken off its way, until it is said where it is to end.
  case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0, start, current
}

/// What can be started, held, turned round and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// 0…1; of the way while it is held.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// - Parameter delay: in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// - Parameter withoutFinishing: leaves everything where it is, and tells nobody.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What takes animations and completions, too.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
