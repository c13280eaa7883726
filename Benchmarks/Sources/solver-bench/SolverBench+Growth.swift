import BenchmarkKit

extension SolverBench {
  func growth() {
    let sizes = options.isSmoke ? [2, 3, 4, 5] : [100, 215, 464, 1000]
    let depths = options.isSmoke ? [2, 3, 4, 5] : [8, 16, 32, 64]
    exponent("E9-rows", "independent rows", sizes, gate: 1.15, target: 1.05) { .independentRows($0) }
    exponent("E9-equal", "chain of equal views", sizes, gate: 1.15, target: 1.05) { .equalChain($0) }
    exponent("E9-natural", "chain of natural widths", sizes, gate: 1.15, target: 1.05) { .naturalChain($0) }
    exponent("E9-form", "form", sizes, gate: 1.15, target: 1.05) { .form($0) }
    exponent("E9-feed", "feed cells", sizes, gate: 1.15, target: 1.05) { .feed($0) }
    exponent("E9-nested", "nested stacks", depths, gate: 1.8, target: 1.2) { .nestedStacks($0) }
  }

  private func exponent(
    _ id: String, _ title: String, _ sizes: [Int], gate: Double, target: Double, _ make: (Int) -> Problem
  ) {
    let problems = sizes.compactMap { size in problem(id) { make(size) } }
    guard problems.count == sizes.count else { return }
    let times = problems.map { problem in
      var engine = Engine(problem)
      return patience.repeatedly { engine.buildTime() }
    }
    var finding = Finding(
      id, "\(title), \(sizes[0]) to \(sizes[sizes.count - 1]): growth exponent", growthExponent(sizes, times),
      .exponent, gate: gate, target: target)
    finding.ours = times.last
    journal.add(finding)
  }

  func memory() {
    bytes("E12-rows", gate: 700, target: 350, .independentRows(options.isSmoke ? 10 : 1000))
    let problem = Problem.form(options.isSmoke ? 10 : 100)
    guard let ours = bytes("E12-form", gate: 700, target: 350, problem) else { return }
    let kiwi = Kiwi(problem)
    let before = heapInUse()
    _ = kiwi.build()
    let theirs = Double(heapInUse() - before) / Double(problem.rowCount)
    journal.add(
      Finding("E12-kiwi", "\(problem.name), heap beside kiwi's", ours / theirs, .ratio, gate: 0.25, target: 0.22))
  }

  /// Measures the heap memory of a solved solver.
  @discardableResult
  private func bytes(_ id: String, gate: Double, target: Double, _ make: @autoclosure () -> Problem) -> Double? {
    guard let problem = problem(id, make) else { return nil }
    var engine = Engine(problem)
    engine.build()
    let with = heapInUse()
    engine.discard()
    let bytes = Double(with - heapInUse()) / Double(problem.rowCount)
    journal.add(
      Finding(id, "\(problem.name), heap bytes a constraint", bytes, .bytes, gate: gate, target: target))
    return bytes
  }
}
