import ConstraintSolver
import Testing

/// After any edit, the solver equals a new one with the same rows.
struct EditingTests {
  var sketch = Sketch()

  @Test mutating func aConstantCanChange() {
    let (width, inner) = (sketch.variable(), sketch.variable())
    let root = sketch.add(width, .equal, 320)
    sketch.add([Term(inner), Term(width, -1)], .equal, -40)
    sketch.solve()
    #expect(sketch.isAbout(inner, 280))
    sketch.solver.setConstant(-768, of: root)
    sketch.solve()
    #expect(sketch.isAbout(inner, 728))
  }

  /// The last variable kept its preferred value while the second one had no choice.
  @Test mutating func whatOpensByAnEditIsSettledInItsTurn() {
    let (first, second, third) = (sketch.variable(), sketch.variable(.position), sketch.variable())
    let sum = [Term(first), Term(second, 3)]
    let moving = sketch.add(sum, .equal, 0, at: 4)
    sketch.add(sum, .equal, 0, at: 4)
    sketch.add(first, .lessThanOrEqual, 60, at: 251)
    sketch.add(second, .lessThanOrEqual, 20, at: 525)
    sketch.add([Term(second, -3), Term(third, -2)], .greaterThanOrEqual, 0, at: 8)
    sketch.solve()
    #expect(sketch.isAbout(second, 0) && sketch.isAbout(third, 0))
    sketch.solver.setConstant(-110, of: moving)
    sketch.solve()
    #expect(sketch.isAbout(first, 0) && sketch.isAbout(second, 20) && sketch.isAbout(third, -30))
  }

  @Test mutating func removingARowLetsTheWeakerOneWin() {
    let x = sketch.variable()
    let strong = sketch.add(x, .equal, 5)
    sketch.add(x, .equal, 9, at: 1)
    sketch.solve()
    #expect(sketch.isAbout(x, 5))
    sketch.solver.remove(strong)
    sketch.solve()
    #expect(sketch.isAbout(x, 9))
  }

  @Test mutating func removingOneSideOfAConflictEndsIt() {
    let x = sketch.variable()
    sketch.add(x, .equal, 5)
    let second = sketch.add(x, .equal, 6)
    #expect(sketch.solve().count == 1)
    sketch.solver.remove(second)
    #expect(sketch.solve().isEmpty)
    #expect(sketch.isAbout(x, 5))
  }

  @Test mutating func aCopyIsSolvedOnItsOwn() {
    let x = sketch.variable()
    sketch.add(x, .equal, 5, at: 10)
    sketch.solve()
    var trial = sketch
    trial.add(x, .equal, 50, at: 20)
    trial.solve()
    #expect(trial.isAbout(x, 50))
    #expect(sketch.isAbout(x, 5))
  }

  @Test mutating func namesOfRemovedRowsAreNotUsedAgain() {
    let x = sketch.variable()
    let first = sketch.add(x, .equal, 1)
    sketch.solver.remove(first)
    #expect(sketch.add(x, .equal, 1) > first)
  }

  @Test mutating func aVariableMadeAfterSolvingIsZero() {
    sketch.add(sketch.variable(), .equal, 3)
    sketch.solve()
    let late = sketch.variable()
    #expect(sketch.isAbout(late, 0))
    #expect(sketch.solver.isAmbiguous(late))
  }
}
