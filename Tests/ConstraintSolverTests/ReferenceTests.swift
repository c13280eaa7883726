import ConstraintSolver
import Testing

/// Random small systems, compared with an exact reference. `block` is a range of seeds; a failure prints the system.
struct ReferenceTests {
  static let blocks = 0..<24
  static let blockSize = 40

  static func seeds(_ block: Int) -> Range<Int> { block * blockSize..<(block + 1) * blockSize }

  @Test(arguments: blocks)
  func theAnswerIsTheExactOne(block: Int) {
    for seed in Self.seeds(block) {
      let system = RandomSystem(seed: seed)
      var (solver, ids) = system.makeSolver()
      let conflicts = solver.solve(choosingBroken: { $0[seed % $0.count] })
      #expect(solver.outcome == .solved)
      #expect(solver.brokenInvariants() == [], "seed \(seed)\n\(system)")
      let broken = expectMinimal(conflicts, ids, system, seed)
      expectExact(solver, system, broken, seed)
    }
  }

  /// Each conflict, when it was found, is a contradiction; without any one of its rows, it is none. Returns the broken
  /// rows.
  private func expectMinimal(_ conflicts: [Conflict], _ ids: [RowID], _ system: RandomSystem, _ seed: Int) -> Set<Int> {
    var broken: Set<Int> = []
    func canHold(_ rows: [RowID]) -> Bool {
      let required = rows.map { system.rows[ids.firstIndex(of: $0)!] }
      return ExactAnswer(required, kinds: system.kinds) != nil
    }
    for conflict in conflicts {
      #expect(conflict.rows.allSatisfy { !broken.contains(Int($0.index)) }, "seed \(seed)\n\(system)")
      #expect(conflict.rows == conflict.rows.sorted() && conflict.rows.contains(conflict.broken))
      #expect(!canHold(conflict.rows), "seed \(seed): \(conflict)\n\(system)")
      for row in conflict.rows {
        #expect(canHold(conflict.rows.filter { $0 != row }), "seed \(seed): \(conflict) without \(row)\n\(system)")
      }
      broken.insert(Int(conflict.broken.index))
    }
    return broken
  }

  private func expectExact(_ solver: Solver, _ system: RandomSystem, _ broken: Set<Int>, _ seed: Int) {
    guard let exact = ExactAnswer(system.rows, kinds: system.kinds, broken: broken.sorted()) else {
      Issue.record("a contradiction was missed: seed \(seed)\n\(system)")
      return
    }
    let values = system.variables.map { solver.value(of: $0) }
    let sums = Verdict.sums(of: system.rows, values, broken: broken.sorted())
    for (level, sum) in exact.sums {
      #expect(abs(sums[level, default: 0] - sum) <= 1e-6, "level \(level), seed \(seed)\n\(system)")
    }
    #expect(isAbout(values, exact.values), "seed \(seed)\n\(system)")
    #expect(system.variables.map { solver.isAmbiguous($0) } == exact.isAmbiguous, "seed \(seed)\n\(system)")
  }

  @Test(arguments: blocks)
  func theOrderOfRowsChangesNothing(block: Int) {
    for seed in Self.seeds(block) {
      var random = SeededGenerator(seed: -seed)
      let system = RandomSystem(seed: seed)
      var shuffled = system
      shuffled.rows.shuffle(using: &random)
      var (first, second) = (system.makeSolver().solver, shuffled.makeSolver().solver)
      let conflicts = first.solve()
      #expect(conflicts.isEmpty == second.solve().isEmpty, "seed \(seed)\n\(system)")
      guard conflicts.isEmpty else { continue }
      let values = [first, second].map { solver in system.variables.map { solver.value(of: $0) } }
      #expect(isAbout(values[0], values[1]), "seed \(seed)\n\(system)")
    }
  }

  @Test(arguments: 0..<12)
  func aWholeScreenDoesNotDependOnTheOrderOfRows(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let screen = RandomSystem(screenOf: 40, seed: seed)
    var shuffled = screen
    shuffled.rows.shuffle(using: &random)
    var (first, second) = (screen.makeSolver().solver, shuffled.makeSolver().solver)
    #expect(first.solve().isEmpty)
    #expect(second.solve().isEmpty)
    #expect(first.outcome == .solved && second.outcome == .solved)
    #expect(first.brokenInvariants() == [])
    #expect(isAbout(first.errors(of: screen, broken: []), second.errors(of: screen, broken: [])))
    #expect(isAbout(screen.variables.map { first.value(of: $0) }, screen.variables.map { second.value(of: $0) }))
  }

  @Test(arguments: blocks)
  func addingAndRemovingIsNothing(block: Int) {
    for seed in Self.seeds(block) {
      var random = SeededGenerator(seed: ~seed)
      let system = RandomSystem(seed: seed)
      var (solver, _) = system.makeSolver()
      let conflicts = solver.solve()
      let values = system.variables.map { solver.value(of: $0) }
      let visitor = solver.add(RandomSystem.row(variableCount: system.variableCount, &random))
      solver.solve()
      #expect(solver.brokenInvariants() == [])
      solver.remove(visitor)
      #expect(solver.solve() == conflicts)
      #expect(isAbout(system.variables.map { solver.value(of: $0) }, values), "seed \(seed)\n\(system)")
    }
  }

  @Test(arguments: blocks)
  func editingEqualsStartingOver(block: Int) {
    var random = SeededGenerator(seed: block)
    var system = RandomSystem(seed: block)
    var (solver, ids) = system.makeSolver()
    for step in 0..<Self.blockSize {
      edit(&solver, &ids, &system, &random)
      let conflicts = solver.solve()
      var (fresh, freshIDs) = system.makeSolver()
      let expected = fresh.solve()
      let story: Comment = "block \(block), step \(step)\n\(system)"
      #expect(conflicts.map { $0.rows.map(ids.firstIndex) } == expected.map { $0.rows.map(freshIDs.firstIndex) }, story)
      #expect(solver.brokenInvariants() == [], story)
      for variable in system.variables {
        #expect(abs(solver.value(of: variable) - fresh.value(of: variable)) <= 1e-6, story)
      }
    }
  }

  private func edit(
    _ solver: inout Solver, _ ids: inout [RowID], _ system: inout RandomSystem, _ random: inout SeededGenerator
  ) {
    let place = ids.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<4, using: &random), place) {
    case (0, let place?):
      solver.remove(ids.remove(at: place))
      system.rows.remove(at: place)
    case (1, let place?), (2, let place?):
      system.rows[place].constant = Double(Int.random(in: -5...5, using: &random))
      solver.setConstant(system.rows[place].constant, of: ids[place])
    default:
      guard ids.count < 12 else { return }
      system.rows.append(RandomSystem.row(variableCount: system.variableCount, &random))
      ids.append(solver.add(system.rows.last!))
    }
  }
}

private func isAbout(_ left: [Double], _ right: [Double]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-6 }
}

extension Solver {
  /// The sum of deviations per level: broken rows, then the priorities in use, from high to low.
  fileprivate func errors(of system: RandomSystem, broken: Set<Int>) -> [Double] {
    let strengths = system.rows.indices.map { broken.contains($0) ? Float.infinity : system.rows[$0].priority.value }
    return Set(strengths.filter { $0 != 1000 }).sorted(by: >).map { level in
      zip(system.rows, strengths).reduce(0) { $0 + ($1.1 == level ? deviation(of: $1.0) : 0) }
    }
  }
}
