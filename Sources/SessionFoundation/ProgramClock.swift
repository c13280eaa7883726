import CoreTypes
import Synchronization

/// The time of one program. It stands still until somebody takes the next piece of work, so that a program does the same
/// thing in every run.
///
/// Work may be scheduled from any thread.
package final class ProgramClock: Sendable {
  private struct State {
    var now = ProgramTime.zero
    var waiting = WorkQueue()
    /// How many are just letting time pass, one inside the other.
    var advances = 0
    /// When the owner of the clock wants to be woken; nil when nothing waits, or time passes anyway.
    var alarm: ProgramTime?

    mutating func pass(to time: ProgramTime) {
      now = max(now, time)
      if let alarm, alarm <= now { self.alarm = nil }
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// Since the program began.
  package var now: ProgramTime { state.withLock(\.now) }

  /// - Parameter delay: in seconds; below 0 counts as 0.
  package func schedule(after delay: TimeInterval, _ body: @escaping ScheduledWork.Body) -> ScheduledWork {
    state.withLock { state in
      let work = ScheduledWork(time: state.now + ProgramTime(seconds: delay), body)
      state.waiting.add(work)
      return work
    }
  }

  package func hasWork(through limit: ProgramTime) -> Bool {
    state.withLock { $0.waiting.first().map { $0.time <= limit } ?? false }
  }

  /// The next work that is due at `limit`; it is then the time of that work.
  package func takeNext(through limit: ProgramTime) -> ScheduledWork? {
    state.withLock { state in
      guard let first = state.waiting.first(), first.time <= limit else { return nil }
      state.pass(to: first.time)
      state.waiting.removeFirst()
      return first
    }
  }

  /// The work that waits will not be done.
  package func stop() {
    // What it held goes after the lock is open again.
    let waiting = state.withLock { state in
      defer { state.waiting = WorkQueue() }
      return state.waiting
    }
    waiting.cancelAll()
  }

  /// Time does not run backwards: an earlier `time` changes nothing.
  package func pass(to time: ProgramTime) { state.withLock { $0.pass(to: time) } }
}

// MARK: - Alarms

extension ProgramClock {
  /// No alarm is needed until `endAdvance`.
  package func beginAdvance() { state.withLock { $0.advances += 1 } }

  package func endAdvance() { state.withLock { $0.advances -= 1 } }

  /// The time of the next work, if the caller is to be woken for it; nil when it will be awake by then.
  package func setAlarm() -> (time: ProgramTime, delay: TimeInterval)? {
    state.withLock { state in
      guard state.advances == 0, let next = state.waiting.first()?.time else { return nil }
      if let alarm = state.alarm, alarm <= next { return nil }
      state.alarm = next
      return (next, (next - state.now).seconds)
    }
  }

  /// False for an alarm that nobody needs any more.
  package func alarmRang(at time: ProgramTime) -> Bool {
    state.withLock { state in
      guard state.alarm == time else { return false }
      state.alarm = nil
      return state.advances == 0
    }
  }
}
