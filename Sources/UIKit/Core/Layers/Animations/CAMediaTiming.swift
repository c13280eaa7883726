import DisplayLists

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A protocol for timing. Layers store these values, but they do not affect their animations.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// The start time, in seconds. For an animation, 0 means the time when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds. 0 means the transaction's duration, which is 0.25 s by default.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 plays once.
  var repeatCount: Float { get set }
  /// The total duration of all repetitions, in seconds, instead of a count; 0 for none.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

struct MediaTiming {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The duration of one repetition, including the reversal.
  private var round: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// The duration of all repetitions, in seconds of the animation's own time.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return round * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// - Parameter elapsed: The number of seconds since the animation was added.
  /// - Returns: The progress in the current repetition, from 0 to 1, or nil outside the active duration without a fill
  ///   mode.
  func progress(after elapsed: TimeInterval) -> Double? {
    let time = (elapsed - beginTime) * Double(speed) + timeOffset
    if time < 0 { return [.backwards, .both].contains(fillMode) ? 0 : nil }
    if time > activeDuration || (time == activeDuration && duration > 0 && fillMode == .removed) {
      return [.forwards, .both].contains(fillMode) ? share(of: activeDuration, atEnd: true) : nil
    }
    return share(of: time, atEnd: time == activeDuration)
  }

  /// Returns the number of completed repetitions, `elapsed` seconds after the animation was added. The end time still
  /// belongs to the last repetition.
  func repeats(after elapsed: TimeInterval) -> Int {
    let time = min((elapsed - beginTime) * Double(speed) + timeOffset, activeDuration)
    guard round > 0, time > 0, time.isFinite else { return 0 }
    let turns = time / round, isEnd = time == activeDuration && turns.truncatingRemainder(dividingBy: 1) < 1e-9
    return Int(min(turns, 1e9)) - (isEnd ? 1 : 0)
  }

  private func share(of time: TimeInterval, atEnd: Bool) -> Double {
    guard duration > 0 else { return 1 }
    let turns = time / duration
    if autoreverses {
      let share = turns.truncatingRemainder(dividingBy: 2)
      return share > 1 ? 2 - share : share
    }
    let share = turns.truncatingRemainder(dividingBy: 1)
    return atEnd && share < 1e-9 ? 1 : share
  }
}

/// Returns the number of seconds since the program began, in the session's time.
public func CACurrentMediaTime() -> CFTimeInterval { Session.current.now }
