/// The timing of an animation.
struct AnimationTiming: Sendable {
  /// The time from the start of the block, in seconds.
  var delay: TimeInterval = 0
  /// The time of one repetition, in seconds.
  var duration: TimeInterval
  var curve = TimingCurve.easeInOut
  /// The number of repetitions; infinite for an animation that runs until it is removed.
  var count = 1.0
  /// Whether each repetition runs forward and then backward.
  var autoreverses = false

  /// The time from the end of the delay to the end, in seconds.
  var length: TimeInterval { duration * (autoreverses ? 2 : 1) * count }

  /// - Parameter elapsed: in seconds since the end of the delay; below 0 during the delay.
  /// - Returns: 0 at the start and 1 at the end; 0 after an autoreversing animation.
  func progress(after elapsed: TimeInterval) -> Double {
    guard elapsed > 0, duration > 0 else { return duration > 0 ? 0 : 1 }
    guard elapsed < length else { return autoreverses ? 0 : 1 }
    var share = (elapsed / duration).truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
    if share > 1 { share = 2 - share }
    return curve.progress(after: share, of: duration)
  }
}

/// The part of a keyframe animation that one keyframe takes.
struct KeyframeShare: Sendable, Equatable {
  var start: Double
  var length: Double
  /// Whether only the end is shown, without intermediate values.
  var isDiscrete = false

  /// - Parameter progress: the progress of the whole animation.
  func progress(_ progress: Double) -> Double {
    guard length > 0, !isDiscrete else { return progress >= start + length ? 1 : 0 }
    return min(max((progress - start) / length, 0), 1)
  }
}
