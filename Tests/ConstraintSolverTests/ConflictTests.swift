import ConstraintSolver
import Testing

/// Required rows that contradict each other are reported, one breaks, and the rest still holds.
struct ConflictTests {
  var sketch = Sketch()

  @Test mutating func twoRequiredWidthsConflict() {
    let width = sketch.variable()
    let first = sketch.add(width, .equal, 100)
    let second = sketch.add(width, .equal, 200)
    #expect(sketch.solve() == [Conflict(rows: [first, second], broken: first)])
    #expect(sketch.isAbout(width, 200))
  }

  @Test mutating func rowsWithoutVariablesConflictWithNothingElse() {
    let width = sketch.variable()
    let never = sketch.add([], .equal, 5)
    sketch.add(width, .equal, 100)
    sketch.add([], .equal, 0)
    let neither = sketch.add([Term(width), Term(width, -1)], .greaterThanOrEqual, 1)
    #expect(sketch.solve() == [never, neither].map { Conflict(rows: [$0], broken: $0) })
    #expect(sketch.isAbout(width, 100))
    #expect(sketch.solver.brokenInvariants() == [])
  }

  @Test mutating func theCallerChoosesWhatBreaks() {
    let width = sketch.variable()
    sketch.add(width, .equal, 100)
    let second = sketch.add(width, .equal, 200)
    let conflicts = sketch.solver.solve(choosingBroken: { $0[1] })
    #expect(conflicts.map(\.broken) == [second])
    #expect(sketch.isAbout(width, 100))
  }

  @Test mutating func aChoiceFromOutsideTheSetMeansItsLastRow() {
    let (width, other) = (sketch.variable(), sketch.variable())
    let outsider = sketch.add(other, .equal, 1)
    sketch.add(width, .equal, 100)
    let last = sketch.add(width, .equal, 200)
    #expect(sketch.solver.solve(choosingBroken: { _ in outsider }).map(\.broken) == [last])
  }

  @Test mutating func aConflictNamesItsWholeChainAndNothingElse() {
    let edges = (0..<6).map { _ in sketch.variable() }
    var chain = [sketch.add(edges[0], .equal, 0)]
    for (left, right) in zip(edges, edges.dropFirst()) {
      sketch.add([Term(right), Term(left, -1)], .greaterThanOrEqual, -1000)
      chain.append(sketch.add([Term(right), Term(left, -1)], .equal, 10))
      sketch.add([Term(right), Term(left, -1)], .equal, 3, at: 999)
    }
    let bystander = sketch.variable()
    sketch.add([Term(bystander), Term(edges[2], -1)], .equal, 4)
    chain.append(sketch.add(edges[5], .lessThanOrEqual, 49))
    #expect(sketch.solve() == [Conflict(rows: chain, broken: chain[0])])
    #expect(sketch.isAbout(edges[5], 49))
    #expect(sketch.isAbout(edges[0], -1), "broken, but as near to 0 as the rest allows")
    #expect(sketch.isAbout(bystander, 23))
  }

  @Test mutating func aBrokenRowStillOutranksEveryWish() {
    let width = sketch.variable()
    sketch.add(width, .equal, 100)
    sketch.add(width, .greaterThanOrEqual, 180)
    for _ in 0..<3 { sketch.add(width, .equal, 500, at: 999.5) }
    #expect(sketch.solve().count == 1)
    #expect(sketch.isAbout(width, 180))
  }

  @Test mutating func separateConflictsAreReportedOneByOne() {
    let variables = (0..<3).map { _ in sketch.variable() }
    for x in variables {
      sketch.add(x, .greaterThanOrEqual, 2)
      sketch.add(x, .lessThanOrEqual, 1)
    }
    let conflicts = sketch.solve()
    #expect(conflicts.count == 3)
    #expect(Set(conflicts.flatMap(\.rows)).count == 6)
    #expect(variables.allSatisfy { sketch.isAbout($0, 1) })
  }

  @Test mutating func copiesThatContradictEachOtherBreakOneAfterTheOther() {
    let width = sketch.variable(), neighbour = sketch.variable()
    let copies = (0..<9).map { sketch.add(width, .equal, Double($0)) }
    sketch.add([Term(neighbour), Term(width, -1)], .equal, 20)
    let bound = sketch.add(neighbour, .lessThanOrEqual, 10)
    let conflicts = sketch.solver.solve(choosingBroken: { $0.filter { $0 != bound }.min() ?? bound })
    #expect(conflicts.count == copies.count)
    #expect(Set(conflicts.map(\.broken)) == Set(copies))
    #expect(conflicts.allSatisfy { (2...3).contains($0.rows.count) })
    #expect(sketch.solver.value(of: neighbour) <= 10)
    #expect(sketch.solver.brokenInvariants() == [])
  }

  @Test mutating func aConstantRowConflictsWithItself() {
    let x = sketch.variable()
    let row = sketch.add([Term(x), Term(x, -1)], .equal, 5)
    #expect(sketch.solve() == [Conflict(rows: [row], broken: row)])
  }

  @Test mutating func redundantRowsThatAgreeAreNotAConflict() {
    let (top, height, baseline) = (sketch.variable(), sketch.variable(), sketch.variable())
    let (otherTop, otherBaseline) = (sketch.variable(), sketch.variable())
    sketch.add(height, .equal, 21)
    sketch.add([Term(baseline), Term(top, -1), Term(height, -1)], .equal, -4.3)
    sketch.add([Term(otherBaseline), Term(otherTop, -1), Term(height, -1)], .equal, -4.3)
    sketch.add([Term(top), Term(otherTop, -1)], .equal, 0)
    sketch.add([Term(baseline), Term(otherBaseline, -1)], .equal, 0)
    sketch.add([Term(baseline), Term(otherBaseline, -1)], .lessThanOrEqual, 0)
    sketch.add(top, .equal, 7)
    #expect(sketch.solve().isEmpty)
    #expect(sketch.isAbout(otherBaseline, 7 + 21 - 4.3))
  }

  @Test(arguments: [(0.5e-6, 0), (1e-4, 1)])
  mutating func disagreementCountsFromAMillionthUp(difference: Double, expected: Int) {
    let (x, y) = (sketch.variable(), sketch.variable())
    sketch.add(x, .equal, 100)
    sketch.add(x, .equal, 100 + difference)
    #expect(sketch.solve().count == expected)
    sketch.add(y, .lessThanOrEqual, 100)
    sketch.add(y, .greaterThanOrEqual, 100 + difference)
    #expect(sketch.solve().count == 2 * expected)
    #expect(sketch.solver.outcome == .solved)
  }

  @Test mutating func nothingChangedMeansNobodyIsAskedAgain() {
    let x = sketch.variable()
    sketch.add(x, .equal, 1)
    sketch.add(x, .equal, 2)
    let first = sketch.solve()
    var questions = 0
    let again = sketch.solver.solve(choosingBroken: { rows in
      questions += 1
      return rows[0]
    })
    #expect(first == again)
    #expect(questions == 0)
  }
}
