import CoreTypes

/// The movement of content on one axis after a drag: positions in points, velocities in points per second, and times in
/// seconds since the drag ended.
///
/// > Source: the constants of "How UIScrollView works" (I. Lobanov), which agree with UIKit's: the velocity decays by
/// > the factor `decelerationRate` each millisecond, and the bounce is critically damped with a stiffness of 100.
struct ScrollCurve {
  /// The position at which the movement ends.
  let target: Double
  private let start: Double
  private let first: Part
  /// The time at which the end of the content is reached, and the movement after it.
  private let turn: (time: Double, part: Part)?

  /// - Parameters:
  ///   - rate: the decay rate of the velocity, in 1 / s.
  ///   - goal: the position at which the movement should end; nil for its natural end.
  ///   - range: the range of positions. Content outside it moves back.
  ///   - springs: whether the content springs to the goal instead of decelerating.
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

  /// - Parameter threshold: the distance from the final position below which the movement is over, in points. The
  ///   content must not be about to leave it again.
  func isOver(at time: Double, threshold: Double) -> Bool {
    if let turn { return time >= turn.time && turn.part.isOver(at: time - turn.time, threshold) }
    return first.isOver(at: time, threshold)
  }

  private enum Part {
    case rests
    case slows(way: Double, rate: Double)
    /// A damped spring that starts at `distance` from its rest position with the velocity `pull - frequency *
    /// distance`.
    case springs(distance: Double, pull: Double, frequency: Double)

    /// The square root of the stiffness.
    private static let frequency = 10.0

    /// Returns a spring. If the content moves towards its rest position, the spring is stiff enough that it does not
    /// overshoot.
    static func spring(_ distance: Double, _ velocity: Double) -> Part {
      let comesBack = distance * velocity < 0
      let frequency = comesBack ? max(Self.frequency, abs(velocity / distance)) : Self.frequency
      return .springs(distance: distance, pull: velocity + frequency * distance, frequency: frequency)
    }

    /// Returns a movement to a chosen position. The content decelerates if that takes about its natural time; otherwise
    /// it springs.
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
