/// A mass on a spring that is let go at distance 1 from its rest, in closed form.
///
/// > Source: the damped harmonic oscillator; damping beyond the critical one counts as critical, derived: the default
/// > spring of UIKit (mass 3, stiffness 1000, damping 500) is at rest after its half second only then.
struct SpringCurve: Equatable, Sendable {
  /// What counts as being at rest, in shares of the way.
  ///
  /// > Basis: captured; a published playground finds UIKit's curves equal to those of `CASpringAnimation` with it.
  private static let rest = 0.001

  /// Of the spring without damping, in radians a second.
  let frequency: Double
  /// Of the critical damping, above 0 and at most 1 unless overdamping is allowed.
  let dampingRatio: Double
  /// At the start, in ways a second.
  let velocity: Double

  init(frequency: Double, dampingRatio: Double, velocity: Double = 0, allowsOverdamping: Bool = false) {
    self.frequency = frequency
    self.dampingRatio = allowsOverdamping ? min(max(dampingRatio, 0.01), 100) : Self.allowed(dampingRatio)
    self.velocity = velocity
  }

  /// The spring that is at rest after `duration`, as `usingSpringWithDamping` wants it.
  init(dampingRatio: Double, restingAfter duration: TimeInterval, velocity: Double = 0) {
    let ratio = Self.allowed(dampingRatio)
    self.init(
      frequency: Self.frequency(dampingRatio: ratio, restingAfter: max(duration, 1e-3), velocity: velocity),
      dampingRatio: ratio, velocity: velocity)
  }

  /// `duration` is the time of a swing without damping, and the bounce what is missing from critical damping.
  ///
  /// > Source: "Animate with springs", WWDC 2023.
  init(perceivedDuration duration: TimeInterval, bounce: Double, velocity: Double = 0) {
    self.init(
      frequency: 2 * .pi / max(duration, 1e-3), dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      velocity: velocity)
  }

  init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double = 0, allowsOverdamping: Bool = false
  ) {
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity, allowsOverdamping: allowsOverdamping)
  }

  func progress(after time: TimeInterval) -> Double {
    if let parts = overdampedParts { return 1 - parts.reduce(0) { $0 + $1.share * exp($1.rate * time) } }
    let decay = exp(-dampingRatio * frequency * time)
    guard dampingRatio < 1 else { return 1 - (1 + (frequency - velocity) * time) * decay }
    let damped = dampedFrequency
    return 1 - decay * (cos(damped * time) + (dampingRatio * frequency - velocity) / damped * sin(damped * time))
  }

  /// When the swing has become too small to be seen, in seconds: the end of an animation whose duration says something
  /// else.
  var settlingTime: TimeInterval {
    var low = 0.0, high = 1 / frequency
    while amplitude(after: high) > Self.rest, high < 1e4 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if amplitude(after: middle) > Self.rest { low = middle } else { high = middle }
    }
    return high
  }

  /// The two exponentials of a spring that comes to rest without a swing, more slowly than a critically damped one.
  private var overdampedParts: [(share: Double, rate: Double)]? {
    guard dampingRatio > 1 else { return nil }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = -frequency * (dampingRatio - root), fast = -frequency * (dampingRatio + root)
    let share = (-velocity - fast) / (slow - fast)
    return [(share, slow), (1 - share, fast)]
  }

  private var dampedFrequency: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

  /// The farthest that the mass is from its rest from `time` on, at most.
  private func amplitude(after time: TimeInterval) -> Double {
    if let parts = overdampedParts { return parts.reduce(0) { $0 + abs($1.share) * exp($1.rate * time) } }
    let decay = exp(-dampingRatio * frequency * time)
    guard dampingRatio < 1 else { return abs(1 + (frequency - velocity) * time) * decay }
    let sine = (dampingRatio * frequency - velocity) / dampedFrequency
    return (1 + sine * sine).squareRoot() * decay
  }

  private static func allowed(_ ratio: Double) -> Double { min(max(ratio, 0.01), 1) }
}

// MARK: - From a duration to a frequency

extension SpringCurve {
  /// UIKit takes the size of the sine part for that of the swing.
  private static func swing(_ frequency: Double, _ ratio: Double, _ duration: TimeInterval, _ velocity: Double)
    -> Double
  {
    let decay = exp(-ratio * frequency * duration)
    guard ratio < 1 else { return abs(1 + (frequency - velocity) * duration) * decay }
    return abs(ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot()) * decay
  }

  /// The highest frequency at which the spring still swings that far when its time is over.
  private static func frequency(
    dampingRatio ratio: Double, restingAfter duration: TimeInterval, velocity: Double
  ) -> Double {
    let start = 5 / duration
    var high = start
    while swing(high, ratio, duration, velocity) > rest, high < start * 1e6 { high *= 2 }
    var low = high
    while swing(low, ratio, duration, velocity) <= rest {
      low /= 1.05
      if low < start / 1e3 { return start }
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if swing(middle, ratio, duration, velocity) > rest { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
