/// An earlier arrangement beside a new one.
///
/// Both are in one order, save for where something changed. So each wish is looked for in the next few places of the
/// earlier arrangement, and what is not found there, among the places that were passed over.
@MainActor struct StackComparison {
  private static let reach = 8

  private let earlier: [MadeConstraint]
  private let wanted: [StackConstraint]
  private let keys: [StackConstraint.Key]
  /// For each wish its place in the earlier arrangement.
  private var places: [Int?]
  private var passedOver: [Int] = []

  /// For each wish a constraint.
  private(set) var result: [MadeConstraint] = []
  /// Those of the result that are still to be installed.
  private(set) var fresh: [MadeConstraint] = []
  /// Those of the earlier arrangement that are still to be removed.
  var superfluous: [NSLayoutConstraint] { passedOver.map { earlier[$0].constraint } }

  init(_ earlier: [MadeConstraint], with wanted: [StackConstraint]) {
    (self.earlier, self.wanted) = (earlier, wanted)
    keys = wanted.map(\.key)
    places = Array(repeating: nil, count: wanted.count)
    if !earlier.isEmpty {
      matchInOrder()
      matchPassedOver()
    }
    fulfil()
  }

  private mutating func matchInOrder() {
    var next = 0
    for (index, key) in keys.enumerated() {
      let reach = next..<min(next + Self.reach, earlier.count)
      guard let place = reach.first(where: { earlier[$0].key == key }) else { continue }
      passedOver += next..<place
      places[index] = place
      next = place + 1
    }
    passedOver += next..<earlier.count
  }

  private mutating func matchPassedOver() {
    let unmet = places.indices.filter { places[$0] == nil }
    guard !unmet.isEmpty, !passedOver.isEmpty else { return }
    var rest = Dictionary(passedOver.map { (earlier[$0].key, $0) }, uniquingKeysWith: { $1 })
    for index in unmet { places[index] = rest.removeValue(forKey: keys[index]) }
    let taken = Set(unmet.compactMap { places[$0] })
    passedOver.removeAll { taken.contains($0) }
  }

  /// Constraints go with the views that leave, so that those that are kept may have to be installed again.
  private mutating func fulfil() {
    result.reserveCapacity(wanted.count)
    for (index, wish) in wanted.enumerated() {
      var made = kept(for: index) ?? MadeConstraint(wish, keys[index])
      made.adjust(to: wish)
      result.append(made)
      if !made.constraint.isActive { fresh.append(made) }
    }
  }

  private func kept(for index: Int) -> MadeConstraint? {
    guard let place = places[index], wanted[index].isMet(by: earlier[place].constraint) else { return nil }
    return earlier[place]
  }
}
