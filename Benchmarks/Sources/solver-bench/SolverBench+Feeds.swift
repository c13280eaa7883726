import BenchmarkKit

/// kiwi with a solver for each cell.
private final class KiwiCells {
  private let cells: [Kiwi]

  init(_ problems: [Problem]) {
    cells = problems.map { Kiwi($0) }
    let order = cells[0].chooseOrder()
    for cell in cells { cell.use(order) }
  }

  func build() -> Double {
    cells.forEach { $0.close() }
    settleHeap()
    return cells.reduce(0) { $0 + $1.buildBesideOthers() }
  }

  var values: [[Double]] { cells.map(\.values) }
}

extension SolverBench {
  private var cells: [Problem] { (0..<100).map { Problem.feed(1, first: $0) } }

  /// A hundred cells in one window.
  func feeds() {
    build("E10-one", gate: 0.004, target: 0.002, .feed(100))
    guard options.wants("E10-many") || options.wants("E10-yoga"), let problem = problem("E10", { .feed(100) }) else {
      return
    }
    let kiwi = KiwiCells(cells)
    var engine = Engine(problem)
    let times = patience.alternate({ engine.buildTime() }, { kiwi.build() })
    journal.complain(Answer.complaint(problem, ours: engine.values, theirs: kiwi.values.flatMap { $0 }))
    journal.add(
      Finding(
        "E10-many", "\(problem.name), build, beside 100 kiwi solvers", ours: times.ours, theirs: times.theirs,
        gate: 0.3,
        target: 0.12))
    compareToYoga("E10-yoga", "\(problem.name), build", target: 0.6, times, .feed)
  }

  /// A hundred cells, one after the other, each of the first one's shape.
  func templates() {
    guard options.wants("E11-many") || options.wants("E11-yoga") else { return }
    let engines = cells.map { Engine($0) }
    let kiwi = KiwiCells(cells)
    var results = [[Double]](repeating: engines[0].values, count: engines.count)
    let times = patience.alternate(
      {
        settleHeap()
        return seconds { layOutAlike(engines, into: &results) }
      }, { kiwi.build() })
    for (cell, (ours, theirs)) in zip(cells, zip(results, kiwi.values)) {
      journal.complain(Answer.complaint(cell, ours: ours, theirs: theirs))
    }
    journal.add(
      Finding(
        "E11-many", "100 feed cells by one template, beside 100 kiwi solvers", ours: times.ours, theirs: times.theirs,
        gate: 0.02, target: 0.008))
    compareToYoga("E11-yoga", "100 feed cells by one template", target: 0.03, times, .feed)
  }

  private func layOutAlike(_ engines: [Engine], into results: inout [[Double]]) {
    var template = engines[0]
    template.build()
    results[0] = template.values
    for index in engines.indices.dropFirst() {
      template.rebind(to: engines[index])
      for variable in template.values.indices { results[index][variable] = template.values[variable] }
    }
  }
}
