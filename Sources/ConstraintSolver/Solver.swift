package struct Solver: Sendable {
  package init() {}
  package mutating func makeVariable() -> Variable { variableCount += 1; return Variable(index: variableCount - 1) }
  @discardableResult package mutating func add(_ row: Row) -> RowID { rowCount += 1; return RowID(index: rowCount - 1) }
  package mutating func remove(_ row: RowID) {}
  package mutating func setConstant(_ constant: Double, of row: RowID) {}
  package mutating func solve(choosingBroken choose: ([RowID]) -> RowID) -> [Conflict] { [] }
  package func value(of variable: Variable) -> Double { 0 }
  package func isAmbiguous(_ variable: Variable) -> Bool { false }
  private var variableCount: Int32 = 0
  private var rowCount: Int32 = 0
}
