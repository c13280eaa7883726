import Synchronization

/// Work at a time of the program's clock.
package final class ScheduledWork: Sendable {
  package typealias Body = @MainActor @Sendable () -> Void

  /// A wrapper, because a closure as the value of a generic type would be wrapped anew at each access.
  private struct State {
    /// The closure; nil once it ran or was canceled, so that nothing it captures outlives that.
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

  /// Takes the closure. Its captures are released after the lock is unlocked, because that may deallocate an object
  /// that cancels this work.
  private func takeBody() -> Body? {
    state.withLock { state in
      defer { state.body = nil }
      return state.body
    }
  }
}

/// A queue of waiting work, the earliest first; at equal times, in the order of scheduling. It is a binary heap: adding
/// and taking are logarithmic in its size.
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

  /// Returns the earliest waiting work, and drops canceled work before it.
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
