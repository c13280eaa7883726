import ConstraintSolver
import Testing

/// The meaning of priorities: strictly separate levels, and the least sum of absolute deviations within a level.
struct PriorityTests {
  var sketch = Sketch()

  @Test mutating func theHigherPriorityWins() {
    let width = sketch.variable()
    sketch.add(width, .equal, 50, at: 250)
    sketch.add(width, .equal, 100, at: 999)
    #expect(sketch.solve().isEmpty)
    #expect(sketch.isAbout(width, 100))
  }

  @Test mutating func equalPrioritiesSettleOnTheMedian() {
    let x = sketch.variable()
    for wish in [0.0, 100, 10] { sketch.add(x, .equal, wish, at: 500) }
    sketch.solve()
    #expect(sketch.isAbout(x, 10))
    #expect(!sketch.solver.isAmbiguous(x))
  }

  @Test mutating func twoEqualWishesLeaveEverythingBetweenThemOpen() {
    let x = sketch.variable()
    sketch.add(x, .equal, 100, at: 500)
    sketch.add(x, .equal, 40, at: 500)
    sketch.solve()
    #expect(sketch.isAbout(x, 40), "of equal stays, the smallest")
    #expect(sketch.solver.isAmbiguous(x))
  }

  @Test mutating func aRequiredInequalityIsMetAsNearlyAsTheWishAllows() {
    let width = sketch.variable()
    sketch.add(width, .greaterThanOrEqual, 200)
    sketch.add(width, .equal, 100, at: 999)
    sketch.solve()
    #expect(sketch.isAbout(width, 200))
    #expect(!sketch.solver.isAmbiguous(width))
  }

  @Test mutating func anOptionalInequalityCanOutrankAnEquality() {
    let width = sketch.variable()
    sketch.add(width, .equal, 100, at: 500)
    sketch.add(width, .greaterThanOrEqual, 150, at: 501)
    sketch.solve()
    #expect(sketch.isAbout(width, 150))
  }

  @Test(arguments: [(300.0, 100.0, 200.0), (150, 100, 50)])
  mutating func twoLabelsShareARow(row: Double, first: Double, second: Double) {
    let (left, right) = (sketch.variable(), sketch.variable())
    sketch.add([Term(left), Term(right)], .equal, row)
    sketch.addContentSize(left, 100, hugging: 251, compression: 751)
    sketch.addContentSize(right, 80, hugging: 250, compression: 750)
    sketch.solve()
    #expect(sketch.isAbout(left, first))
    #expect(sketch.isAbout(right, second))
    #expect(!sketch.solver.isAmbiguous(left))
    #expect(!sketch.solver.isAmbiguous(right))
  }

  @Test mutating func halfAPriorityIsALevelOfItsOwn() {
    let x = sketch.variable()
    sketch.add(x, .equal, 1, at: 999)
    sketch.add(x, .equal, 2, at: 999)
    sketch.add(x, .equal, 3, at: 999.5)
    sketch.solve()
    #expect(sketch.isAbout(x, 3))
  }

  @Test mutating func oneIsNeverOutvotedByAThousandBelow() {
    let x = sketch.variable()
    for _ in 0..<1000 { sketch.add(x, .equal, 0, at: 1) }
    sketch.add(x, .equal, 1, at: 2)
    sketch.solve()
    #expect(sketch.isAbout(x, 1))
  }

  @Test mutating func manyLevelsStayStrict() {
    let variables = (0..<100).map { _ in sketch.variable() }
    for (index, x) in variables.enumerated() {
      sketch.add(x, .equal, 5, at: Float(2 * index + 1))
      sketch.add(x, .equal, 7, at: Float(2 * index + 2))
    }
    sketch.add(variables.map { Term($0) }, .equal, 690)
    sketch.solve()
    #expect(sketch.isAbout(variables[0], -3), "the least important variable takes up all the slack")
    #expect(variables.dropFirst().allSatisfy { sketch.isAbout($0, 7) })
  }

  @Test mutating func anInequalityThatHoldsPullsNothing() {
    let x = sketch.variable()
    sketch.add(x, .lessThanOrEqual, 100, at: 900)
    sketch.add(x, .greaterThanOrEqual, -20)
    sketch.add(x, .equal, 30, at: 1)
    sketch.solve()
    #expect(sketch.isAbout(x, 30))
  }

  @Test mutating func contentThatResistsUnequallyGivesWayOnTheWeakerSide() {
    let (width, limit) = (sketch.variable(), sketch.variable())
    sketch.addContentSize(width, 100, hugging: 250, compression: 750)
    sketch.add([Term(width), Term(limit, -1)], .equal, 0, at: 500)
    sketch.add(limit, .equal, 140)
    sketch.solve()
    #expect(sketch.isAbout(width, 140), "500 is above hugging")
    sketch = Sketch()
    let narrow = sketch.variable()
    sketch.addContentSize(narrow, 100, hugging: 250, compression: 750)
    sketch.add(narrow, .equal, 60, at: 500)
    sketch.solve()
    #expect(sketch.isAbout(narrow, 100), "500 is below compression resistance")
  }

  @Test mutating func aBoundAtTheEndOfTheNumbersCostsNoAccuracy() {
    let (x, y) = (sketch.variable(), sketch.variable())
    sketch.add(x, .greaterThanOrEqual, -Double.greatestFiniteMagnitude, at: 999)
    sketch.add(y, .lessThanOrEqual, Double.greatestFiniteMagnitude)
    sketch.add([Term(x), Term(y, -1)], .equal, 0.5)
    sketch.add(x, .equal, 100, at: 1)
    sketch.solve()
    #expect(sketch.isAbout(x, 100))
    #expect(sketch.isAbout(y, 99.5))
  }
}
