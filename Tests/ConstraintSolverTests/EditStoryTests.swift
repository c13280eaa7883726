import ConstraintSolver
import Testing

/// After any sequence of edits, a live solver equals a new one: values, conflicts, ambiguity and sums.
struct EditStoryTests {
  static let storyLength = 60

  @Test(arguments: 0..<30)
  func editingEqualsStartingOver(seed: Int) {
    var (system, drawn) = (LiveSystem(seed: seed), RandomRows(seed: ~seed))
    for step in 0..<Self.storyLength {
      for _ in 0..<drawn.number(in: 1...3) { system.edit(&drawn) }
      let verdict = system.solve()
      var fresh = system.startedOver()
      #expect(verdict.differences(from: fresh.solve()) == [], "story \(seed), step \(step)\n\(system)")
      guard step.isMultiple(of: 10) else { continue }
      #expect(system.differencesFromExact(verdict) == [], "story \(seed), step \(step)\n\(system)")
    }
  }

  @Test(arguments: 100..<120)
  func editingEqualsStartingOverWithThirdsAndHalves(seed: Int) {
    var (system, drawn) = (LiveSystem(seed: seed, isWhole: false), RandomRows(seed: ~seed, isWhole: false))
    for step in 0..<Self.storyLength {
      system.edit(&drawn)
      var fresh = system.startedOver()
      let differences = system.solve().differences(from: fresh.solve())
      #expect(differences == [], "story \(seed), step \(step)\n\(system)")
    }
  }

  @Test(arguments: 200..<210)
  func editingLargerSystemsEqualsStartingOver(seed: Int) {
    let size = (variables: 16, rows: 40)
    var (system, drawn) = (LiveSystem(seed: seed, largest: size), RandomRows(seed: ~seed))
    for step in 0..<Self.storyLength {
      system.edit(&drawn, largest: size)
      var fresh = system.startedOver()
      let differences = system.solve().differences(from: fresh.solve())
      #expect(differences == [], "story \(seed), step \(step)\n\(system)")
    }
  }

  @Test(arguments: 300..<360)
  func addingAndRemovingEverythingReturnsToTheStart(seed: Int) {
    var (system, drawn) = (LiveSystem(seed: seed), RandomRows(seed: ~seed))
    let start = system.solve()
    let residents = system.rows.count
    for _ in 0..<10 {
      system.add(drawn.row(variables: system.variables))
      if drawn.number(in: 0...2) == 0 { _ = system.solve() }
    }
    while system.rows.count > residents {
      system.remove(at: drawn.number(in: residents...system.rows.count - 1))
      if drawn.number(in: 0...2) == 0 { _ = system.solve() }
    }
    #expect(system.solve().differences(from: start) == [], "seed \(seed)\n\(system)")
  }

  @Test(arguments: 400..<440)
  func removingEverythingLeavesNothing(seed: Int) {
    var (system, drawn) = (LiveSystem(seed: seed), RandomRows(seed: ~seed))
    let (start, rows) = (system.solve(), system.rows)
    while !system.rows.isEmpty {
      system.remove(at: drawn.number(in: 0...system.rows.count - 1))
      if drawn.number(in: 0...2) == 0 { _ = system.solve() }
    }
    let empty = system.solve()
    #expect(empty.faults == [] && empty.conflicts == [] && empty.sums == [:])
    #expect(empty.values.allSatisfy { $0 == 0 } && empty.isAmbiguous.allSatisfy(\.self), "seed \(seed)")
    for row in rows { system.add(row) }
    #expect(system.solve().differences(from: start) == [], "seed \(seed)\n\(system)")
  }

  @Test(arguments: 500..<560)
  func constantsThatComeBackBringTheSolutionBack(seed: Int) {
    var (system, drawn) = (LiveSystem(seed: seed), RandomRows(seed: ~seed))
    let (start, rows) = (system.solve(), system.rows)
    for _ in 0..<8 {
      system.setConstant(drawn.constant(), at: drawn.number(in: 0...rows.count - 1))
      _ = system.solve()
    }
    for place in rows.indices { system.setConstant(rows[place].constant, at: place) }
    #expect(system.solve().differences(from: start) == [], "seed \(seed)\n\(system)")
  }

  @Test(arguments: 600..<620)
  func aCopyGoesItsOwnWay(seed: Int) {
    var (system, drawn) = (LiveSystem(seed: seed), RandomRows(seed: ~seed))
    let start = system.solve()
    var copy = system
    for step in 0..<12 {
      copy.edit(&drawn)
      var fresh = copy.startedOver()
      #expect(copy.solve().differences(from: fresh.solve()) == [], "copy \(seed), step \(step)\n\(copy)")
    }
    #expect(system.solve().differences(from: start) == [], "seed \(seed)\n\(system)")
    system.edit(&drawn)
    var fresh = system.startedOver()
    #expect(system.solve().differences(from: fresh.solve()) == [], "original \(seed)\n\(system)")
  }
}
