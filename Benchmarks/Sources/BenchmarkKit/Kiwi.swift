import CKiwi

/// kiwisolver with the constraints of one problem, created in advance.
public final class Kiwi {
  public enum Order: String, CaseIterable, Sendable {
    /// Required rows first (sizes, positions, inequalities), then optional ones from high to low. This is the fastest
    /// order for most problems.
    case requiredFirst = "required first"
    case asWritten = "as written"
    case reversed
  }

  public let problem: Problem
  private let system: OpaquePointer
  private var order: [Int32] = []

  public init(_ problem: Problem, _ order: Order = .requiredFirst) {
    self.problem = problem
    let strengths = problem.kiwiStrengths
    system = kiwi_make(
      problem.variableCount, Int32(problem.rowCount), problem.start, problem.variable, problem.coefficient,
      problem.constant, problem.relation.map(\.rawValue), strengths)
    use(order)
  }

  deinit { kiwi_free(system) }

  public func use(_ order: Order) { self.order = problem.rows(in: order) }

  /// Loads the module; returns what is missing if it cannot.
  public static func start() -> String? {
    let directory = environment("TINAMOU_KIWISOLVER")
    return kiwi_start(directory).map { String(cString: $0) }
  }

  public static var version: String { String(cString: kiwi_version()) }
}

// MARK: - Timed work; all methods return seconds, without the time of creating objects

extension Kiwi {
  /// Creates a solver, adds every row, and stores every value in its variable.
  public func build(without row: Int32? = nil, limit: Double = .infinity) -> Double {
    close()
    settleHeap()
    return buildBesideOthers(without: row, limit: limit)
  }

  /// Builds in the same way beside other solvers, which the caller has closed before settling the heap.
  public func buildBesideOthers(without row: Int32? = nil, limit: Double = .infinity) -> Double {
    kiwi_open(system)
    let rows = row.map { row in order.filter { $0 != row } } ?? order
    return total(kiwi_add(system, rows, rows.count, limit), kiwi_update(system))
  }

  public func remove(_ rows: Range<Int32>) -> Double {
    let rows = Array(rows)
    return total(kiwi_remove(system, rows, rows.count), kiwi_update(system))
  }

  public func add(_ rows: Range<Int32>, _ order: Order) -> Double {
    let rows = problem.rows(in: order).filter(rows.contains)
    return total(kiwi_add(system, rows, rows.count, .infinity), kiwi_update(system))
  }

  /// Makes the root's width editable in a built solver.
  public func prepareEdits(_ widths: [Double]) {
    guard let root = problem.rootWidth else { return }
    _ = build(without: root.row)
    precondition(kiwi_prepare_edits(system, root.variable, widths, widths.count), "kiwi refused to edit the root")
  }

  /// Edits to every width in turn, and stores all values after each.
  public func edit() -> Double { kiwi_edit(system) }

  public func close() { kiwi_close(system) }

  public var values: [Double] {
    var values = [Double](repeating: 0, count: Int(problem.variableCount))
    kiwi_values(system, &values)
    return values
  }

  private func total(_ parts: Double...) -> Double {
    if parts.contains(KIWI_TOO_SLOW) { return .infinity }
    precondition(!parts.contains(KIWI_REFUSED), "kiwi refused a constraint of \(problem.name)")
    return parts.reduce(0, +)
  }

  /// Chooses the fastest order for kiwisolver by trying each once. An order that takes three times as long as the best
  /// is abandoned.
  @discardableResult
  public func chooseOrder(among orders: [Order] = [.requiredFirst, .asWritten]) -> Order {
    var best: (order: Order, seconds: Double) = (orders[0], .infinity)
    for order in orders {
      use(order)
      _ = build(limit: min(2, 3 * best.seconds))  // warms up the caches
      let seconds = build(limit: 3 * best.seconds)
      if seconds < best.seconds { best = (order, seconds) }
    }
    use(best.order)
    return best.order
  }
}

extension Problem {
  fileprivate func rows(in order: Kiwi.Order) -> [Int32] {
    switch order {
    case .asWritten: Array(rows)
    case .reversed: rows.reversed()
    case .requiredFirst:
      rows.sorted { left, right in
        let (first, second) = (stage(of: left), stage(of: right))
        return first != second ? first < second : left < right
      }
    }
  }

  private func stage(of row: Int32) -> Float {
    guard isRequired(row) else { return 2000 - priority[Int(row)] }
    if relation[Int(row)] != .equal { return 2 }
    return terms(of: row).contains { isPosition(variable[$0]) } ? 1 : 0
  }

  /// The strengths for kiwi, which sums weighted errors. Up to 8 levels get geometric weights, 1 to 1e8, which is as
  /// strict as doubles allow. With more levels, the priority is the weight.
  fileprivate var kiwiStrengths: [Double] {
    let levels = self.levels
    let step = pow(1e8, 1 / Double(max(levels.count, 3) - 1))
    return priority.map { priority in
      if priority >= 1000 { return 1_001_001_000 }
      if levels.count > 8 { return Double(priority) }
      return pow(step, Double(levels.count - 1 - levels.firstIndex(of: priority)!))
    }
  }

  /// Whether kiwi's weights represent strict priorities.
  public var isStrictForKiwi: Bool { levels.count <= 8 }
}
