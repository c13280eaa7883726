import ConstraintSolver
import Testing

/// A solver does not grow over time. Basis: this project's; both systems once grew with every few solutions.
struct MemoryTests {
  var sketch = Sketch()

  /// Solves 3000 times, with the constants of the two rows alternating between two values.
  /// - Returns: The maximum memory during the first 1500 solutions and during the others.
  private mutating func peaks(_ rows: [(id: RowID, constants: [Double])]) -> (early: Int, late: Int) {
    var peaks = [0, 0]
    for step in 0..<3000 {
      let row = rows[step % 2]
      sketch.solver.setConstant(row.constants[step / 2 % 2], of: row.id)
      sketch.solve()
      peaks[step / 1500] = max(peaks[step / 1500], sketch.solver.keptCount)
    }
    return (peaks[0], peaks[1])
  }

  @Test mutating func tiesThatAreDecidedAgainAndAgainTakeNoMoreRoom() {
    let (x, y) = (sketch.variable(), sketch.variable())
    let place = sketch.add(y, .equal, 0, at: 500), limit = sketch.add(y, .lessThanOrEqual, 0, at: 500)
    sketch.add([Term(x), Term(y, -1)], .lessThanOrEqual, 8)
    sketch.add(x, .equal, 4, at: 500)
    let peaks = peaks([(place, [-6, 14]), (limit, [-17, 3])])
    #expect(peaks.late <= peaks.early && peaks.late < 4000)
    #expect(sketch.solver.brokenInvariants().isEmpty)
  }

  @Test mutating func symbolsThatLeaveRowsAndComeBackTakeNoMoreRoom() {
    let (x, y, z, w) = (sketch.variable(), sketch.variable(), sketch.variable(), sketch.variable())
    let gap = sketch.add([Term(z), Term(w, -1)], .equal, 8)
    let sum = sketch.add([Term(x), Term(w, 2)], .greaterThanOrEqual, -9, at: 500)
    sketch.add([Term(w), Term(x, -2)], .greaterThanOrEqual, -3, at: 500)
    sketch.add([Term(z), Term(y, 2)], .greaterThanOrEqual, 0)
    let peaks = peaks([(gap, [-18, 2]), (sum, [-1, 19])])
    #expect(peaks.late <= peaks.early && peaks.late < 4000)
    #expect(sketch.solver.brokenInvariants().isEmpty)
  }
}
