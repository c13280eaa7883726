import CoreTypes

/// How content that is let go moves on one axis: positions in points, velocities in points a second, times in seconds since
/// it was let go.
///
/// > Source: the constants of "How UIScrollView works" (I. Lobanov), which agree with UIKit's: content slows down by
/// > `decelerationRate` a millisecond, and springs back critically damped with a stiffness of 100.
struct ScrollCurve {
  /// Where it comes to rest.
  let target: Double
  private let start: Double
  private let first: Part
  /// When the end of the content is reached, and what comes then.
  private let turn: (time: Double, part: Part)?

  /// - Parameters:
  ///   - rate: by which the velocity decays, 1 / s.
  ///   - wish: where it is to come to rest; nil for where it does.
  ///   - range: of the content; what is let go outside comes back.
  ///   - springs: to the wish, instead of slowing down on the way there.
  init(
    from start: Double, velocity: Double, rate: Double, to goal: Double?, in range: ClosedRange<Double>, bounces: Bool,
    springs: Bool = false
  ) {
    let way = velocity / rate
    self.start = start
    target = goal ?? min(max(start + way, range.lowerBound), range.upperBound)
    if springs || !range.contains(start) {
      (first, turn) = (.spring(start - target, velocity), nil)
    } else if let goal {
      (first, turn) = (.heading(for: goal - start, velocity, rate), nil)
    } else if range.contains(start + way) {
      (first, turn) = (.slows(way: way, rate: rate), nil)
    } else {
      let share = (target - start) / way, left = velocity * (1 - share)
      first = .slows(way: way, rate: rate)
      turn = (-log(1 - share) / rate, bounces ? .spring(0, left) : .rests)
    }
  }

  func position(at time: Double) -> Double {
    if let turn, time >= turn.time { return target + turn.part.distance(at: time - turn.time) }
    if case .slows(let way, let rate) = first { return start + way * (1 - exp(-rate * time)) }
    return target + first.distance(at: time)
  }

  /// - Parameter threshold: nearer than this to where it rests, in points, and not about to leave again.
  func isOver(at time: Double, threshold: Double) -> Bool {
    if let turn { return time >= turn.time && turn.part.isOver(at: time - turn.time, threshold) }
    return first.isOver(at: time, threshold)
  }

  private enum Part {
    case rests
    case slows(way: Double, rate: Double)
    /// From `distance` beyond its place with the velocity `pull - frequency * distance`.
    case springs(distance: Double, pull: Double, frequency: Double)

    /// The square root of the stiffness.
    private static let frequency = 10.0

    /// One that flies towards its place is pulled so strongly that it does not get beyond.
    static func spring(_ distance: Double, _ velocity: Double) -> Part {
      let comesBack = distance * velocity < 0
      let frequency = comesBack ? max(Self.frequency, abs(velocity / distance)) : Self.frequency
      return .springs(distance: distance, pull: velocity + frequency * distance, frequency: frequency)
    }

    /// To a place that somebody chose: as content slows down, if it gets there in about the time that it would take.
    ///
    /// > Basis: assumed.
    static func heading(for way: Double, _ velocity: Double, _ rate: Double) -> Part {
      guard way != 0 || velocity != 0 else { return .rests }
      let other = way == 0 ? 0 : velocity / way
      return (rate * 0.8...rate * 4).contains(other) ? .slows(way: way, rate: other) : .spring(-way, velocity)
    }

    func distance(at time: Double) -> Double {
      switch self {
      case .rests: 0
      case .slows(let way, let rate): -way * exp(-rate * time)
      case .springs(let distance, let pull, let frequency): (distance + pull * time) * exp(-frequency * time)
      }
    }

    func isOver(at time: Double, _ threshold: Double) -> Bool {
      if case .springs(_, _, let frequency) = self, time < 2 / frequency { return false }
      return abs(distance(at: time)) < threshold
    }
  }
}
