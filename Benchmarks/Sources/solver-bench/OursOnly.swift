import BenchmarkKit

/// Measures only our solver, by phases, to check a change quickly.
struct OursOnly {
  let options: Options

  private var cases: [(name: String, make: () -> Problem)] {
    let families: [(String, [Int], (Int) -> Problem)] = [
      ("rows", [10, 100, 1000], { .independentRows($0) }), ("equal", [10, 100, 1000], { .equalChain($0) }),
      ("natural", [10, 100, 300, 1000], { .naturalChain($0) }), ("nested", [4, 8, 16, 64], { .nestedStacks($0) }),
      ("form", [2, 10, 30, 60, 100, 300, 1000], { .form($0) }), ("feed", [1, 10, 100], { .feed($0) }),
      ("over", [3, 10, 30], { .contradictory($0) }), ("crowded", [10, 40, 80, 400], { .crowdedColumn($0) }),
    ]
    return families.flatMap { name, sizes, make in sizes.map { size in ("\(name)-\(size)", { make(size) }) } }
  }

  func table() {
    say(line("case", ["rows", "write", "solve", "read", "us", "ns a row", "resize", "less+more"]))
    for (name, make) in cases where options.wants(name) {
      let problem = make()
      if problem.rowCount <= options.largest { say(measure(name, problem)) }
    }
  }

  private func measure(_ name: String, _ problem: Problem) -> String {
    var engine = Engine(problem)
    var phases: [[Double]] = []
    let total = options.patience.repeatedly {
      engine.discard()
      settleHeap()
      let parts = [seconds { engine.write() }, seconds { engine.solve() }, seconds { engine.read() }]
      phases.append(parts)
      return parts.reduce(0, +)
    }
    let parts = (0..<3).map { part in median(phases.map { $0[part] }) }
    let numbers = (parts + [total]).map { Finding.short($0 * 1e6) }
    return line(
      name,
      ["\(problem.rowCount)"] + numbers + [Finding.short(total * 1e9 / Double(problem.rowCount))]
        + [resize(&engine), removeAndAdd(&engine)])
  }

  private func resize(_ engine: inout Engine) -> String {
    guard let root = engine.problem.rootWidth else { return "" }
    let width = -engine.problem.constant[Int(root.row)]
    var step = 0.0
    let time = options.patience.repeatedly {
      step = step < 50 ? step + 1 : 0
      return seconds { engine.resize(to: width + step) }
    }
    return Finding.short(time * 1e6)
  }

  private func removeAndAdd(_ engine: inout Engine) -> String {
    if engine.problem.detachable.isEmpty { return "" }
    return Finding.short(options.patience.repeatedly { seconds { engine.removeAndAdd() } } * 1e6)
  }

  private func line(_ name: String, _ columns: [String]) -> String {
    name.padded(14) + columns.map { $0.padded(11, left: true) }.joined()
  }

  /// Profiles `form-100`, `form-100:resize`, `form-100:rows` or `feed-1:rebind` for ten seconds.
  func profile(_ wanted: String) {
    let parts = wanted.split(separator: ":", maxSplits: 1).map(String.init)
    guard let make = cases.first(where: { $0.name == parts.first })?.make else {
      Options.stop("no such case; there are \(cases.map(\.name).joined(separator: " "))", 2)
    }
    var engine = Engine(make())
    engine.build()
    let width = engine.problem.rootWidth.map { -engine.problem.constant[Int($0.row)] } ?? 0
    var step = 0.0
    let cells = wanted == "feed-1:rebind" ? (0..<100).map { Engine(.feed(1, first: $0)) } : []
    Options.loop(wanted) {
      switch parts.dropFirst().first {
      case "resize":
        step = step < 50 ? step + 1 : 0
        engine.resize(to: width + step)
      case "rows": engine.removeAndAdd()
      case "rebind":
        step = step < 99 ? step + 1 : 0
        engine.rebind(to: cells[Int(step)])
      default: engine.build()
      }
    }
  }
}
