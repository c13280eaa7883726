/// The constraints that a view holds, in the order they were added. A removal leaves a gap. Gaps are closed only when
/// there are many, so that removing thousands of constraints one by one stays fast.
struct ConstraintList {
  private var places: [NSLayoutConstraint?] = []
  private(set) var count = 0
  /// The number of constraints moved or visited, which scaling tests compare.
  private(set) var steps = 0

  var isEmpty: Bool { count == 0 }

  /// Reserves capacity before the first constraints are added.
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

  /// Calls `body` with each current constraint without retaining it.
  @inline(__always) func forEach(_ body: (NSLayoutConstraint) -> Void) {
    places.withUnsafeBufferPointer { places in
      for index in places.indices {
        guard let constraint = places[index] else { continue }
        Unmanaged.passUnretained(constraint)._withUnsafeGuaranteedRef(body)
      }
    }
  }
}
