import DisplayLists

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// When something happens, and how long it takes. Layers keep it, without effect on their animations.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// In seconds; of an animation, 0 for when it is added.
  var beginTime: CFTimeInterval { get set }
  /// In seconds; 0 for a quarter of a second, or the transaction's.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  /// 0 for once.
  var repeatCount: Float { get set }
  /// In seconds, in place of a count; 0 for none.
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

  /// Of one time through, there and back.
  private var round: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// Of all, in seconds of its own time.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return round * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// - Parameter elapsed: seconds since it was added.
  /// - Returns: 0…1 of one time through; nil before and after, where nothing is kept.
  func progress(after elapsed: TimeInterval) -> Double? {
    let time = (elapsed - beginTime) * Double(speed) + timeOffset
    if time < 0 { return [.backwards, .both].contains(fillMode) ? 0 : nil }
    if time > activeDuration || (time == activeDuration && duration > 0 && fillMode == .removed) {
      return [.forwards, .both].contains(fillMode) ? share(of: activeDuration, atEnd: true) : nil
    }
    return share(of: time, atEnd: time == activeDuration)
  }

  /// How many times an animation went through completely, `elapsed` seconds after it was added. The end belongs to the last
  /// time.
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

/// Seconds since the program began, in its own time.
public func CACurrentMediaTime() -> CFTimeInterval { Session.current.now }
