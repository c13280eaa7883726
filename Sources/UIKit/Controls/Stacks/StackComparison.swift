/// A comparison of an earlier arrangement with a new one.
///
/// Both have the same order except where something changed. So each new constraint is searched for in the next few
/// places of the earlier arrangement, and otherwise among the places that were skipped.
@MainActor struct StackComparison {
  private static let reach = 8

  private let earlier: [StackConstraint]
  private let made: [NSLayoutConstraint]
  private let wanted: [StackConstraint]
  /// The place of each new constraint in the earlier arrangement.
  private var places: [Int?]
  private var passedOver: [Int] = []

  /// A constraint object for each new constraint, which may still have to be installed.
  private(set) var result: [NSLayoutConstraint] = []
  /// The constraints of the earlier arrangement to remove.
  var superfluous: [NSLayoutConstraint] { passedOver.map { made[$0] } }

  /// - Parameter made: an object for each of the earlier constraints. It retains the items of the constraint.
  init(_ made: [NSLayoutConstraint], of earlier: [StackConstraint], with wanted: [StackConstraint]) {
    (self.made, self.earlier, self.wanted) = (made, earlier, wanted)
    places = Array(repeating: nil, count: wanted.count)
    matchInOrder()
    matchPassedOver()
    fulfil()
  }

  private mutating func matchInOrder() {
    var next = 0
    for (index, rule) in wanted.enumerated() {
      let reach = next..<min(next + Self.reach, earlier.count)
      guard let place = reach.first(where: { rule.canReplace(earlier[$0]) }) else { continue }
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
    for index in unmet { places[index] = rest.removeValue(forKey: wanted[index].key) }
    let taken = Set(unmet.compactMap { places[$0] })
    passedOver.removeAll { taken.contains($0) }
  }

  private mutating func fulfil() {
    result.reserveCapacity(wanted.count)
    for (rule, place) in zip(wanted, places) {
      if let place { rule.adjust(made[place], from: earlier[place]) }
      result.append(place.map { made[$0] } ?? rule.makeConstraint())
    }
  }
}
