import SessionFoundation
import Synchronization

/// A message that `perform(_:with:afterDelay:)` sends later, or another thread sends.
struct DelayedMessage: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  @MainActor func send() { _ = Message(selector, with: MethodArguments(first: argument)).send(to: target) }

  /// Equal objects, and equal values, are the same argument.
  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
    return argument as AnyObject === other as AnyObject
  }
}

/// The messages of a session that wait for their time.
final class DelayedMessages: Sendable {
  private struct Entry: Sendable {
    let number: Int
    let message: DelayedMessage
    let work: ScheduledWork
  }

  private struct State {
    var last = 0
    var entries: [Entry] = []
  }

  private let state = Mutex(State())

  func add(_ message: DelayedMessage, _ delay: TimeInterval, _ session: Session) {
    let number = state.withLock { state in
      state.last += 1
      return state.last
    }
    let work = session.schedule(after: delay) { [weak self] in
      self?.remove { $0.number == number }
      message.send()
    }
    // Another thread may have let the time pass already.
    state.withLock { state in
      if work.isWaiting { state.entries.append(Entry(number: number, message: message, work: work)) }
    }
  }

  func cancel(_ isMeant: (DelayedMessage) -> Bool) {
    for entry in remove({ isMeant($0.message) }) { entry.work.cancel() }
  }

  func forgetAll() { remove { _ in true } }

  /// What the entries hold goes after the lock is open again.
  @discardableResult private func remove(_ isMeant: (Entry) -> Bool) -> [Entry] {
    let all = state.withLock(\.entries), removed = all.filter(isMeant), numbers = Set(removed.map(\.number))
    state.withLock { $0.entries.removeAll { numbers.contains($0.number) } }
    return removed
  }
}
