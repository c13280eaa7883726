/// The constraints that a view holds, in the order they were added. Taking one away leaves a gap, which is closed when
/// there are many: so thousands can go one by one.
struct ConstraintList {
  private var places: [NSLayoutConstraint?] = []
  private(set) var count = 0
  /// How often a constraint was moved or looked at; what tests of growth compare.
  private(set) var steps = 0

  var isEmpty: Bool { count == 0 }

  /// Before the first constraints: makes room for as many.
  mutating func reserve(_ count: Int) { if places.isEmpty { places.reserveCapacity(count) } }

  var all: [NSLayoutConstraint] { places.compactMap { $0 } }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.heldPlace = Int32(places.count)
    places.append(constraint)
    count += 1
  }

  @MainActor mutating func remove(_ constraint: NSLayoutConstraint) {
    let place = Int(constraint.heldPlace)
    guard places.indices.contains(place), places[place] === constraint else { return }
    places[place] = nil
    count -= 1
    steps += 1
    if places.count > 16, count < places.count / 2 { closeGaps() }
  }

  @MainActor private mutating func closeGaps() {
    steps += places.count
    places.removeAll { $0 == nil }
    for (place, constraint) in places.enumerated() { constraint?.heldPlace = Int32(place) }
  }

  /// Goes through those that there are now, without retaining each.
  @inline(__always) func forEach(_ body: (NSLayoutConstraint) -> Void) {
    places.withUnsafeBufferPointer { places in
      for index in places.indices {
        guard let constraint = places[index] else { continue }
        Unmanaged.passUnretained(constraint)._withUnsafeGuaranteedRef(body)
      }
    }
  }
}
