import CoreTypes
import Synchronization

/// The time of one program. It stands still until somebody takes the next piece of work, so that a program does the same
/// thing in every run.
///
/// Work may be scheduled from any thread.
package final class ProgramClock: Sendable {
  private struct State {
    var now: TimeInterval = 0
    /// Earliest first; of the same time, scheduled first.
    var waiting: [ScheduledWork] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Seconds since the program began.
  package var now: TimeInterval { state.withLock(\.now) }

  /// - Parameter delay: in seconds; below 0 counts as 0.
  package func schedule(
    after delay: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void
  ) -> ScheduledWork {
    state.withLock { state in
      let work = ScheduledWork(time: state.now + max(0, delay), body)
      let index = state.waiting.lastIndex { $0.time <= work.time }.map { $0 + 1 } ?? 0
      state.waiting.insert(work, at: index)
      return work
    }
  }

  /// The next work that is due at `limit`; it is then the time of that work.
  package func takeNext(through limit: TimeInterval) -> ScheduledWork? {
    state.withLock { state in
      state.waiting.removeAll(where: \.isCancelled)
      guard let first = state.waiting.first, first.time <= limit else { return nil }
      state.now = max(state.now, first.time)
      return state.waiting.removeFirst()
    }
  }

  /// The work that waits will not be done.
  package func stop() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach { $0.cancel() }
  }

  /// Time does not run backwards: an earlier `time` changes nothing.
  package func pass(to time: TimeInterval) {
    state.withLock { $0.now = max($0.now, time) }
  }
}

/// Something to do at a time of the program's clock. Done or cancelled, it lets go of what it would need.
package final class ScheduledWork: Sendable {
  package let time: TimeInterval
  private let state: Mutex<State>

  private enum State {
    case waiting(@MainActor @Sendable () -> Void)
    case cancelled, done
  }

  init(time: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void) {
    self.time = time
    state = Mutex(.waiting(body))
  }

  package var isCancelled: Bool {
    state.withLock { if case .cancelled = $0 { true } else { false } }
  }

  package var isDone: Bool {
    state.withLock { if case .waiting = $0 { false } else { true } }
  }

  package func cancel() { end(as: .cancelled) }

  @MainActor package func run() {
    if case .waiting(let body) = end(as: .done) { body() }
  }

  /// What it was goes outside the lock: letting go of it can run anything.
  @discardableResult
  private func end(as new: State) -> State {
    state.withLock { state in
      defer { state = new }
      return state
    }
  }
}
