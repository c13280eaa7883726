import ConstraintSolver
import Testing

/// Many equal preferences that cannot all be met, like copies of a view in a stack view.
struct TieTests {
  var sketch = Sketch()

  /// Adds a column of views of 20 points with equal gaps. None may begin above the one before it.
  /// - Returns: Their heights, and the row with the height of the column.
  private mutating func addColumn(of count: Int, height: Double) -> (heights: [Variable], root: RowID) {
    let heights = (0..<count).map { _ in sketch.variable() }
    let tops = (0..<count).map { _ in sketch.variable(.position) }
    let (root, gap) = (sketch.variable(), sketch.variable())
    let row = sketch.add(root, .equal, height)
    sketch.add(gap, .greaterThanOrEqual, 0)
    sketch.add(tops[0], .equal, 0)
    for view in 0..<count {
      sketch.addContentSize(heights[view], 20, hugging: 250, compression: 750)
      if view == 0 { continue }
      let (above, end) = (Term(tops[view - 1], -1), Term(heights[view - 1], -1))
      sketch.add([Term(tops[view]), above], .greaterThanOrEqual, 0)
      sketch.add([Term(tops[view]), above, end], .greaterThanOrEqual, 0)
      sketch.add([Term(tops[view]), above, end, Term(gap, -1)], .equal, 0)
    }
    sketch.add([Term(root), Term(tops[count - 1], -1)], .greaterThanOrEqual, 0)
    sketch.add([Term(tops[count - 1]), Term(heights[count - 1]), Term(root, -1)], .equal, 0)
    return (heights, row)
  }

  @Test(arguments: [3, 40, 120])
  mutating func ofEqualViewsWithoutRoomTheLastOnesGiveWay(count: Int) {
    let heights = addColumn(of: count, height: 30).heights
    #expect(sketch.solve().isEmpty && sketch.solver.outcome == .solved)
    let expected = [20, 10] + [Double](repeating: 0, count: count - 2)
    #expect(zip(heights, expected).allSatisfy { sketch.isAbout($0, $1) })
  }

  @Test mutating func settlingTiesLeavesEverythingAsItWasBuilt() {
    let (heights, root) = addColumn(of: 20, height: 30)
    sketch.solve()
    let kept = sketch.solver.keptCount
    for (height, whole) in [(150.0, 7), (250, 12), (30, 1)] {
      sketch.solver.setConstant(-height, of: root)
      sketch.solve()
      #expect(heights.prefix(whole).allSatisfy { sketch.isAbout($0, 20) })
      #expect(sketch.isAbout(heights[whole], 10) && sketch.isAbout(heights[19], 0))
    }
    #expect(sketch.solver.brokenInvariants() == [])
    #expect(sketch.solver.keptCount <= 2 * kept, "nothing is built again, and nothing is added for ties")
  }

  /// The first variable occurs only in a sum, so it may have any value: it is zero, then the second as small as
  /// possible.
  @Test mutating func whatNothingDefinesTakesItsTurn() {
    let (first, second, third) = (sketch.variable(), sketch.variable(), sketch.variable())
    let sum = sketch.add([Term(first), Term(second), Term(third)], .equal, 90)
    sketch.add(third, .lessThanOrEqual, 50)
    for total in [90.0, 40, 120] {
      sketch.solver.setConstant(-total, of: sum)
      sketch.solve()
      #expect(sketch.isAbout(first, 0) && sketch.isAbout(second, max(0, total - 50)))
      #expect(sketch.isAbout(third, min(total, 50)) && sketch.solver.isAmbiguous(first))
    }
  }
}
