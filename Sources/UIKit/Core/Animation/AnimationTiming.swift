/// When an animation goes on, and how.
struct AnimationTiming: Sendable {
  /// In seconds; from the start of the block.
  var delay: TimeInterval = 0
  /// In seconds; of one time through.
  var duration: TimeInterval
  var curve = TimingCurve.easeInOut
  /// How often it is shown; infinite for one that goes on until it is removed.
  var count = 1.0
  /// Each time goes there and back.
  var autoreverses = false

  /// From the end of the delay to the end, in seconds.
  var length: TimeInterval { duration * (autoreverses ? 2 : 1) * count }

  /// - Parameter elapsed: in seconds since the delay was over; below 0 during it.
  /// - Returns: 0 at the start and 1 at the end; what is left of a way back shows its start.
  func progress(after elapsed: TimeInterval) -> Double {
    guard elapsed > 0, duration > 0 else { return duration > 0 ? 0 : 1 }
    guard elapsed < length else { return autoreverses ? 0 : 1 }
    var share = (elapsed / duration).truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
    if share > 1 { share = 2 - share }
    return curve.progress(after: share, of: duration)
  }
}

/// A share of a keyframe animation.
struct KeyframeShare: Sendable, Equatable {
  var start: Double
  var length: Double
  /// Nothing is shown of the way, only its end.
  var isDiscrete = false

  /// - Parameter progress: of the whole animation.
  func progress(_ progress: Double) -> Double {
    guard length > 0, !isDiscrete else { return progress >= start + length ? 1 : 0 }
    return min(max((progress - start) / length, 0), 1)
  }
}
