import CoreTypes
import Synchronization

/// The clock of one program. It does not advance until the next work is taken, so a program does the same thing in
/// every run.
///
/// Work may be scheduled from any thread.
package final class ProgramClock: Sendable {
  private struct State {
    var now = ProgramTime.zero
    var waiting = WorkQueue()
    /// The number of nested advances, during which time passes anyway.
    var advances = 0
    /// The time at which to wake the owner of the clock; nil if nothing waits, or time passes anyway.
    var alarm: ProgramTime?

    mutating func pass(to time: ProgramTime) {
      now = max(now, time)
      if let alarm, alarm <= now { self.alarm = nil }
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// The time since the program began.
  package var now: ProgramTime { state.withLock(\.now) }

  /// - Parameter delay: The delay in seconds; below 0 counts as 0.
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

  /// Takes the next work that is due by `limit`, and advances to its time.
  package func takeNext(through limit: ProgramTime) -> ScheduledWork? {
    state.withLock { state in
      guard let first = state.waiting.first(), first.time <= limit else { return nil }
      state.pass(to: first.time)
      state.waiting.removeFirst()
      return first
    }
  }

  /// Drops all waiting work.
  package func stop() {
    // The dropped closures are released after the lock is unlocked.
    let waiting = state.withLock { state in
      defer { state.waiting = WorkQueue() }
      return state.waiting
    }
    waiting.cancelAll()
  }

  /// Advances to `time`; an earlier time changes nothing.
  package func pass(to time: ProgramTime) { state.withLock { $0.pass(to: time) } }
}

// MARK: - Alarms

extension ProgramClock {
  /// Suspends alarms until `endAdvance`.
  package func beginAdvance() { state.withLock { $0.advances += 1 } }

  package func endAdvance() { state.withLock { $0.advances -= 1 } }

  /// Returns the time of the next work, if the caller needs to be woken for it; nil if it will be awake by then.
  package func setAlarm() -> (time: ProgramTime, delay: TimeInterval)? {
    state.withLock { state in
      guard state.advances == 0, let next = state.waiting.first()?.time else { return nil }
      if let alarm = state.alarm, alarm <= next { return nil }
      state.alarm = next
      return (next, (next - state.now).seconds)
    }
  }

  /// Returns whether an alarm is still needed.
  package func alarmRang(at time: ProgramTime) -> Bool {
    state.withLock { state in
      guard state.alarm == time else { return false }
      state.alarm = nil
      return state.advances == 0
    }
  }
}
