import ConstraintSolver

/// SplitMix64 (Steele, Lea, Flood 2014): small, seeded, the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A few rows over a few variables, with small whole numbers, so that the reference is exact. Some systems have hardly
/// more than one constant: layouts are full of such coincidences, and the simplex method is delicate there.
struct RandomSystem {
  let variableCount: Int
  var rows: [Row]

  init(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...5, using: &random)
    let requiredShare = [0, 2, 4, 8].randomElement(using: &random)!
    let largest = [0, 2, 20].randomElement(using: &random)!
    variableCount = count
    rows = (0..<Int.random(in: 1...10, using: &random)).map { _ in
      Self.row(variableCount: count, requiredShare: requiredShare, largestConstant: largest, &random)
    }
  }

  /// The rows of a screen: views side by side and below each other, some sizes preferred, some equal, some bounded.
  init(screenOf viewCount: Int, seed: Int) {
    var random = SeededGenerator(seed: seed)
    variableCount = 2 * viewCount
    rows = [Row([Term(Self.variable(0))], .equal), Row([Term(Self.variable(1))], constant: -320, .equal)]
    let edges = (0..<viewCount).map { Self.variable(2 * $0) }
    let widths = (0..<viewCount).map { Self.variable(2 * $0 + 1) }
    for view in 1..<viewCount {
      let other = Int.random(in: 0..<view, using: &random)
      let gap = Double(Int.random(in: 0...20, using: &random))
      rows.append(Row([Term(edges[view]), Term(edges[other], -1), Term(widths[other], -1)], constant: -gap, .equal))
      rows.append(Row([Term(edges[view]), Term(widths[view]), Term(widths[0], -1)], constant: gap, .lessThanOrEqual))
      rows[rows.count - 1].priority = Priority([900, 800].randomElement(using: &random)!)
      let size = Double(Int.random(in: 10...90, using: &random))
      let hugging = Priority([250, 251, 252].randomElement(using: &random)!)
      rows.append(Row([Term(widths[view])], constant: -size, .lessThanOrEqual, priority: hugging))
      rows.append(Row([Term(widths[view])], constant: -size, .greaterThanOrEqual, priority: Priority(750)))
      rows.append(Row([Term(widths[view])], .greaterThanOrEqual))
      let ratio = [1.0 / 3, 0.618, 1, 1, 2].randomElement(using: &random)!
      rows.append(
        Row([Term(widths[view]), Term(widths[other], -ratio)], .equal, priority: Priority(Float(200 + other))))
    }
  }

  static func row(
    variableCount: Int, requiredShare: Int = 3, largestConstant: Int = 5, _ random: inout SeededGenerator
  ) -> Row {
    let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Term(
        Self.variable(Int.random(in: 0..<variableCount, using: &random)),
        [1, 1, 1, -1, -1, 2, -2, 3].randomElement(using: &random)!)
    }
    let isRequired = Int.random(in: 0..<10, using: &random) < requiredShare
    return Row(
      terms, constant: Double(Int.random(in: -largestConstant...largestConstant, using: &random)),
      [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
      priority: isRequired ? .required : Priority([750, 500.5, 500, 1].randomElement(using: &random)!))
  }

  /// Returns a solver with this system's variables, and the identifiers of the rows.
  func makeSolver() -> (solver: Solver, ids: [RowID]) {
    var solver = Solver()
    for kind in kinds { _ = solver.makeVariable(kind) }
    let ids = rows.map { solver.add($0) }
    return (solver, ids)
  }

  /// Every solver numbers its variables the same way.
  static func variable(_ index: Int) -> Variable {
    var solver = Solver()
    return (0...index).map { _ in solver.makeVariable() }[index]
  }

  var kinds: [VariableKind] { (0..<variableCount).map(VariableKind.drawn) }

  var variables: [Variable] { (0..<variableCount).map(Self.variable) }
}

extension Row: CustomStringConvertible {
  public var description: String {
    let sum = terms.map { "\($0.coefficient)·v\($0.variable.index)" }.joined(separator: " + ")
    return "\(sum) + \(constant) \(relation) 0 @\(priority.value)"
  }
}

extension RandomSystem: CustomStringConvertible {
  var description: String { rows.map(\.description).joined(separator: "\n") }
}
