import ConstraintSolver
import Testing

/// Open values are reported as open, and always resolve the same way.
struct AmbiguityTests {
  var sketch = Sketch()

  @Test mutating func whatNoRowMentionsIsZeroAndAmbiguous() {
    let x = sketch.variable()
    sketch.solve()
    #expect(sketch.isAbout(x, 0))
    #expect(sketch.solver.isAmbiguous(x))
  }

  @Test mutating func aRelationAloneLeavesBothSidesOpen() {
    let (left, right) = (sketch.variable(), sketch.variable())
    sketch.add([Term(right), Term(left, -1)], .equal, 8)
    sketch.solve()
    #expect(sketch.isAbout(left, 0), "the variable made first is the one at zero")
    #expect(sketch.isAbout(right, 8))
    #expect(sketch.solver.isAmbiguous(left))
    #expect(sketch.solver.isAmbiguous(right))
  }

  @Test mutating func theValuesPickedDoNotDependOnTheOrderOfRows() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      var sketch = Sketch()
      let (x, y) = (sketch.variable(), sketch.variable())
      for row in order {
        switch row {
        case 0: sketch.add([Term(x), Term(y)], .equal, 100)
        case 1: sketch.add(y, .lessThanOrEqual, 70)
        default: sketch.add(x, .equal, 50, at: 10)
        }
      }
      sketch.add(y, .equal, 70, at: 10)
      sketch.solve()
      #expect(sketch.isAbout(x, 50), "the variable made first is nearest to its preferred value")
      #expect(sketch.isAbout(y, 50))
    }
  }

  @Test(arguments: [VariableKind.length, .position], [-5.0, 5])
  mutating func aLowerBoundIsKeptAndNoMore(kind: VariableKind, bound: Double) {
    let x = sketch.variable(kind)
    sketch.add(x, .greaterThanOrEqual, bound)
    sketch.solve()
    #expect(sketch.isAbout(x, bound))
    #expect(sketch.solver.isAmbiguous(x))
  }

  /// Basis of this and the next two: UIKit's results in Stevia's tests, `testSingleValueWidthLessOrEqual` and others.
  @Test(arguments: [(VariableKind.length, 0.0), (.position, 23)], [1000, 751] as [Float])
  mutating func anUpperBoundIsKeptByPositionsWhileLengthsAreNothing(
    wanted: (kind: VariableKind, value: Double), priority: Float
  ) {
    let x = sketch.variable(wanted.kind)
    sketch.add(x, .lessThanOrEqual, 23, at: priority)
    sketch.solve()
    #expect(sketch.isAbout(x, wanted.value))
    #expect(sketch.solver.isAmbiguous(x))
  }

  @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
  mutating func aViewKeepsItsDistanceToTheOneBefore(relation: Relation) {
    let (width, first, second) = (sketch.variable(), sketch.variable(.position), sketch.variable(.position))
    sketch.add(width, .equal, 100)
    sketch.add(first, .equal, 20)
    sketch.add([Term(second), Term(first, -1), Term(width, -1)], relation, 8)
    sketch.solve()
    #expect(sketch.isAbout(second, 128))
  }

  @Test mutating func betweenTwoBoundsTheLowerOneIsKept() {
    let (width, x) = (sketch.variable(), sketch.variable(.position))
    sketch.add(width, .equal, 100)
    sketch.add([Term(x), Term(width)], .lessThanOrEqual, 300)
    sketch.add(x, .greaterThanOrEqual, 16)
    sketch.solve()
    #expect(sketch.isAbout(x, 16))
  }

  @Test mutating func aKeptDistanceFollowsWhatItIsKeptTo() {
    let (width, x) = (sketch.variable(), sketch.variable(.position))
    let given = sketch.add(width, .equal, 100)
    let bound = sketch.add([Term(x), Term(width)], .lessThanOrEqual, 300)
    sketch.add([Term(x), Term(width)], .greaterThanOrEqual, 10, at: 20)
    for (length, end) in [(100.0, 300.0), (120, 300), (120, 310)] {
      sketch.solver.setConstant(-length, of: given)
      sketch.solver.setConstant(-end, of: bound)
      sketch.solve()
      #expect(sketch.isAbout(x, end - length))
    }
  }

  @Test mutating func twoBoundsThatMeetLeaveNothingOpen() {
    let x = sketch.variable()
    sketch.add(x, .greaterThanOrEqual, 5)
    sketch.add(x, .lessThanOrEqual, 5)
    sketch.solve()
    #expect(sketch.isAbout(x, 5))
    #expect(!sketch.solver.isAmbiguous(x))
  }

  @Test mutating func bothLabelsOfEqualStrengthMayTakeTheRest() {
    let (left, right) = (sketch.variable(), sketch.variable())
    sketch.add([Term(left), Term(right)], .equal, 300)
    sketch.addContentSize(left, 100, hugging: 250, compression: 750)
    sketch.addContentSize(right, 80, hugging: 250, compression: 750)
    sketch.solve()
    #expect(sketch.isAbout(left, 100))
    #expect(sketch.isAbout(right, 200))
    #expect(sketch.solver.isAmbiguous(left))
    #expect(sketch.solver.isAmbiguous(right))
  }

  @Test mutating func ambiguityStaysWhereItIs() {
    let (settled, open) = (sketch.variable(), sketch.variable())
    sketch.add(settled, .equal, 4, at: 3)
    sketch.add([Term(open), Term(settled, -1)], .greaterThanOrEqual, 0)
    sketch.solve()
    #expect(!sketch.solver.isAmbiguous(settled))
    #expect(sketch.solver.isAmbiguous(open))
    #expect(sketch.isAbout(open, 4))
  }
}
