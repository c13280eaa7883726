import Synchronization

/// Something to do at a time of the program's clock.
package final class ScheduledWork: Sendable {
  package typealias Body = @MainActor @Sendable () -> Void

  /// A closure that is itself the value of a generic type is wrapped anew at each access.
  private struct State {
    /// Nil once it is done or cancelled, so that nothing it holds outlives that.
    var body: Body?
  }

  let time: ProgramTime
  private let state: Mutex<State>

  init(time: ProgramTime, _ body: @escaping Body) {
    self.time = time
    state = Mutex(State(body: body))
  }

  package var isWaiting: Bool { state.withLock { $0.body != nil } }

  package func cancel() { _ = takeBody() }

  @MainActor package func run() { takeBody()?() }

  /// What it holds goes after the lock is open again: that may be the last of an object that cancels this.
  private func takeBody() -> Body? {
    state.withLock { state in
      defer { state.body = nil }
      return state.body
    }
  }
}

/// What waits, the earliest on top; of the same time, what was scheduled first. A binary heap: to add and to take cost
/// the logarithm of what waits.
struct WorkQueue {
  private struct Entry {
    let number: UInt64
    let work: ScheduledWork

    func isBefore(_ other: Entry) -> Bool { (work.time, number) < (other.work.time, other.number) }
  }

  private var entries: [Entry] = []
  private var scheduled: UInt64 = 0

  mutating func add(_ work: ScheduledWork) {
    scheduled += 1
    entries.append(Entry(number: scheduled, work: work))
    rise(entries.count - 1)
  }

  /// The earliest that still waits. What was cancelled is forgotten when it comes on top.
  mutating func first() -> ScheduledWork? {
    while let top = entries.first {
      if top.work.isWaiting { return top.work }
      removeFirst()
    }
    return nil
  }

  mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    sink(0)
  }

  func cancelAll() { for entry in entries { entry.work.cancel() } }

  private mutating func rise(_ start: Int) {
    var child = start
    while child > 0, entries[child].isBefore(entries[(child - 1) / 2]) {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func sink(_ start: Int) {
    var parent = start
    while true {
      let children = (2 * parent + 1..<2 * parent + 3).clamped(to: 0..<entries.count)
      guard let earliest = children.min(by: { entries[$0].isBefore(entries[$1]) }) else { return }
      guard entries[earliest].isBefore(entries[parent]) else { return }
      entries.swapAt(earliest, parent)
      parent = earliest
    }
  }
}
