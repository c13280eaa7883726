import BenchmarkKit

/// Compares the engine with kiwi, both with prepared constraints.
struct SolverBench {
  let options: Options
  let journal: Journal

  var patience: Patience { options.patience }

  func run() {
    independentRows()
    forms()
    chains()
    nestedStacks()
    smallest()
    resizing()
    editedStructure()
    contradictions()
    ties()
    growth()
    feeds()
    templates()
    memory()
  }

  /// Returns the problem of a case, if it is requested.
  func problem(_ id: String, _ make: () -> Problem) -> Problem? {
    guard options.wants(id) else { return nil }
    let problem = make()
    return problem.rowCount <= options.largest ? problem : nil
  }

  /// - Returns: The time of each side in seconds; nil if the case is not requested.
  @discardableResult
  func build(
    _ id: String, gate: Double?, target: Double?, _ make: @autoclosure () -> Problem,
    orders: [Kiwi.Order] = [.requiredFirst, .asWritten]
  ) -> (ours: Double, theirs: Double)? {
    guard let problem = problem(id, make) else { return nil }
    let kiwi = Kiwi(problem)
    let order = kiwi.chooseOrder(among: orders)
    var engine = Engine(problem)
    let times = patience.alternate({ engine.buildTime() }, { kiwi.build() })
    journal.complain(Answer.complaint(problem, ours: engine.values, theirs: kiwi.values))
    journal.add(
      Finding(
        id, "\(problem.name), build (kiwi: \(order.rawValue))", ours: times.ours, theirs: times.theirs, gate: gate,
        target: target))
    return times
  }
}

extension SolverBench {
  func independentRows() {
    build("E1", gate: 0.003, target: 0.001, .independentRows(options.isSmoke ? 10 : 1000))
  }

  func forms() {
    build("E2-10", gate: 0.17, target: 0.085, .form(10))
    build("E2-30", gate: 0.05, target: 0.02, .form(30))
    build("E2-100", gate: 0.012, target: 0.0055, .form(100))
    build("E2-300", gate: 0.003, target: 0.0012, .form(300))
  }

  func chains() {
    build("E3-equal", gate: 0.02, target: 0.007, .equalChain(100), orders: Kiwi.Order.allCases)
    build("E3-natural", gate: 0.003, target: 0.001, .naturalChain(300))
  }

  func nestedStacks() {
    let eight = build("E4-8", gate: 0.2, target: 0.09, .nestedStacks(8))
    compareToYoga("E4-8-yoga", "nested stacks 8 deep", target: 0.18, eight, .nested8)
    let sixteen = build("E4-16", gate: 0.14, target: 0.065, .nestedStacks(16))
    compareToYoga("E4-16-yoga", "nested stacks 16 deep", target: 0.02, sixteen, .nested16)
  }

  func smallest() {
    build("E5", gate: 0.5, target: 0.28, .form(2))
  }

  func contradictions() {
    build("E8-10", gate: 0.9, target: 0.43, .contradictory(10))
    build("E8-30", gate: 0.9, target: 0.43, .contradictory(30))
  }

  func ties() {
    build("E13-20", gate: 0.8, target: 0.4, .crowdedColumn(20))
    build("E13-80", gate: 0.17, target: 0.08, .crowdedColumn(80))
  }
}
