import BenchmarkKit

extension SolverBench {
  private var cellCount: Int { options.isSmoke ? 3 : 100 }

  /// Measures all cells in one solver.
  func feeds() {
    build("E10-one", gate: 0.004, target: 0.002, .feed(cellCount))
    guard options.wants("E10-many") || options.wants("E10-yoga") else { return }
    let problem = Problem.feed(cellCount)
    let kiwi = KiwiCells(cellCount)
    var engine = Engine(problem)
    let times = patience.alternate({ engine.buildTime() }, { kiwi.build() })
    journal.complain(Answer.complaint(problem, ours: engine.values, theirs: kiwi.values.flatMap { $0 }))
    journal.add(
      Finding(
        "E10-many", "\(problem.name), build, beside as many kiwi solvers", ours: times.ours, theirs: times.theirs,
        gate: 0.3, target: 0.12))
    compareToYoga("E10-yoga", "\(problem.name), build", target: 0.6, times, .feed)
  }

  /// Measures one cell after the other, each with the first one's shape.
  func templates() {
    guard options.wants("E11-many") || options.wants("E11-yoga") else { return }
    let kiwi = KiwiCells(cellCount)
    let engines = kiwi.problems.map { Engine($0) }
    var results = [[Double]](repeating: engines[0].values, count: engines.count)
    let ours = {
      settleHeap()
      return seconds { layOutAlike(engines, into: &results) }
    }
    let times = patience.alternate(ours, { kiwi.build() })
    for (cell, (ours, theirs)) in zip(kiwi.problems, zip(results, kiwi.values)) {
      journal.complain(Answer.complaint(cell, ours: ours, theirs: theirs))
    }
    let title = "\(engines.count) feed cells by one template"
    journal.add(
      Finding(
        "E11-many", "\(title), beside as many kiwi solvers", ours: times.ours, theirs: times.theirs, gate: 0.02,
        target: 0.008))
    compareToYoga("E11-yoga", title, target: 0.03, times, .feed)
  }

  private func layOutAlike(_ engines: [Engine], into results: inout [[Double]]) {
    var template = engines[0]
    template.build()
    results[0] = template.values
    for index in engines.indices.dropFirst() {
      template.rebind(to: engines[index])
      results[index].withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: template.values) }
    }
  }
}

extension SolverBench {
  func compareToYoga(
    _ id: String, _ title: String, target: Double, _ times: (ours: Double, theirs: Double)?, _ yoga: Yoga
  ) {
    guard let times, options.wants(id) else { return }
    journal.add(yoga.comparison(id, title, ours: times.ours, kiwi: times.theirs, target: target))
  }
}
