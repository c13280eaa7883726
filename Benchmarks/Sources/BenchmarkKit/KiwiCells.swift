/// A hundred feed cells, each with a separate kiwi solver.
public final class KiwiCells {
  public let problems: [Problem]
  private let cells: [Kiwi]

  public init(_ count: Int = 100) {
    problems = (0..<count).map { .feed(1, first: $0) }
    cells = problems.map { Kiwi($0) }
    let order = cells[0].chooseOrder()
    for cell in cells { cell.use(order) }
  }

  /// Returns the seconds to build them all.
  public func build() -> Double {
    cells.forEach { $0.close() }
    settleHeap()
    return cells.reduce(0) { $0 + $1.buildBesideOthers() }
  }

  public var values: [[Double]] { cells.map(\.values) }
}
