/// The motion of a mass on a spring, released at distance 1 from its rest position, in closed form.
///
/// > Source: the damped harmonic oscillator; damping beyond the critical one counts as critical, derived: only then
/// > does the default spring of UIKit (mass 3, stiffness 1000, damping 500) settle after its half second.
struct SpringCurve: Equatable, Sendable {
  /// The amplitude that counts as settled, as a fraction of the distance.
  ///
  /// > Basis: captured; a published playground finds UIKit's curves equal to those of `CASpringAnimation` with it.
  private static let rest = 0.001

  /// The frequency of the undamped spring, in radians per second.
  let frequency: Double
  /// The fraction of critical damping: above 0, and at most 1 unless overdamping is allowed.
  let dampingRatio: Double
  /// The initial velocity, in distances per second.
  let velocity: Double

  init(frequency: Double, dampingRatio: Double, velocity: Double = 0, allowsOverdamping: Bool = false) {
    self.frequency = frequency
    self.dampingRatio = allowsOverdamping ? min(max(dampingRatio, 0.01), 100) : Self.allowed(dampingRatio)
    self.velocity = velocity
  }

  /// Creates the spring that settles after `duration`, as `usingSpringWithDamping` requires.
  init(dampingRatio: Double, restingAfter duration: TimeInterval, velocity: Double = 0) {
    let ratio = Self.allowed(dampingRatio)
    self.init(
      frequency: Self.frequency(dampingRatio: ratio, restingAfter: max(duration, 1e-3), velocity: velocity),
      dampingRatio: ratio, velocity: velocity)
  }

  /// Creates a spring by the period of its undamped oscillation, and by its difference from critical damping.
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

  /// The time until the oscillation is too small to see, in seconds. Animations whose duration has another meaning end
  /// then.
  var settlingTime: TimeInterval {
    var low = 0.0, high = 1 / frequency
    while amplitude(after: high) > Self.rest, high < 1e4 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if amplitude(after: middle) > Self.rest { low = middle } else { high = middle }
    }
    return high
  }

  /// The two exponentials of an overdamped spring, which settles without oscillation, more slowly than with critical
  /// damping.
  private var overdampedParts: [(share: Double, rate: Double)]? {
    guard dampingRatio > 1 else { return nil }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = -frequency * (dampingRatio - root), fast = -frequency * (dampingRatio + root)
    let share = (-velocity - fast) / (slow - fast)
    return [(share, slow), (1 - share, fast)]
  }

  private var dampedFrequency: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

  /// An upper bound of the distance from rest at `time` and later.
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
  /// The amplitude by UIKit's estimate, which is the size of the sine part.
  private static func swing(_ frequency: Double, _ ratio: Double, _ duration: TimeInterval, _ velocity: Double)
    -> Double
  {
    let decay = exp(-ratio * frequency * duration)
    guard ratio < 1 else { return abs(1 + (frequency - velocity) * duration) * decay }
    return abs(ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot()) * decay
  }

  /// Returns the highest frequency at which the amplitude still reaches the settling threshold at the end of the
  /// duration.
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
