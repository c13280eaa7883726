import BenchmarkKit

extension SolverBench {
  func resizing() {
    resize("E6-30", gate: 0.35, target: 0.2, .form(30))
    resize("E6-100", gate: 0.35, target: 0.18, .form(100))
    resize("E6-300", gate: 0.35, target: 0.1, .form(300))
    resize("E6-chain", gate: 0.35, target: 0.2, .naturalChain(100))
  }

  /// Measures a window resize: 50 points wider and back, one by one.
  private func resize(_ id: String, gate: Double, target: Double, _ make: @autoclosure () -> Problem) {
    guard let problem = problem(id, make), let root = problem.rootWidth else { return }
    let width = -problem.constant[Int(root.row)]
    let widths = (Array(1...50) + (0..<50).reversed()).map { width + Double($0) }
    let kiwi = Kiwi(problem)
    let order = kiwi.chooseOrder()
    kiwi.prepareEdits(widths)
    var engine = Engine(problem)
    engine.build()
    let times = patience.alternate({ seconds { widths.forEach { engine.resize(to: $0) } } }, { kiwi.edit() })
    compareResized(kiwi, &engine, to: width + 33)
    let count = Double(widths.count)
    journal.add(
      Finding(
        id, "\(problem.name), resize and read all (kiwi: \(order.rawValue))", ours: times.ours / count,
        theirs: times.theirs / count, gate: gate, target: target))
  }

  private func compareResized(_ kiwi: Kiwi, _ engine: inout Engine, to width: Double) {
    kiwi.prepareEdits([width])
    _ = kiwi.edit()
    engine.resize(to: width)
    let resized = engine.problem.resized(to: width)
    journal.complain(Answer.complaint(resized, ours: engine.values, theirs: kiwi.values))
  }

  func editedStructure() {
    removeAndAdd("E7-10", gate: 0.13, target: 0.063, .form(10))
    removeAndAdd("E7-30", gate: 0.04, target: 0.018, .form(30))
    removeAndAdd("E7-60", gate: 0.015, target: 0.007, .form(60))
  }

  /// Measures removing and adding a row as it was written, natural sizes first. Kiwi's time with required constraints
  /// first is another line, without a gate: the gates are from a measurement of rows as written.
  private func removeAndAdd(_ id: String, gate: Double, target: Double, _ make: @autoclosure () -> Problem) {
    guard let problem = problem(id, make) else { return }
    let kiwi = Kiwi(problem)
    kiwi.chooseOrder()
    _ = kiwi.build()
    var engine = Engine(problem)
    engine.build()
    for order in [Kiwi.Order.asWritten, .requiredFirst] {
      let times = patience.alternate(
        { seconds { engine.removeAndAdd() } },
        { kiwi.remove(problem.detachable) + kiwi.add(problem.detachable, order) })
      journal.complain(Answer.complaint(problem, ours: engine.values, theirs: kiwi.values))
      let isGated = order == .asWritten
      journal.add(
        Finding(
          id + (isGated ? "" : "-kind"), "\(problem.name), remove and add a row (kiwi: \(order.rawValue))",
          ours: times.ours, theirs: times.theirs, gate: isGated ? gate : nil, target: isGated ? target : nil))
    }
  }
}
