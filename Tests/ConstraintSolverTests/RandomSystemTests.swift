import ConstraintSolver
import Foundation
import Testing

/// Random systems by seed, compared with the exact answer: 10,000, or the number in `TINAMOU_RANDOM_SYSTEMS`.
struct RandomSystemTests {
  static let blockCount = 50
  static let systemCount =
    ProcessInfo.processInfo.environment["TINAMOU_RANDOM_SYSTEMS"].flatMap { Int($0) } ?? 10_000

  /// The seeds of a block; the last one has the rest.
  static func seeds(_ block: Int) -> Range<Int> {
    (systemCount * block / blockCount)..<(systemCount * (block + 1) / blockCount)
  }

  @Test(arguments: 0..<blockCount)
  func theAnswerIsExactWhateverTheOrderOfRows(block: Int) {
    for seed in Self.seeds(block) {
      // Most systems are small, as most bugs need few rows.
      var system = LiveSystem(seed: seed, largest: seed.isMultiple(of: 8) ? (6, 12) : (4, 7))
      let verdict = system.solve()
      #expect(system.differencesFromExact(verdict) == [], "seed \(seed)\n\(system)")
      guard verdict.conflicts.isEmpty else { continue }
      var shuffled = system.shuffled(seed: -seed)
      #expect(shuffled.solve().differencesWhateverTheOrder(from: verdict) == [], "seed \(seed)\n\(system)")
    }
  }

  @Test(arguments: 0..<40)
  func dozensOfPrioritiesAreDozensOfLevels(seed: Int) {
    var drawn = RandomRows(seed: seed, levels: 36)
    var system = LiveSystem(variables: 6)
    // One row per level, so that every level matters.
    for priority in drawn.priorities.prefix(12) {
      let row = drawn.row(variables: system.variables)
      system.add(Row(row.terms, constant: row.constant, .equal, priority: Priority(priority)))
    }
    let verdict = system.solve()
    #expect(verdict.sums.count == 12)
    #expect(system.differencesFromExact(verdict) == [], "seed \(seed)\n\(system)")
  }

  @Test(arguments: 0..<100)
  func aRowWithTwoPricesIsTwoRowsWithOne(seed: Int) {
    var whole = LiveSystem(seed: seed)
    guard whole.solve().conflicts.isEmpty else { return }
    var halves = LiveSystem(variables: whole.variables.count)
    for row in whole.rows {
      if let over = row.over { halves.add(Row(row.terms, constant: row.constant, over: over, under: nil)) }
      if let under = row.under { halves.add(Row(row.terms, constant: row.constant, over: nil, under: under)) }
    }
    let differences = halves.solve().differencesWhateverTheOrder(from: whole.solve())
    #expect(differences == [], "seed \(seed)\n\(whole)")
  }
}
