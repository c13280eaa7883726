/// SplitMix64 (Steele, Lea, Flood, *Fast splittable pseudorandom number generators*, 2014): the same on every machine.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a length in quarters of a point, because real layouts do not have arbitrary digits.
  mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &self)) / 4
  }
}
