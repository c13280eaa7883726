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

  /// Time does not run backwards: an earlier `time` changes nothing.
  package func pass(to time: TimeInterval) {
    state.withLock { $0.now = max($0.now, time) }
  }
}

/// Something to do at a time of the program's clock.
package final class ScheduledWork: Sendable {
  package let time: TimeInterval
  private let body: @MainActor @Sendable () -> Void
  private let state = Mutex(State.waiting)

  private enum State { case waiting, cancelled, done }

  init(time: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void) {
    (self.time, self.body) = (time, body)
  }

  package var isCancelled: Bool { state.withLock { $0 == .cancelled } }

  package var isDone: Bool { state.withLock { $0 != .waiting } }

  package func cancel() { state.withLock { $0 = .cancelled } }

  @MainActor package func run() {
    state.withLock { $0 = .done }
    body()
  }
}
